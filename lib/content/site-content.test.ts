import { describe, expect, it } from 'vitest'
import { paragraph, reference, town } from '../../tests/support/place-documents.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import { getAboutPage } from './about-page.ts'
import { getArea, getAreaParams } from './areas.ts'
import { getContactPage } from './contact-page.ts'
import { getFaqs } from './faqs.ts'
import { getGuide } from './guide.ts'
import { getHomePage } from './home-page.ts'
import { getLegalPage } from './legal-pages.ts'
import { getPeople } from './people.ts'
import { getQuotePage } from './quote-page.ts'
import { getRedirects } from './redirects.ts'
import { getSiteSettings } from './settings.ts'
import { getTestimonials } from './testimonials.ts'
import { getTown, getTowns } from './towns.ts'

const server = serveContent('file')

describe('with an empty dataset', () => {
  it('every page and list can be rendered', async () => {
    const pages = [getHomePage, getQuotePage, getAboutPage, getContactPage, getGuide, getSiteSettings]
    for (const getPage of pages) expect(await getPage()).toEqual(expect.any(Object))
    expect((await getHomePage()).hero.benefits).toEqual([])
    expect((await getSiteSettings()).featuredTowns).toEqual([])
    for (const getList of [getTowns, getAreaParams, getFaqs, getTestimonials, getPeople, getRedirects])
      expect(await getList()).toEqual([])
    expect(await getLegalPage('terms')).toBeNull()
    expect(await getTown('reading')).toBeNull()
    expect(await getArea('reading', 'caversham')).toBeNull()
  })
})

describe('redirects', () => {
  it('are those that are switched on, and those from before there was a switch', async () => {
    const redirect = (from: string, enabled?: boolean) => ({
      _id: from.slice(1),
      _type: 'redirect',
      from,
      to: '/faq',
      enabled,
    })
    server.state.documents = [redirect('/a', true), redirect('/b', false), redirect('/c')]
    expect((await getRedirects()).map(({ from }) => from)).toEqual(['/a', '/c'])
  })
})

describe('site settings', () => {
  it('keep the order of the main towns and leave out incomplete entries', async () => {
    server.state.documents = [
      town('Reading', 'reading'),
      town('Slough', 'slough'),
      {
        _id: 'siteSettings',
        _type: 'siteSettings',
        brandName: 'Royal County Car Buyers',
        phone: '0800 000 0000',
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
    expect(settings).toMatchObject({ phone: '0800 000 0000', companyDetails: null })
    expect(settings.badge).toBe('RC')
    expect(settings.featuredTowns.map(({ name }) => name)).toEqual(['Slough', 'Reading'])
    expect(settings.socialLinks).toEqual([{ label: 'X', url: 'https://x.com/a' }])
    expect(settings.openingHours).toEqual([
      { day: 'Monday', opens: '09:00', closes: '18:00' },
      { day: 'Saturday', opens: null, closes: null },
      { day: 'Sunday', opens: null, closes: null },
    ])
  })
})

describe('the privacy policy', () => {
  it('states how long the settings say that enquiries are stored', async () => {
    server.state.documents = [
      { _id: 'siteSettings', _type: 'siteSettings', enquiryRetentionMonths: 6 },
      {
        _id: 'legal-privacy-policy',
        _type: 'legalPage',
        title: 'Privacy policy',
        slug: { current: 'privacy-policy' },
        body: [
          {
            _type: 'block',
            _key: 'a',
            children: [{ _type: 'span', _key: 'b', text: 'Deleted {enquiryRetention} after it came.' }],
          },
        ],
      },
    ]
    expect((await getLegalPage('privacy-policy'))?.body[0]).toMatchObject({
      children: [{ text: 'Deleted 6 months after it came.' }],
    })
  })
})

describe('who receives details, in the privacy policy', () => {
  it('is left out while the settings of the server switch nobody on', async () => {
    const point = (key: string, text: string) => ({
      _type: 'block',
      _key: key,
      listItem: 'bullet',
      children: [{ _type: 'span', _key: 'b', text }],
    })
    server.state.documents = [
      {
        _id: 'legal-privacy-policy',
        _type: 'legalPage',
        title: 'Privacy policy',
        slug: { current: 'privacy-policy' },
        body: [point('a', 'our bank'), point('b', '{recipients}')],
      },
    ]
    expect((await getLegalPage('privacy-policy'))?.body).toMatchObject([{ _key: 'a' }])
  })
})

describe('the stated rating', () => {
  const rating = async (fields: object) => {
    server.state.documents = [{ _id: 'siteSettings', _type: 'siteSettings', ...fields }]
    return (await getSiteSettings()).rating
  }
  const evidence = { ratingCount: 212, ratingSource: 'Google reviews', ratingDate: '2026-11-01' }

  it('is absent when none is given', async () => {
    expect(await rating(evidence)).toBeNull()
  })

  it('comes with what it rests on', async () => {
    expect(await rating({ rating: 4.8, ratingLabel: 'out of 5', ...evidence })).toEqual({
      value: 4.8,
      label: 'out of 5',
      evidence: { count: 212, source: 'Google reviews', date: '2026-11-01' },
    })
  })

  it('has no evidence while a part of it is missing', async () => {
    const { ratingDate: _, ...partial } = evidence
    expect(await rating({ rating: 4.9, ...partial })).toEqual({ value: 4.9, label: null, evidence: null })
  })
})

describe('lists', () => {
  it('of people leave out who has no name or no role', async () => {
    const person = (name: string | undefined, order: number, more: object = {}) => ({
      _id: `person-${order}`,
      _type: 'person',
      name,
      role: 'Collections',
      order,
      ...more,
    })
    server.state.documents = [
      person('Second', 20),
      person('First', 10),
      person(undefined, 30),
      person('Third', 40, { role: undefined }),
    ]
    expect((await getPeople()).map(({ name, photo }) => [name, photo])).toEqual([
      ['First', null],
      ['Second', null],
    ])
  })

  it('are in the editor’s order, with three testimonials at most', async () => {
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
      { ...review('A', 1), source: 'Google reviews', sourceUrl: 'https://reviews.example/1' },
      { ...review('C', 3), isSample: true, source: 'Nowhere' },
      { _id: 'faq-2', _type: 'faq', question: 'Second?', order: 2, answer: [paragraph('Yes.')] },
      { _id: 'faq-1', _type: 'faq', question: 'First?', order: 1, answer: [{ _type: 'block', _key: 'x' }] },
    ]
    const testimonials = await getTestimonials()
    expect(testimonials.map(({ name, isSample }) => [name, isSample])).toEqual([
      ['A', false],
      ['B', false],
      ['C', true],
    ])
    expect(testimonials.map(({ source }) => source)).toEqual([
      { name: 'Google reviews', url: 'https://reviews.example/1' },
      null,
      null,
    ])
    expect((await getFaqs()).map(({ id, answer }) => [id, answer.length])).toEqual([
      ['faq-1', 0],
      ['faq-2', 1],
    ])
  })
})
