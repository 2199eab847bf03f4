import { sameSitePath } from '../server/same-site-path.ts'
import type { Redirect } from './redirects.ts'

/** Where a visitor goes: a path of this site or a web address, and whether for good. */
type Destination = {
  to: string
  permanent: boolean
}

/** Destinations by old address, as `pathKey` writes it. */
export type RedirectTable = ReadonlyMap<string, Destination>

/** One spelling for every way to write a path: no closing slash, no capitals, no percent signs. */
export function pathKey(path: string): string {
  return (decode(path).toLowerCase().normalize().replace(/\/+$/, '') || '/').replace(/^\/\/+/, '/')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A stray percent sign stands for itself.
    return path
  }
}

/**
 * What editors' redirects come to. Each leads to its end in one hop, whatever chains they form. Left out are those
 * that start at a page of this site, go round in a circle, or lead to anything but a page or a web address: pages go
 * away, and documents come in other ways than through the Studio, which refuses such redirects.
 */
export function redirectTable(
  redirects: readonly Redirect[],
  site: {
    /** True for an address where this site has something of its own. */
    isTaken: (path: string) => boolean
    /** True for the address of a page. */
    isPage: (path: string) => boolean
    /** True for an address that is no page, and answered all the same. */
    isFile?: (path: string) => boolean
    /** Addresses that lead on without an editor's doing. */
    formerPages: Readonly<Record<string, string>>
    siteUrl: string
  },
): RedirectTable {
  const rules = new Map<string, Destination>(
    Object.entries(site.formerPages).map(([from, to]) => [pathKey(from), { to, permanent: true }]),
  )
  const own = new Set<string>()
  for (const { from, to, permanent } of redirects) {
    const target = targetOf(to, site.siteUrl)
    const key = pathKey(from)
    // The first of two that start at one address wins; the site's own former pages come before both.
    if (!from.startsWith('/') || target === undefined || site.isTaken(key) || rules.has(key)) continue
    rules.set(key, { to: target, permanent })
    own.add(key)
  }
  return new Map(
    [...own].flatMap((key) => {
      const end = endOf(key, rules, site)
      return end ? [[key, end]] : []
    }),
  )
}

/** The end of a chain; undefined for a circle and for a dead end. A chain is permanent when each of its links is. */
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
      const isThere = isPage(key) || isFile?.(key)
      return to && !seen.has(key) && isThere ? { to, permanent } : undefined
    }
    seen.add(key)
    permanent &&= rule.permanent
    to = mergeQuery(rule.to, splitTarget(to).query)
    // A web address elsewhere is nobody's old address here.
    if (!to.startsWith('/')) return { to, permanent }
    const { path, query, hash } = splitTarget(to)
    key = pathKey(path)
    // Pages have small letters only, and no other spelling of theirs is answered.
    if (isPage(key)) to = key + query + hash
  }
}

/** A target this site may send visitors to, in the form it is sent; undefined for any other. */
function targetOf(to: string, siteUrl: string): string | undefined {
  const path = to.startsWith('/') ? sameSitePath(to) : to
  const address = path?.startsWith('/') ? `${siteUrl}${path}` : path
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.origin !== new URL(siteUrl).origin) return url.href
  // Without a closing slash, which would cost a hop of its own.
  return (url.pathname.replace(/\/+$/, '') || '/') + url.search + url.hash
}

/** The address a visitor is sent to. What stood behind the question mark is kept; the target's own values win. */
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
