import { readContent } from './client.ts'
import { legalPageQuery } from './queries.ts'
import { tags } from './tags.ts'
import { type PageSeo, type RichText, pageSeo, richText } from './texts.ts'

/** The privacy policy or the terms. */
export type LegalPage = {
  title: string
  /** The day of an editor's last review, as YYYY-MM-DD. */
  reviewedOn: string | null
  body: RichText
  seo: PageSeo
}

/** The legal page at this address; null before it has been written. */
export async function getLegalPage(slug: 'privacy-policy' | 'terms'): Promise<LegalPage | null> {
  const stored = await readContent(legalPageQuery, { params: { slug }, tags: [tags.legalPage(slug)] })
  if (!stored?.title) return null
  return {
    title: stored.title,
    reviewedOn: stored.reviewedOn,
    body: richText(stored.body),
    seo: pageSeo(stored.seo, { title: stored.title, description: '' }),
  }
}
