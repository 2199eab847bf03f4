import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestDocument, startQueryServer } from '../../tests/support/query-server.ts'
import { getAboutPage } from './about-page.ts'
import { getArea, getAreaParams } from './areas.ts'
import { getContactPage } from './contact-page.ts'
import { getFaqs } from './faqs.ts'
import { getGuide } from './guide.ts'
import { getHomePage } from './home-page.ts'
import { ContentUnavailableError } from './read-timeout.ts'
import { getLegalPage } from './legal-pages.ts'
import { getQuotePage } from './quote-page.ts'
import { getRedirects } from './redirects.ts'
import { getSiteSettings } from './settings.ts'
import { getTestimonials } from './testimonials.ts'
import { getTown, getTowns } from './towns.ts'

let server: Awaited<ReturnType<typeof startQueryServer>>

beforeAll(async () => {
  server = await startQueryServer()
  // The client is made on the first read and kept, so the address is set before any.
  vi.stubEnv('CONTENT_LAKE_PORT', String(server.port))
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', '')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})
beforeEach(() => {
  Object.assign(server.state, { documents: [], refusals: [], requests: 0 })
})

const paragraph = (text: string) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text }],
})
const reference = (id: string) => ({ _type: 'reference', _key: id, _ref: id })
const town = (name: string, slug: string, more: object = {}): TestDocument => ({
  _id: `town-${slug}`,
  _type: 'town',
  name,
  slug: { _type: 'slug', current: slug },
  kind: 'town',
  location: { _type: 'location', lat: 51.4, lng: -0.9 },
  intro: [paragraph(`About ${name}.`)],
  ...more,
})
const area = (townSlug: string, name: string, slug: string, more: object = {}): TestDocument => ({
  _id: `area-${townSlug}-${slug}`,
  _type: 'area',
  name,
  slug: { _type: 'slug', current: slug },
  town: { _type: 'reference', _ref: `town-${townSlug}` },
  ...more,
})

describe('with an empty dataset', () => {
  it('every page has something to render', async () => {
    const pages = [getHomePage, getQuotePage, getAboutPage, getContactPage, getGuide, getSiteSettings]
    for (const getPage of pages) expect(await getPage()).toEqual(expect.any(Object))
    expect((await getHomePage()).hero.benefits).toEqual([])
    expect((await getSiteSettings()).featuredTowns).toEqual([])
    for (const getList of [getTowns, getAreaParams, getFaqs, getTestimonials, getRedirects])
      expect(await getList()).toEqual([])
    expect(await getLegalPage('terms')).toBeNull()
    expect(await getTown('reading')).toBeNull()
    expect(await getArea('reading', 'caversham')).toBeNull()
  })
})

describe('towns', () => {
  it('come in alphabetical order, each with its own areas', async () => {
    server.state.documents = [
      town('Wokingham', 'wokingham'),
      town('Reading', 'reading'),
      area('reading', 'Tilehurst', 'tilehurst'),
      area('reading', 'Caversham', 'caversham'),
      area('wokingham', 'Woodley', 'woodley'),
    ]
    expect((await getTowns()).map(({ path }) => path)).toEqual(['/reading', '/wokingham'])
    const areasOf = async (slug: string) => (await getTown(slug))?.areas.map(({ path }) => path)
    expect(await areasOf('reading')).toEqual(['/reading/caversham', '/reading/tilehurst'])
    expect(await areasOf('wokingham')).toEqual(['/wokingham/woodley'])
  })

  it('name at most four neighbours that exist, never themselves', async () => {
    const ids = ['town-reading', 'town-gone', 'town-a', 'town-b', 'town-c', 'town-d', 'town-e']
    server.state.documents = [
      town('Reading', 'reading', { nearbyTowns: ids.map(reference) }),
      ...['a', 'b', 'c', 'd', 'e'].map((slug) => town(slug.toUpperCase(), slug)),
    ]
    const reading = await getTown('reading')
    expect(reading?.nearbyTowns.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('have a title for search engines even before an editor writes one', async () => {
    server.state.documents = [town('Reading', 'reading')]
    expect((await getTown('reading'))?.seo.title).toBe('Sell My Car in Reading')
  })

  it('and areas have the photograph that an editor chose, once it is there', async () => {
    const image = { _id: 'image-0123456789abcdef-2000x1000-jpg', _type: 'sanity.imageAsset' }
    const metadata = { lqip: 'data:image/jpeg;base64,AA', isOpaque: true }
    const photo = { _type: 'photo', alt: 'The bridge', asset: reference(image._id) }
    const documents = [
      town('Reading', 'reading', { photo }),
      area('reading', 'Caversham', 'caversham', { photo }),
    ]
    server.state.documents = [...documents, { ...image, metadata }]
    const shown = { alt: 'The bridge', placeholder: metadata.lqip, source: { asset: { _id: image._id } } }
    expect((await getTown('reading'))?.photo).toMatchObject(shown)
    expect((await getArea('reading', 'caversham'))?.photo).toMatchObject(shown)
    server.state.documents = documents
    expect((await getTown('reading'))?.photo).toBeNull()
  })

  it('at an impossible address are not even asked for', async () => {
    for (const slug of ['../etc', 'Reading', 'a b', '', 'x'.repeat(61), '%72eading'])
      expect(await getTown(slug)).toBeNull()
    expect(server.state.requests).toBe(0)
  })
})

describe('areas', () => {
  const documents = [
    town('Reading', 'reading'),
    town('Wokingham', 'wokingham'),
    area('reading', 'Shinfield', 'shinfield', {
      intro: [paragraph('The Reading side.')],
      postcodes: ['RG2'],
      nearbyAreas: [reference('area-wokingham-woodley'), reference('area-gone')],
      canonicalArea: reference('area-wokingham-shinfield'),
    }),
    area('wokingham', 'Shinfield', 'shinfield'),
    area('wokingham', 'Woodley', 'woodley'),
  ]

  it('are found under their own town only', async () => {
    server.state.documents = documents
    expect(await getArea('reading', 'woodley')).toBeNull()
    expect(await getArea('nowhere', 'woodley')).toBeNull()
    expect((await getArea('wokingham', 'woodley'))?.path).toBe('/wokingham/woodley')
  })

  it('carry their town, their neighbours and the page that stands for both', async () => {
    server.state.documents = documents
    expect(await getArea('reading', 'shinfield')).toMatchObject({
      name: 'Shinfield',
      fullName: 'Reading – Shinfield',
      parentSlug: 'reading',
      parentTown: { name: 'Reading', path: '/reading' },
      postcodes: ['RG2'],
      roads: [],
      nearbyAreas: [{ name: 'Woodley', path: '/wokingham/woodley', town: 'Wokingham' }],
      canonicalPath: '/wokingham/shinfield',
    })
    expect((await getArea('wokingham', 'shinfield'))?.canonicalPath).toBeNull()
  })

  it('without a published town have no address', async () => {
    server.state.documents = [...documents, area('gone', 'Lost', 'lost')]
    expect(await getAreaParams()).toEqual([
      { town: 'reading', area: 'shinfield' },
      { town: 'wokingham', area: 'shinfield' },
      { town: 'wokingham', area: 'woodley' },
    ])
  })
})

describe('site settings', () => {
  it('keep the order of the main towns and leave out what is half filled in', async () => {
    server.state.documents = [
      town('Reading', 'reading'),
      town('Slough', 'slough'),
      {
        _id: 'siteSettings',
        _type: 'siteSettings',
        phone: '0800 000 0000',
        rating: 4.9,
        featuredTowns: ['town-slough', 'town-gone', 'town-reading'].map(reference),
        openingHours: [
          { day: 'Monday', opens: '09:00', closes: '18:00' },
          { day: 'Saturday', opens: '10:00' },
          { day: 'Sunday' },
        ],
        socialLinks: [{ platform: 'Facebook' }, { platform: 'X', url: 'https://x.com/a' }],
      },
    ]
    const settings = await getSiteSettings()
    expect(settings).toMatchObject({ phone: '0800 000 0000', rating: 4.9, companyDetails: null })
    expect(settings.featuredTowns.map(({ name }) => name)).toEqual(['Slough', 'Reading'])
    expect(settings.socialLinks).toEqual([{ label: 'X', url: 'https://x.com/a' }])
    expect(settings.openingHours).toEqual([
      { day: 'Monday', opens: '09:00', closes: '18:00' },
      { day: 'Saturday', opens: null, closes: null },
      { day: 'Sunday', opens: null, closes: null },
    ])
  })
})

describe('lists', () => {
  it('come in the order of the editor, three testimonials at most', async () => {
    const review = (name: string, order: number) => ({
      _id: name,
      _type: 'testimonial',
      name,
      order,
      text: 'Good.',
      rating: 5,
    })
    server.state.documents = [
      review('D', 4),
      review('B', 2),
      review('A', 1),
      { ...review('C', 3), isSample: true },
      { _id: 'faq-2', _type: 'faq', question: 'Second?', order: 2, answer: [paragraph('Yes.')] },
      { _id: 'faq-1', _type: 'faq', question: 'First?', order: 1, answer: [{ _type: 'block', _key: 'x' }] },
    ]
    const testimonials = await getTestimonials()
    expect(testimonials.map(({ name, isSample }) => [name, isSample])).toEqual([
      ['A', false],
      ['B', false],
      ['C', true],
    ])
    expect((await getFaqs()).map(({ id, answer }) => [id, answer.length])).toEqual([
      ['faq-1', 0],
      ['faq-2', 1],
    ])
  })
})

describe('when the Content Lake does not answer', () => {
  it('asks three times more', async () => {
    server.state.refusals = [503, 429, 502]
    expect(await getTowns()).toEqual([])
    expect(server.state.requests).toBe(4)
  })

  it('says so after the last try, with the cause', async () => {
    server.state.refusals = [503, 503, 503, 503]
    const failure = await getTowns().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ContentUnavailableError)
    expect((failure as ContentUnavailableError).message).toContain('503')
    expect(server.state.requests).toBe(4)
  })

  it('does not repeat a question that was wrong', async () => {
    server.state.refusals = [400]
    await expect(getTowns()).rejects.toThrow(ContentUnavailableError)
    expect(server.state.requests).toBe(1)
  })
})
