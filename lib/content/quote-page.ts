import { quoteFormWords } from '../../schemas/rules/words.ts'
import { readContent } from './client.ts'
import { type FormPage, formPage } from './form-page.ts'
import { quotePageQuery } from './queries.ts'
import { tags } from './tags.ts'
import { type Feature, features, type Passage, passage } from './texts.ts'
import { changedWords } from './words.ts'

/** The texts of the quote page. */
export type QuotePage = FormPage & {
  /** Those that an editor has changed. */
  formWords: Partial<typeof quoteFormWords> | undefined
  reasons: { heading: string; items: Feature[] }
  help: Passage
  thankYou: Passage
}

/** The quote page. Before it has been written, every text is empty. */
export async function getQuotePage(): Promise<QuotePage> {
  const stored = await readContent(quotePageQuery, { tags: [tags.singleton('quotePage')] })
  return {
    ...formPage(stored),
    formWords: changedWords(quoteFormWords, stored?.formWords),
    reasons: { heading: stored?.reasons?.heading ?? '', items: features(stored?.reasons?.items) },
    help: passage(stored?.help),
    thankYou: passage(stored?.thankYou),
  }
}
