import { isReference, type ValidationContext } from '@sanity/types'
import { fetchQuery } from './lookups.ts'
import { type PageDocument, pagePath } from './page-paths.ts'
import { normalisePath } from './redirects.ts'
import { publishedId } from './references.ts'
import { ownPages, reservedSegments } from './site-addresses.ts'

type Context = Pick<ValidationContext, 'getClient' | 'document'>

/** What links can lead to: the ids of published pages, and all addresses that have a page or a redirect. */
type LinkTargets = { ids: ReadonlySet<string>; paths: ReadonlySet<string> }

const query = `*[_type in ["town", "area", "freePage", "faq", "legalPage", "redirect"]
  && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
]{ _id, _type, "slug": slug.current, "townId": town._ref, from, enabled }`

type StoredTarget = PageDocument & { townId?: string | null; from?: string | null; enabled?: boolean | null }

// A text can have dozens of links. All rules of one run get the same document.
const targetsOfRun = new WeakMap<object, Promise<LinkTargets>>()

function readTargets(context: Context): Promise<LinkTargets> {
  const run = context.document ?? {}
  const known = targetsOfRun.get(run)
  if (known) return known
  const targets = fetchQuery<StoredTarget[]>(context, query, {}).then(linkTargets)
  targetsOfRun.set(run, targets)
  return targets
}

/** The targets among these published documents. */
export function linkTargets(stored: readonly StoredTarget[]): LinkTargets {
  const slugs = new Map(stored.map(({ _id, slug }) => [_id, slug]))
  const paths = stored.flatMap((target) => {
    const { _type, townId, from, enabled } = target
    if (_type === 'redirect') return from && enabled !== false ? [from] : []
    return pagePath({ ...target, town: townId ? slugs.get(townId) : null }) ?? []
  })
  return {
    ids: new Set(stored.map(({ _id }) => _id)),
    paths: new Set([...ownPages, ...paths].map(normalisePath)),
  }
}

/** True when a typed address leads to something on this site, or elsewhere. */
export function hasTarget(href: string, paths: ReadonlySet<string>): boolean {
  if (!href.startsWith('/')) return true
  const path = normalisePath(href)
  const first = path.split('/')[1] ?? ''
  // Below a reserved name that is not a page are files and endpoints.
  return paths.has(path) || (reservedSegments.has(first) && !paths.has(`/${first}`)) || isFile(path)
}

const isFile = (path: string) => /\.(?:pdf|xml|txt|svg|png|jpe?g|webp|webmanifest)$/.test(path)

/** A warning about a typed address at which there is nothing; `undefined` when there is a page. */
export async function typedLinkWarning(href: string, context: Context): Promise<string | undefined> {
  if (!href.startsWith('/')) return undefined
  const { paths } = await readTargets(context)
  return hasTarget(href, paths)
    ? undefined
    : `There is no page at ${href}. Visitors who follow the link find nothing: choose the page above.`
}

/** A warning about a chosen page that is not published; `undefined` when it is. */
export async function pageLinkWarning(page: unknown, context: Context): Promise<string | undefined> {
  if (!isReference(page)) return undefined
  const id = publishedId(page._ref)
  const { ids } = await readTargets(context)
  return ids.has(id) || isSingleton(id)
    ? undefined
    : 'This page is not published. Until it is, visitors see the words without a link.'
}

const isSingleton = (id: string) => pagePath({ _id: id, _type: id }) !== undefined
