import { readContent } from './client.ts'
import { quotePageQuery } from './queries.ts'
import { tags } from './tags.ts'
import { type Feature, type PageSeo, type Passage, features, pageSeo, passage } from './texts.ts'

/** The texts of the quote page. */
export type QuotePage = {
  hero: { title: string; text: string }
  form: Passage
  reasons: { heading: string; items: Feature[] }
  help: Passage
  thankYou: Passage
  /** Shown while the form cannot be sent: how to reach the team instead. */
  unavailable: Passage
  /** Subject of the mail to the team, and the confirmation sent to the visitor. */
  mail: { subject: string; autoresponse: string }
  seo: PageSeo
}

/** The quote page. Before it has been written, every text is empty. */
export async function getQuotePage(): Promise<QuotePage> {
  const stored = await readContent(quotePageQuery, { tags: [tags.singleton('quotePage')] })
  const hero = { title: stored?.hero?.title ?? '', text: stored?.hero?.text ?? '' }
  return {
    hero,
    form: passage(stored?.form),
    reasons: { heading: stored?.reasons?.heading ?? '', items: features(stored?.reasons?.items) },
    help: passage(stored?.help),
    thankYou: passage(stored?.thankYou),
    unavailable: passage(stored?.unavailable),
    mail: { subject: stored?.mail?.subject ?? '', autoresponse: stored?.mail?.autoresponse ?? '' },
    seo: pageSeo(stored?.seo, { title: hero.title, description: hero.text }),
  }
}
