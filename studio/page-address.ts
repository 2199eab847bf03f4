import { isReference } from '@sanity/types'
import { storedSlug } from '../schemas/rules/slugs.ts'

const pages: Record<string, string> = {
  homePage: '',
  aboutPage: '/about',
  contactPage: '/contact',
  quotePage: '/get-a-quote',
  guide: '/sell-car-guide',
  // The site settings hold the words of one page.
  siteSettings: '/faq',
}

/** The address of the page that a document makes, as a search result shows it. */
export function pageAddress(
  host: string,
  document: { _type: string; slug?: unknown; town?: unknown } | undefined,
): string {
  const { _type: type = '', slug, town } = document ?? {}
  // Towns that came with the site have ids that tell their address; those made here do not.
  const above = isReference(town) ? `/${/^town-(.+)$/.exec(town._ref)?.[1] ?? '…'}` : ''
  return host + (pages[type] ?? `${above}/${storedSlug(slug) ?? '…'}`)
}
