import { aboutPage } from './content/about-page.ts'
import { contactPage } from './content/contact-page.ts'
import { faqs } from './content/faqs.ts'
import { guide } from './content/guide.ts'
import { homePage } from './content/home-page.ts'
import { legalPages } from './content/legal-pages.ts'
import { quotePage } from './content/quote-page.ts'
import { siteSettings } from './content/site-settings.ts'
import { testimonials } from './content/testimonials.ts'
import { questions, reference, seo, weakReferences } from './parts.ts'
import { type PageTexts, type SeedArea, type SeedTown, seedTowns } from './places.ts'
import { article, richText } from './portable-text.ts'
import type { SeedDocument } from './seed-document.ts'
import { withTypographicQuotes } from './typography.ts'

/** All documents of the seed; every call returns the same. */
export function buildSeedDocuments(): SeedDocument[] {
  return [
    siteSettings,
    homePage,
    aboutPage,
    contactPage,
    quotePage,
    guide,
    ...seedTowns.flatMap(townDocuments),
    ...faqDocuments(),
    ...testimonialDocuments(),
    ...legalDocuments(),
  ].map((document) => withTypographicQuotes(document))
}

function townDocuments(town: SeedTown): SeedDocument[] {
  return [
    {
      _id: townId(town.slug),
      _type: 'town',
      name: town.name,
      slug: slug(town.slug),
      kind: town.kind,
      location: location(town),
      nearbyTowns: weakReferences(town.nearbyTowns.map(townId)),
      ...richTexts(town.slug, town),
    },
    ...town.areas.map((area) => areaDocument(town.slug, area)),
  ]
}

function areaDocument(town: string, area: SeedArea): SeedDocument {
  const address = `${town}/${area.slug}`
  return {
    _id: areaId(address),
    _type: 'area',
    name: area.name,
    town: reference(townId(town)),
    slug: slug(area.slug),
    location: location(area),
    ...(area.scene && { scene: area.scene }),
    postcodes: area.postcodes,
    roads: area.roads,
    ...(area.station && { station: area.station }),
    nearbyAreas: weakReferences(area.nearbyAreas.map(areaId)),
    ...richTexts(address, area),
    ...(area.hiddenFromSearch && { hiddenFromSearch: true }),
    ...(area.questions.length > 0 && { questions: questions(...area.questions) }),
  }
}

function richTexts(address: string, texts: PageTexts) {
  try {
    return {
      intro: richText(texts.intro),
      sellingPoints: richText(texts.sellingPoints),
      localExpertise: richText(texts.localExpertise),
      callToAction: richText(texts.callToAction),
      seo: seo(texts.metaTitle, texts.metaDescription),
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
    order: orderOf(index),
  }))
}

function testimonialDocuments(): SeedDocument[] {
  return testimonials.map(({ id, ...testimonial }, index) => ({
    _id: `testimonial-${id}`,
    _type: 'testimonial',
    isSample: true,
    ...testimonial,
    order: orderOf(index),
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

/** In steps of ten, so that an editor can add an entry between two others. */
const orderOf = (index: number) => (index + 1) * 10
