import { describe, expect, it } from 'vitest'
import { buildSeedDocuments } from './build-seed-documents.ts'
import { referencesIn } from './seed-document.ts'
import { addressOf } from './selection.ts'

const documents = buildSeedDocuments()
const ofType = (type: string) => documents.filter((document) => document._type === type)

describe('the documents of the seed', () => {
  it.each([
    ['reading', 16],
    ['slough', 14],
    ['wokingham', 17],
    ['bracknell-forest', 18],
    ['windsor-maidenhead', 17],
    ['west-berkshire', 63],
    ['bracknell', 4],
    ['maidenhead', 4],
    ['windsor', 4],
    ['newbury', 5],
  ])('include for %s %i areas', (town, count) => {
    const areas = ofType('area').filter((area) => addressOf(area)?.startsWith(`${town}/`))
    expect(areas).toHaveLength(count)
  })

  it('are ten towns, 162 areas, eight questions, three samples, two legal pages and six single pages', () => {
    const counts = Object.groupBy(documents, (document) => document._type)
    expect(Object.fromEntries(Object.entries(counts).map(([type, list]) => [type, list?.length]))).toEqual({
      siteSettings: 1,
      homePage: 1,
      aboutPage: 1,
      contactPage: 1,
      quotePage: 1,
      guide: 1,
      town: 10,
      area: 162,
      faq: 8,
      testimonial: 3,
      legalPage: 2,
    })
  })

  it('reference only one another, each place up to four others and never itself', () => {
    const ids = new Set(documents.map((document) => document._id))
    for (const document of documents) {
      const targets = referencesIn(document).map((reference) => reference.target)
      expect(targets.filter((target) => !ids.has(target) || target === document._id)).toEqual([])
    }
    for (const town of ofType('town')) expect((town.nearbyTowns as unknown[]).length).toBeLessThanOrEqual(4)
    for (const area of ofType('area')) expect(area.nearbyAreas).toHaveLength(4)
  })

  it('are identical every time', () => {
    expect(JSON.stringify(buildSeedDocuments())).toBe(JSON.stringify(documents))
  })

  it('have distinct titles and descriptions for search results', () => {
    const seos = documents.flatMap((document) =>
      document.seo ? [document.seo as Record<string, string>] : [],
    )
    expect(seos.length).toBeGreaterThan(170)
    for (const field of ['title', 'description'])
      expect(new Set(seos.map((seo) => seo[field])).size).toBe(seos.length)
  })

  it('keep out of search results the areas that say nothing of their own', () => {
    const hidden = ofType('area').filter((area) => area.hiddenFromSearch !== undefined)
    expect(hidden.map((area) => [addressOf(area), area.hiddenFromSearch])).toEqual([
      ['bracknell-forest/maidens-green', true],
      ['bracknell-forest/hayley-green', true],
      ['west-berkshire/beech-hill', true],
      ['west-berkshire/chaddleworth', true],
    ])
  })

  it('label every testimonial as a sample', () => {
    expect(ofType('testimonial').map((testimonial) => testimonial.isSample)).toEqual([true, true, true])
  })

  it('have typographic quotes and apostrophes in their texts', () => {
    const text = /"(?:text|title|description|question)":"((?:[^"\\]|\\.)*)"/g
    const texts = [...JSON.stringify(documents).matchAll(text)].map(([, value]) => value ?? '')
    expect(texts.length).toBeGreaterThan(3000)
    expect(texts.filter((value) => /['"]/.test(value))).toEqual([])
  })

  it('link to no unencrypted page: Markdown turns a bare name such as GOV.UK into such a link', () => {
    expect(JSON.stringify(documents).match(/"href":"http:[^"]*"/g)).toBeNull()
  })

  it('link only to pages that exist', () => {
    const fixed = ['', 'about', 'contact', 'get-a-quote', 'faq', 'sell-car-guide', 'thank-you']
    const pages = new Set([...fixed, ...documents.flatMap((document) => addressOf(document) ?? [])])
    const links = [...JSON.stringify(documents).matchAll(/"href":"\/([^"#?]*)/g)].map(
      ([, path]) => path ?? '',
    )
    expect(links.length).toBeGreaterThan(300)
    expect([...new Set(links.filter((path) => !pages.has(path)))]).toEqual([])
  })
})
