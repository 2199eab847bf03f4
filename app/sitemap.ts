import type { MetadataRoute } from 'next'
import { getIndexablePages } from '@/lib/content/indexable-pages'
import { getEnv } from '@/lib/env/env'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** Every page that belongs in search results, with the day it last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = getEnv().public
  const pages = await getIndexablePages()
  return pages.map(({ path, lastModified }) => ({
    url: absoluteUrl(path, siteUrl),
    ...(lastModified !== null && { lastModified }),
  }))
}
