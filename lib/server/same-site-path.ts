/** Any origin will do: a URL is only checked for leaving it. */
const baseOrigin = 'http://site.invalid'
/** Browsers drop some of these and read a backslash as a slash, so that `/\t/host` leads to another host. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const misleading = /[\u0000-\u001f\u007f\\]/

/**
 * A path of this site, safe for a `Location` header; undefined for anything that a browser would resolve to another site.
 * Every redirect target from outside must pass through here.
 */
export function sameSitePath(to: string): string | undefined {
  if (!to.startsWith('/') || misleading.test(to) || !URL.canParse(to, baseOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(to, baseOrigin)
  // `/.//host` becomes `//host` once its dots are resolved.
  if (origin !== baseOrigin || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}
