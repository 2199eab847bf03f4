import { isReference } from '@sanity/types'
import { singletonPaths } from '../schemas/rules/page-paths.ts'
import { storedSlug } from '../schemas/rules/slugs.ts'

const pages: ReadonlyMap<string, string> = new Map([
  ...singletonPaths,
  ['homePage', ''],
  // The site settings hold the texts of this page.
  ['siteSettings', '/faq'],
])

/** The address of the page of a document, as a search result shows it. */
export function pageAddress(
  host: string,
  document: { _type: string; slug?: unknown; town?: unknown } | undefined,
): string {
  const { _type: type = '', slug, town } = document ?? {}
  // The id of a seeded town contains its slug; that of a town created in the Studio does not.
  const above = isReference(town) ? `/${/^town-(.+)$/.exec(town._ref)?.[1] ?? '…'}` : ''
  return host + (pages.get(type) ?? `${above}/${storedSlug(slug) ?? '…'}`)
}
