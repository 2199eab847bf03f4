import { type HomeSection, shownSections } from '../../schemas/rules/home-sections.ts'
import { lookupWords } from '../../schemas/rules/lookup-words.ts'
import { readContent } from './client.ts'
import { type Photo, unresolvedPhoto } from './photos.ts'
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
import { changedWords } from './words.ts'

/** The texts of the home page. */
export type HomePage = {
  /** Those that are shown, in their order. */
  sections: HomeSection[]
  hero: {
    title: string
    text: string
    benefits: string[]
    quoteLabel: string
    contactLabel: string
    /** In place of the drawn car. */
    photo: Photo | null
  }
  lookup: { heading: string; help: string; words: Partial<typeof lookupWords> | undefined }
  whyChooseUs: Passage & { items: Feature[] }
  about: { heading: string; text: RichText; linkLabel: string }
  testimonials: Passage
  purchasesHeading: string
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
    sections: shownSections((stored?.sections ?? []).map(({ section }) => section)),
    hero: {
      title: hero?.title ?? '',
      text: hero?.text ?? '',
      benefits: hero?.benefits ?? [],
      quoteLabel: hero?.quoteLabel ?? '',
      contactLabel: hero?.contactLabel ?? '',
      photo: unresolvedPhoto(hero?.photo),
    },
    lookup: {
      heading: lookup?.heading ?? '',
      help: lookup?.help ?? '',
      words: changedWords(lookupWords, stored?.lookupWords),
    },
    whyChooseUs: { ...passage(whyChooseUs), items: features(whyChooseUs?.items) },
    about: {
      heading: about?.heading ?? '',
      text: richText(about?.text),
      linkLabel: about?.linkLabel ?? '',
    },
    testimonials: passage(stored?.testimonials),
    purchasesHeading: stored?.purchasesHeading || 'Recently bought',
    faq: { ...passage(faq), linkLabel: faq?.linkLabel ?? '' },
    areas: passage(stored?.areas),
    cta: callToAction(stored?.cta),
    seo: pageSeo(stored?.seo, { title: hero?.title ?? '', description: hero?.text ?? '' }),
  }
}
