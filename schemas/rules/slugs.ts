/**
 * Addresses that belong to the site itself: a town under one of these names could never be reached.
 * Add a route here when the site gains one at the top level.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about',
  'api',
  'contact',
  'faq',
  'get-a-quote',
  'images',
  'privacy-policy',
  'quote',
  'sell-car-guide',
  'studio',
  'terms',
  'thank-you',
  'unavailable',
])

/** Longer addresses are cut off in search results and hard to read out over the telephone. */
export const slugMaxLength = 60

/** Lower-case words joined by single dashes: `bracknell-forest`, `m4-corridor`. */
export function isKebabCase(value: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
}

/** Turns a name into an address: "Windsor & Maidenhead" becomes `windsor-maidenhead`. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-+|-+$/g, '')
}

/** What is wrong with the last part of a page's address, in words for an editor; `undefined` when all is well. */
export function slugProblem(value: string, options: { topLevel: boolean }): string | undefined {
  if (!isKebabCase(value))
    return `Use lower-case letters, digits and single dashes only, for example “${toSlug(value) || 'bracknell-forest'}”.`
  if (value.length > slugMaxLength)
    return `Keep the address within ${slugMaxLength} characters; this one has ${value.length}.`
  if (options.topLevel && reservedSlugs.has(value))
    return `“${value}” is already a page of this site. Choose another address.`
  return undefined
}
