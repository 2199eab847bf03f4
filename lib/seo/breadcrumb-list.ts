import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl } from './absolute-url.ts'

/** The breadcrumbs of a page, which end with the page itself, as they are visible on it. */
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
