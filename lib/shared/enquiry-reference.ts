/** The short form of an enquiry's id, for people: `enquiry.1a2b3c4d-…` becomes `1A2B-3C4D`. */
export function referenceOf(id: string): string {
  return id.replace(/^enquiry\.(.{4})(.{4}).*$/, '$1-$2').toUpperCase()
}
