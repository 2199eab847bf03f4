import { aboutPage } from './content/about-page.ts'
import { type AreaFacts, type TownFacts, townFacts } from './content/berkshire.ts'
import { contactPage } from './content/contact-page.ts'
import { faqs } from './content/faqs.ts'
import { guide } from './content/guide.ts'
import { homePage } from './content/home-page.ts'
import { legalPages } from './content/legal-pages.ts'
import { quotePage } from './content/quote-page.ts'
import { siteSettings } from './content/site-settings.ts'
import { testimonials } from './content/testimonials.ts'
import type { PageTexts } from './content/town-content.ts'
import { townContents } from './content/towns.ts'
import { reference, seo, weakReferences } from './parts.ts'
import { article, richText } from './portable-text.ts'
import type { SeedDocument } from './seed-document.ts'

/** All documents of the seed; every call gives the same. */
export function buildSeedDocuments(): SeedDocument[] {
  return [
    siteSettings,
    homePage,
    aboutPage,
    contactPage,
    quotePage,
    guide,
    ...townFacts.flatMap(townDocuments),
    ...faqDocuments(),
    ...testimonialDocuments(),
    ...legalDocuments(),
  ]
}

function townDocuments(facts: TownFacts): SeedDocument[] {
  const words = townContents[facts.slug]
  if (!words) throw new Error(`There are no texts for the town ${facts.slug}`)
  const known = new Set(facts.areas.map((area) => area.slug))
  const stray = Object.keys(words.areas).find((slug) => !known.has(slug))
  if (stray !== undefined)
    throw new Error(`There are texts for ${facts.slug}/${stray}, which is not one of its areas`)
  const town: SeedDocument = {
    _id: townId(facts.slug),
    _type: 'town',
    name: facts.name,
    slug: slug(facts.slug),
    kind: facts.kind,
    location: location(facts),
    nearbyTowns: weakReferences(facts.nearbyTowns.map(townId)),
    ...texts(facts.slug, words),
  }
  return [town, ...facts.areas.map((area) => areaDocument(facts.slug, area, words.areas[area.slug]))]
}

function areaDocument(town: string, facts: AreaFacts, words: PageTexts | undefined): SeedDocument {
  if (!words) throw new Error(`There are no texts for the area ${town}/${facts.slug}`)
  return {
    _id: areaId(`${town}/${facts.slug}`),
    _type: 'area',
    name: facts.name,
    town: reference(townId(town)),
    slug: slug(facts.slug),
    location: location(facts),
    postcodes: facts.postcodes,
    roads: facts.roads,
    station: facts.station,
    nearbyAreas: weakReferences(facts.nearbyAreas.map(areaId)),
    ...texts(`${town}/${facts.slug}`, words),
  }
}

function texts(address: string, words: PageTexts) {
  try {
    return {
      intro: richText(words.intro),
      sellingPoints: richText(words.sellingPoints),
      localExpertise: richText(words.localExpertise),
      callToAction: richText(words.callToAction),
      seo: seo(words.metaTitle, words.metaDescription),
    }
  } catch (error) {
    throw new Error(`The texts of ${address} cannot be used`, { cause: error })
  }
}

function faqDocuments(): SeedDocument[] {
  return faqs.map((faq, index) => ({
    _id: `faq-${faq.slug}`,
    _type: 'faq',
    question: faq.question,
    answer: richText(faq.answer),
    order: place(index),
  }))
}

function testimonialDocuments(): SeedDocument[] {
  return testimonials.map(({ id, ...testimonial }, index) => ({
    _id: `testimonial-${id}`,
    _type: 'testimonial',
    isSample: true,
    ...testimonial,
    order: place(index),
  }))
}

function legalDocuments(): SeedDocument[] {
  return legalPages.map((page) => ({
    _id: `legal-${page.slug}`,
    _type: 'legalPage',
    title: page.title,
    slug: slug(page.slug),
    body: article(page.body),
    seo: seo(page.metaTitle, page.metaDescription),
  }))
}

const townId = (town: string) => `town-${town}`
const areaId = (address: string) => `area-${address.replace('/', '-')}`
const slug = (current: string) => ({ _type: 'slug', current })
const location = ({ latitude: lat, longitude: lng }: { latitude: number; longitude: number }) => ({
  _type: 'location',
  lat,
  lng,
})

/** Tens, so that an editor can put a new entry between two without renumbering. */
const place = (index: number) => (index + 1) * 10
