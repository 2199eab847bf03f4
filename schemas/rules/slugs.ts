import { reservedSegments } from './site-addresses.ts'

/** Longer addresses are cut off in search results and hard to read out over the telephone. */
export const slugMaxLength = 60

/** Lower-case words joined by single dashes: `bracknell-forest`, `m4-corridor`. */
export function isKebabCase(value: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
}

/** True for what can be the last part of a page's address. */
export function isSlug(value: string): boolean {
  return value.length <= slugMaxLength && isKebabCase(value)
}

/** The address in a slug field as it is stored; undefined while it is empty. */
export function storedSlug(field: unknown): string | undefined {
  if (typeof field !== 'object' || field === null || !('current' in field)) return undefined
  return typeof field.current === 'string' && field.current !== '' ? field.current : undefined
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

/** What is wrong with the last part of a page's address, as a message to the editor; `undefined` when it is valid. */
export function slugProblem(value: string, options: { topLevel: boolean }): string | undefined {
  if (!isKebabCase(value))
    return `Use lower-case letters, digits and single dashes only, for example “${toSlug(value) || 'bracknell-forest'}”.`
  if (value.length > slugMaxLength)
    return `Keep the address within ${slugMaxLength} characters; this one has ${value.length}.`
  if (options.topLevel && reservedSegments.has(value))
    return `“${value}” is already a page of this site. Choose another address.`
  return undefined
}
