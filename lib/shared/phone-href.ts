/** The `tel:` URL of a formatted number, such as `0800 000 0000`. */
export function phoneHref(phone: string) {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
