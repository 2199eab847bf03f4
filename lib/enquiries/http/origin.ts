import 'server-only'

/**
 * Whether a post comes from a page of this site. A browser says where its page is from; the address it used to reach us
 * counts as well as the configured one, so that the site works under a host name nobody has set. Programs that send no
 * origin at all are no browser in which somebody else's page could act.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  // The browser's own comparison, which no page can forge. It holds where the address does not: behind a proxy that
  // passes another host on, and for a page that keeps its address to itself and posts as "null".
  if (site === 'same-origin') return true
  if (origin === null) return site === null || site === 'none'
  if (!URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.get('Host')
}
