import 'server-only'

/**
 * Whether a POST request comes from a page of this site. The request's own host counts as well as the configured one, so
 * that the site works under a host name that is not configured. A request without an origin comes from a program, not
 * from a browser in which another site's page could act.
 */
export function isOwnOrigin(headers: Pick<Headers, 'get'>, siteUrl: string): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  // The browser's own comparison, which no page can forge. It works where comparing hosts does not: behind a proxy that
  // passes on another host, and for a page whose origin is sent as "null".
  if (site === 'same-origin') return true
  if (origin === null) return site === null || site === 'none'
  if (!URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.get('Host')
}
