import { contactFormWords } from '../../schemas/rules/words.ts'
import { readContent } from './client.ts'
import { type FormPage, formPage } from './form-page.ts'
import { contactPageQuery } from './queries.ts'
import { tags } from './tags.ts'
import { type Passage, passage } from './texts.ts'
import { changedWords } from './words.ts'

/** The texts of the contact page. Telephone, e-mail and hours come from the site settings. */
export type ContactPage = FormPage & {
  /** Those that an editor has changed. */
  formWords: Partial<typeof contactFormWords> | undefined
  details: { heading: string; hoursHeading: string }
  coverage: Passage
}

/** The contact page. Before it has been written, every text is empty. */
export async function getContactPage(): Promise<ContactPage> {
  const stored = await readContent(contactPageQuery, { tags: [tags.singleton('contactPage')] })
  return {
    ...formPage(stored),
    formWords: changedWords(contactFormWords, stored?.formWords),
    details: { heading: stored?.details?.heading ?? '', hoursHeading: stored?.details?.hoursHeading ?? '' },
    coverage: passage(stored?.coverage),
  }
}
