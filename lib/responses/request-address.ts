/** The path of requests whose own path cannot be decoded. The proxy responds with status 400. No page can have it. */
export const unreadableAddress = '/_unreadable-address'

/** True for a request target whose path can be decoded: every percent sign is part of valid UTF-8. */
export function isReadable(target: string): boolean {
  if (!target.startsWith('/')) return false
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
