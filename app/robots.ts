import type { MetadataRoute } from 'next'
import { getEnv } from '@/lib/env/env'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/**
 * Crawlers may fetch every page. Those that stay out of search results say so in a tag, which a crawler must be able to
 * read.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl('/sitemap.xml', getEnv().public.siteUrl),
  }
}
