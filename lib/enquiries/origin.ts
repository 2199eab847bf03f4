/**
 * Whether a post comes from a page of this site. A browser says where its page is from; the address it used to reach us
 * counts as well as the configured one, so that the site works under a host name nobody has set. Programs that send no
 * origin at all are no browser in which somebody else's page could act.
 */
export function isOwnOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('Origin')
  // A page that keeps its address to itself posts as "null"; the browser still says whether it is one of ours.
  if (origin === null || origin === 'null') {
    const site = headers.get('Sec-Fetch-Site')
    return origin === null
      ? site === null || site === 'same-origin' || site === 'none'
      : site === 'same-origin'
  }
  if (!URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.get('Host')
}
