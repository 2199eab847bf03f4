import { isReference } from '@sanity/types'
import { storedSlug } from '../schemas/rules/slugs.ts'

const pages: Record<string, string> = {
  homePage: '',
  aboutPage: '/about',
  contactPage: '/contact',
  quotePage: '/get-a-quote',
  guide: '/sell-car-guide',
  // The site settings hold the texts of this page.
  siteSettings: '/faq',
}

/** The address of the page of a document, as a search result shows it. */
export function pageAddress(
  host: string,
  document: { _type: string; slug?: unknown; town?: unknown } | undefined,
): string {
  const { _type: type = '', slug, town } = document ?? {}
  // The id of a seeded town contains its slug; that of a town created in the Studio does not.
  const above = isReference(town) ? `/${/^town-(.+)$/.exec(town._ref)?.[1] ?? '…'}` : ''
  return host + (pages[type] ?? `${above}/${storedSlug(slug) ?? '…'}`)
}
