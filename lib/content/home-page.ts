import { readContent } from './client.ts'
import { homePageQuery } from './queries.ts'
import { tags } from './tags.ts'
import {
  type CallToAction,
  type Feature,
  type PageSeo,
  type Passage,
  type RichText,
  callToAction,
  features,
  pageSeo,
  passage,
  richText,
} from './texts.ts'

/** The texts of the home page. */
export type HomePage = {
  hero: { title: string; text: string; benefits: string[]; quoteLabel: string; contactLabel: string }
  lookup: { heading: string; help: string }
  whyChooseUs: Passage & { items: Feature[] }
  about: { heading: string; text: RichText; linkLabel: string }
  testimonials: Passage
  faq: Passage & { linkLabel: string }
  areas: Passage
  cta: CallToAction
  seo: PageSeo
}

/** The home page. Before it has been written, every text is empty. */
export async function getHomePage(): Promise<HomePage> {
  const stored = await readContent(homePageQuery, { tags: [tags.singleton('homePage')] })
  const { hero, lookup, whyChooseUs, about, faq } = stored ?? {}
  return {
    hero: {
      title: hero?.title ?? '',
      text: hero?.text ?? '',
      benefits: hero?.benefits ?? [],
      quoteLabel: hero?.quoteLabel ?? '',
      contactLabel: hero?.contactLabel ?? '',
    },
    lookup: { heading: lookup?.heading ?? '', help: lookup?.help ?? '' },
    whyChooseUs: { ...passage(whyChooseUs), items: features(whyChooseUs?.items) },
    about: {
      heading: about?.heading ?? '',
      text: richText(about?.text),
      linkLabel: about?.linkLabel ?? '',
    },
    testimonials: passage(stored?.testimonials),
    faq: { ...passage(faq), linkLabel: faq?.linkLabel ?? '' },
    areas: passage(stored?.areas),
    cta: callToAction(stored?.cta),
    seo: pageSeo(stored?.seo, { title: hero?.title ?? '', description: hero?.text ?? '' }),
  }
}
