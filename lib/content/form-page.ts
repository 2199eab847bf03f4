import type { ContactPage, QuotePage } from './sanity.types.ts'
import { type Hero, hero, type Maybe, type PageSeo, pageSeo, type Passage, passage } from './texts.ts'

/** The texts that pages with a form have in common. */
export type FormPage = {
  hero: Hero
  form: Passage
  /** Shown while the form cannot be sent: how to reach the team instead. */
  unavailable: Passage
  /** Subject of the mail to the team, and the confirmation sent to the visitor. */
  mail: { subject: string; autoresponse: string }
  seo: PageSeo
}

/** The common texts of a page with a form. */
export function formPage(
  stored: Maybe<Pick<ContactPage | QuotePage, 'hero' | 'form' | 'unavailable' | 'mail' | 'seo'>>,
): FormPage {
  const { title, text } = hero(stored?.hero)
  return {
    hero: { title, text },
    form: passage(stored?.form),
    unavailable: passage(stored?.unavailable),
    mail: { subject: stored?.mail?.subject ?? '', autoresponse: stored?.mail?.autoresponse ?? '' },
    seo: pageSeo(stored?.seo, { title, description: text }),
  }
}
