import { getEnv } from '../env/env.ts'
import { readContent } from './client.ts'
import { legalPageQuery } from './queries.ts'
import { recipientsOf, withRecipients } from './recipients.ts'
import { getSiteSettings } from './settings.ts'
import { tags } from './tags.ts'
import { type PageSeo, type RichText, isParagraph, pageSeo, richText } from './texts.ts'

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
  const [stored, { enquiryRetentionMonths }] = await Promise.all([
    readContent(legalPageQuery, { params: { slug }, tags: [tags.legalPage(slug)] }),
    getSiteSettings(),
  ])
  if (!stored?.title) return null
  const retention = enquiryRetentionMonths === 1 ? 'one month' : `${enquiryRetentionMonths} months`
  return {
    title: stored.title,
    reviewedOn: stored.reviewedOn,
    body: withRecipients(withRetention(richText(stored.body), retention), recipientsOf(getEnv())),
    seo: pageSeo(stored.seo, { title: stored.title, description: '' }),
  }
}

/** In the text, `{enquiryRetention}` stands for what the settings say, so that the policy is true after a change. */
function withRetention(body: RichText, retention: string): RichText {
  return body.map((block) =>
    isParagraph(block)
      ? {
          ...block,
          children: block.children.map((child) =>
            typeof child.text === 'string'
              ? { ...child, text: child.text.replaceAll('{enquiryRetention}', retention) }
              : child,
          ),
        }
      : block,
  )
}
