/** Where requests go whose address nobody can read. The proxy answers there with status 400. No place can have it. */
export const unreadableAddress = '/_unreadable-address'

/** True for a request target whose path can be read: every percent sign in it is part of valid UTF-8. */
export function isReadable(target: string): boolean {
  if (!target.startsWith('/')) return false
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
