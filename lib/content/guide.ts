import { readContent } from './client.ts'
import { type FaqEntry, faqEntries } from './faqs.ts'
import { guideQuery } from './queries.ts'
import { tags } from './tags.ts'
import {
  type CallToAction,
  type Feature,
  type PageSeo,
  type Passage,
  type RichText,
  type Step,
  callToAction,
  features,
  pageSeo,
  passage,
  richText,
  steps,
} from './texts.ts'

/** The guide for people who sell a car. */
export type Guide = {
  title: string
  intro: RichText
  benefits: { heading: string; items: Feature[] }
  preparation: Passage & { groups: { title: string; tips: string[] }[] }
  process: { heading: string; steps: Step[] }
  faqs: { heading: string; items: FaqEntry[] }
  /** On prices, inspections and sales that need more thought; other pages link to the anchors. */
  chapters: { heading: string; items: { anchor: string; title: string; text: RichText }[] }
  safety: { heading: string; text: RichText }
  contact: Passage
  areasHeading: string
  /** Its texts are empty when the guide has none. */
  cta: CallToAction
  seo: PageSeo
}

/** The guide. Before it has been written, every text is empty. */
export async function getGuide(): Promise<Guide> {
  const stored = await readContent(guideQuery, { tags: [tags.singleton('guide')] })
  const { benefits, preparation, process, faqs, chapters, safety } = stored ?? {}
  const title = stored?.title ?? ''
  return {
    title,
    intro: richText(stored?.intro),
    benefits: { heading: benefits?.heading ?? '', items: features(benefits?.items) },
    preparation: {
      ...passage(preparation),
      groups: (preparation?.groups ?? []).map((group) => ({
        title: group.title ?? '',
        tips: group.tips ?? [],
      })),
    },
    process: { heading: process?.heading ?? '', steps: steps(process?.steps) },
    faqs: {
      heading: faqs?.heading ?? '',
      items: faqEntries(faqs?.items),
    },
    chapters: {
      heading: chapters?.heading ?? '',
      items: (chapters?.items ?? []).flatMap(({ anchor, title: name, text }) =>
        anchor && name ? [{ anchor, title: name, text: richText(text) }] : [],
      ),
    },
    safety: { heading: safety?.heading ?? '', text: richText(safety?.text) },
    contact: passage(stored?.contact),
    areasHeading: stored?.areasHeading ?? '',
    cta: callToAction(stored?.cta),
    seo: pageSeo(stored?.seo, { title, description: '' }),
  }
}
