import type { MetadataRoute } from 'next'
import { getEnv } from '@/lib/env/env'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/**
 * Nothing is closed to crawlers. Pages that stay out of search results say so themselves, which a crawler can only
 * read when it may fetch them.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl('/sitemap.xml', getEnv().public.siteUrl),
  }
}
