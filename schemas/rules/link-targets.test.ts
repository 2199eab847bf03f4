import { describe, expect, it } from 'vitest'
import { hasTarget, linkTargets } from './link-targets.ts'

const { ids, paths } = linkTargets([
  { _id: 'town-reading', _type: 'town', slug: 'reading' },
  { _id: 'area-1', _type: 'area', slug: 'caversham', townId: 'town-reading' },
  { _id: 'area-2', _type: 'area', slug: 'lost', townId: 'town-gone' },
  { _id: 'redirect-1', _type: 'redirect', from: '/Old.html' },
  { _id: 'redirect-2', _type: 'redirect', from: '/older', enabled: false },
])

describe('a typed address', () => {
  it.each([
    '/',
    '/contact',
    '/Contact/',
    '/get-a-quote?make=Ford',
    '/sell-car-guide#lost-logbook',
    '/reading',
    '/reading/caversham#collection',
    '/old.html',
    '/sitemap.xml',
    '/area-map/reading/caversham',
    'https://www.gov.uk/',
    'tel:+441184960000',
    '#steps',
  ])('%s leads somewhere', (href) => {
    expect(hasTarget(href, paths)).toBe(true)
  })

  it.each(['/redding', '/reading/lost', '/gone/lost', '/reading/caversham/x', '/contact/us', '/older'])(
    '%s leads nowhere',
    (href) => {
      expect(hasTarget(href, paths)).toBe(false)
    },
  )
})

it('only published documents can be linked', () => {
  expect(ids.has('area-1')).toBe(true)
  expect(ids.has('town-gone')).toBe(false)
})
