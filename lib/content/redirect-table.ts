import { sameSitePath } from '../server/same-site-path.ts'
import type { Redirect } from './redirects.ts'

/** Where a redirect leads, a path of this site or a URL, and whether permanently. */
type Destination = {
  to: string
  permanent: boolean
}

/** Destinations by the key of the old path (`pathKey`). */
export type RedirectTable = ReadonlyMap<string, Destination>

/** The same key for all spellings of a path: decoded, in lower case, without a trailing slash. */
export function pathKey(path: string): string {
  return (decode(path).toLowerCase().normalize().replace(/\/+$/, '') || '/').replace(/^\/\/+/, '/')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A percent sign that begins no valid sequence is a literal one.
    return path
  }
}

/**
 * Resolves editors' redirects: each leads to the end of its chain in one hop. Left out are redirects that start at a page
 * of this site, form a loop, or lead to neither a page nor a URL. The Studio refuses these, but a page can be removed
 * later, and documents can be imported.
 */
export function redirectTable(
  redirects: readonly Redirect[],
  site: {
    /** True for the path of a page, or one reserved for the site. */
    isTaken: (path: string) => boolean
    /** True for the path of a page. */
    isPage: (path: string) => boolean
    /** True for the path of a file or an endpoint. */
    isFile?: (path: string) => boolean
    /** The site's fixed redirects. */
    formerPages: Readonly<Record<string, string>>
    siteUrl: string
  },
): RedirectTable {
  const rules = new Map<string, Destination>(
    Object.entries(site.formerPages).map(([from, to]) => [pathKey(from), { to, permanent: true }]),
  )
  const editors = new Set<string>()
  for (const { from, to, permanent } of redirects) {
    const target = targetOf(to, site.siteUrl)
    const key = pathKey(from)
    // Of two redirects with the same start the first wins; the site's former pages come before both.
    if (!from.startsWith('/') || target === undefined || site.isTaken(key) || rules.has(key)) continue
    rules.set(key, { to: target, permanent })
    editors.add(key)
  }
  return new Map(
    [...editors].flatMap((key) => {
      const end = endOf(key, rules, site)
      return end ? [[key, end]] : []
    }),
  )
}

/** The end of a chain; undefined for a loop or a dead end. A chain is permanent if all its redirects are. */
function endOf(
  start: string,
  rules: RedirectTable,
  { isPage, isFile }: { isPage: (path: string) => boolean; isFile?: (path: string) => boolean },
): Destination | undefined {
  const seen = new Set<string>()
  let permanent = true
  for (let key = start, to = ''; ;) {
    const rule = seen.has(key) ? undefined : rules.get(key)
    if (!rule) {
      const exists = isPage(key) || isFile?.(key)
      return to && !seen.has(key) && exists ? { to, permanent } : undefined
    }
    seen.add(key)
    permanent &&= rule.permanent
    to = mergeQuery(rule.to, splitTarget(to).query)
    // Another site's URL is the end of the chain.
    if (!to.startsWith('/')) return { to, permanent }
    const { path, query, hash } = splitTarget(to)
    key = pathKey(path)
    // A page has one spelling; any other would be redirected again.
    if (isPage(key)) to = key + query + hash
  }
}

/** The target as it is sent in `Location`; undefined when it is neither a path of this site nor an HTTP(S) URL. */
function targetOf(to: string, siteUrl: string): string | undefined {
  const path = to.startsWith('/') ? sameSitePath(to) : to
  const address = path?.startsWith('/') ? `${siteUrl}${path}` : path
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.origin !== new URL(siteUrl).origin) return url.href
  // Without a trailing slash, which would be redirected again.
  return (url.pathname.replace(/\/+$/, '') || '/') + url.search + url.hash
}

/** The target with the query of the request added. Parameters of the target take precedence. */
export function mergeQuery(to: string, query: string): string {
  const target = splitTarget(to)
  const merged = new URLSearchParams(target.query)
  const given = new Set(merged.keys())
  for (const [name, value] of new URLSearchParams(query)) if (!given.has(name)) merged.append(name, value)
  const text = given.size === 0 ? query.replace(/^\?/, '') : merged.toString()
  return `${target.path}${text && `?${text}`}${target.hash}`
}

function splitTarget(to: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  return { path, query, hash }
}
