import { readContent } from './client.ts'
import { contactPageQuery } from './queries.ts'
import { tags } from './tags.ts'
import { type PageSeo, type Passage, pageSeo, passage } from './texts.ts'

/** The texts of the contact page. Telephone, e-mail and hours come from the site settings. */
export type ContactPage = {
  hero: { title: string; text: string }
  details: { heading: string; hoursHeading: string }
  coverage: Passage
  form: Passage
  /** Shown while the form cannot be sent: how to reach the team instead. */
  unavailable: Passage
  /** Subject of the mail to the team, and the confirmation sent to the visitor. */
  mail: { subject: string; autoresponse: string }
  seo: PageSeo
}

/** The contact page. Before it has been written, every text is empty. */
export async function getContactPage(): Promise<ContactPage> {
  const stored = await readContent(contactPageQuery, { tags: [tags.singleton('contactPage')] })
  const hero = { title: stored?.hero?.title ?? '', text: stored?.hero?.text ?? '' }
  return {
    hero,
    details: { heading: stored?.details?.heading ?? '', hoursHeading: stored?.details?.hoursHeading ?? '' },
    coverage: passage(stored?.coverage),
    form: passage(stored?.form),
    unavailable: passage(stored?.unavailable),
    mail: { subject: stored?.mail?.subject ?? '', autoresponse: stored?.mail?.autoresponse ?? '' },
    seo: pageSeo(stored?.seo, { title: hero.title, description: hero.text }),
  }
}
