import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl } from './absolute-url.ts'

/** The pages above a page and the page itself, as its visible breadcrumbs show them. */
export function breadcrumbList(
  above: readonly { name: string; path: string }[],
  page: { name: string; path: string },
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...above, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, siteUrl),
    })),
  }
}
