import { describe, expect, it } from 'vitest'
import { type Change, parseChanges } from './revalidation-change.ts'
import { planRevalidation } from './revalidation-plan.ts'

const town = (slug: string, more: object = {}) => ({
  name: slug,
  kind: 'town',
  location: { lat: 1, lng: 2 },
  slug,
  ...more,
})
const area = (slug: string, parent: string, more: object = {}) => ({
  name: slug,
  slug,
  town: parent,
  ...more,
})
const change = (_type: string, before: Change['before'], after: Change['after']): Change => ({
  _id: 'any',
  _type,
  before,
  after,
})

describe('planRevalidation', () => {
  it('a change of a town’s text affects its own page', () => {
    const reordered = { ...town('reading'), location: { lng: 2, lat: 1 } }
    expect(planRevalidation([change('town', town('reading'), reordered)])).toEqual({
      tags: ['content:town:reading', 'content:page-dates'],
      paths: ['/reading', '/sitemap.xml'],
      everywhere: false,
      redirects: false,
      movedTowns: [],
    })
  })

  it.each([
    ['name', town('reading', { name: 'Reading Town' })],
    ['position', town('reading', { location: { lat: 1, lng: 3 } })],
    ['existence', null],
  ])('a change of a town’s %s affects every page', (_what, after) => {
    const plan = planRevalidation([change('town', town('reading'), after)])
    expect(plan.everywhere).toBe(true)
    expect(plan.tags).toContain('content:town-names')
    expect(plan.paths).toContain('/reading')
  })

  it('a moved town affects its old and its new path, and its areas', () => {
    const plan = planRevalidation([change('town', town('old'), town('new'))])
    expect(plan.movedTowns).toEqual(['old', 'new'])
    expect(plan.paths).toEqual(['/old', '/new', '/sitemap.xml'])
    expect(plan.tags).toEqual(
      expect.arrayContaining(['content:town:old', 'content:town:new', 'content:town-names']),
    )
  })

  it('a change of an area’s text affects its own page, a new or renamed area its town’s as well', () => {
    const before = area('caversham', 'reading')
    expect(planRevalidation([change('area', before, before)]).paths).toEqual([
      '/reading/caversham',
      '/sitemap.xml',
    ])
    const created = planRevalidation([change('area', null, before)])
    expect(created.paths).toEqual(['/reading/caversham', '/reading', '/sitemap.xml'])
    expect(created.tags).toEqual([
      'content:area:reading/caversham',
      'content:area-names',
      'content:page-dates',
    ])
    expect(created.everywhere).toBe(true)
  })

  it.each([
    ['homePage', 'content:homePage', '/'],
    ['guide', 'content:guide', '/sell-car-guide'],
    ['faq', 'content:faqs', '/faq'],
    ['testimonial', 'content:testimonials', '/'],
    ['person', 'content:people', '/about'],
  ])('a change of %s affects its page', (type, tag, path) => {
    expect(planRevalidation([change(type, {}, {})])).toEqual({
      tags: [tag, 'content:page-dates'],
      paths: [path, '/sitemap.xml'],
      everywhere: false,
      redirects: false,
      movedTowns: [],
    })
  })

  it('a change of a purchase affects the home page first, and then the places', () => {
    expect(planRevalidation([change('purchase', {}, {})])).toMatchObject({
      tags: ['content:purchases', 'content:page-dates'],
      paths: ['/', '/sitemap.xml'],
      everywhere: true,
    })
  })

  it('a change of the site settings affects every page', () => {
    expect(planRevalidation([change('siteSettings', {}, {})])).toMatchObject({
      tags: ['content:siteSettings', 'content:page-dates'],
      everywhere: true,
    })
  })

  it.each([
    ['a redirect', change('redirect', null, {}), true],
    ['a new area, whose path a redirect may have', change('area', null, area('a', 'reading')), true],
    ['a text', change('area', area('a', 'reading'), area('a', 'reading')), false],
  ])('whether %s changes the redirect table', (_what, one, expected) => {
    expect(planRevalidation([one]).redirects).toBe(expected)
  })

  it('images, other documents and invalid slugs affect nothing', () => {
    expect(planRevalidation([change('sanity.imageAsset', null, {}), change('enquiry', null, {})])).toEqual({
      tags: [],
      paths: [],
      everywhere: false,
      redirects: false,
      movedTowns: [],
    })
    expect(planRevalidation([change('town', null, town('../../api'))]).paths).toEqual(['/sitemap.xml'])
  })

  it('several changes share their tags', () => {
    const plan = planRevalidation([
      change('area', area('a', 'reading'), area('a', 'reading')),
      change('area', area('b', 'reading'), area('b', 'reading')),
    ])
    expect(plan.tags.filter((tag) => tag === 'content:page-dates')).toHaveLength(1)
    expect(plan.paths).toEqual(['/reading/a', '/reading/b', '/sitemap.xml'])
  })
})

describe('a list of very many changes', () => {
  it('is planned as a change of everything', () => {
    const list = Array.from({ length: 20_000 }, (_, index) => ({
      _id: `area-${index}`,
      _type: 'area',
      before: null,
      after: area(`area-${index}`, 'reading'),
    }))
    const changes = parseChanges(JSON.stringify(list)) ?? []
    expect(changes).toHaveLength(20_000)
    const plan = planRevalidation(changes)
    expect(plan).toMatchObject({ tags: ['content'], everywhere: true, redirects: true })
    expect(plan.paths).toContain('/reading/area-19999')
  })
})

describe('parseChanges', () => {
  it('reads one change or several', () => {
    const one = { _id: 'a', _type: 'faq', before: null, after: { name: null, slug: null, town: null } }
    expect(parseChanges(JSON.stringify(one))).toHaveLength(1)
    expect(parseChanges(JSON.stringify([one, one]))).toHaveLength(2)
  })

  it.each(['', 'nonsense', '{}', '{"_id":"a"}', '[1]', '{"_id":"a","_type":"faq","after":{"slug":1}}'])(
    'refuses %j',
    (body) => {
      expect(parseChanges(body)).toBeUndefined()
    },
  )
})
