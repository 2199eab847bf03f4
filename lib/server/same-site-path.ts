/** Any origin will do: what matters is whether an address leaves it. */
const here = 'http://site.invalid'
/** Browsers drop some of these and read a backslash as a slash, so that `/\t/host` leads to another host. */
// oxlint-disable-next-line no-control-regex -- these characters are what it is about
const misleading = /[\u0000-\u001f\u007f\\]/

/**
 * The address of a page of this site, as it may stand in a `Location` header; undefined for anything that a browser
 * would take for another site. Every address that comes from outside and is to be gone to passes through here.
 */
export function sameSitePath(to: string): string | undefined {
  if (!to.startsWith('/') || misleading.test(to) || !URL.canParse(to, here)) return undefined
  const { origin, pathname, search, hash } = new URL(to, here)
  // `/.//host` is a path of ours until its dots are gone.
  if (origin !== here || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}
