import { readContent } from './client.ts'
import { aboutPageQuery } from './queries.ts'
import { tags } from './tags.ts'
import {
  type CallToAction,
  type Feature,
  type Hero,
  type PageSeo,
  type RichText,
  callToAction,
  features,
  hero,
  pageSeo,
  richText,
} from './texts.ts'

/** The texts of the about page. The steps of a sale come from the site settings. */
export type AboutPage = {
  hero: Hero
  story: { heading: string; text: RichText }
  values: { heading: string; items: Feature[] }
  guarantees: { heading: string; items: Feature[] }
  /** Stands above the people, if there are any. */
  peopleHeading: string
  cta: CallToAction
  seo: PageSeo
}

/** The about page. Before it has been written, every text is empty. */
export async function getAboutPage(): Promise<AboutPage> {
  const stored = await readContent(aboutPageQuery, { tags: [tags.singleton('aboutPage')] })
  const { story, values, guarantees } = stored ?? {}
  const { title, text } = hero(stored?.hero)
  return {
    hero: { title, text },
    story: { heading: story?.heading ?? '', text: richText(story?.text) },
    values: { heading: values?.heading ?? '', items: features(values?.items) },
    guarantees: { heading: guarantees?.heading ?? '', items: features(guarantees?.items) },
    peopleHeading: stored?.peopleHeading ?? 'Our people',
    cta: callToAction(stored?.cta),
    seo: pageSeo(stored?.seo, { title, description: text }),
  }
}
