import { type PageDocument, pagePath } from '../../schemas/rules/page-paths.ts'
import { tags } from './tags.ts'

/** A link to a page that an editor chose, as it is stored. */
type PageLink = { href?: string; page: { _ref: string } }

/**
 * The tags of what links depend on: the lists of pages, which every page that moves, appears or disappears makes stale.
 */
export const pageLinkTags: string[] = [tags.townNames, tags.areaNames, tags.freePageNames, tags.faqs]

/**
 * Gives each link to a chosen page the address that the page has now; one to a page that is away gets an empty address.
 *
 * @param result - of a query; its links are changed in place
 * @param readPages - fetches what the addresses of these documents consist of
 */
export async function resolvePageLinks<Result>(
  result: Result,
  readPages: (ids: string[]) => Promise<readonly PageDocument[]>,
): Promise<Result> {
  const links = pageLinksIn(result)
  if (links.length === 0) return result
  // In one order, so that the same links are one entry of the cache.
  const ids = [...new Set(links.map(({ page }) => page._ref))].toSorted()
  const pages = await readPages(ids)
  const paths = new Map(pages.map((page) => [page._id, pagePath(page)]))
  for (const link of links) link.href = paths.get(link.page._ref) ?? ''
  return result
}

function pageLinksIn(value: unknown): PageLink[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPageLink(value)) return [value]
  return Object.values(value).flatMap((member) => pageLinksIn(member))
}

function isPageLink(value: object): value is PageLink {
  if (!('_type' in value && value._type === 'link' && 'page' in value)) return false
  const { page } = value
  return typeof page === 'object' && page !== null && '_ref' in page && typeof page._ref === 'string'
}
