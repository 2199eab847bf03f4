import type { TestDocument } from './query-server.ts'

/*
 * Documents of towns and areas, as they are stored.
 */

export const paragraph = (text: string) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text }],
})
export const reference = (id: string) => ({ _type: 'reference', _key: id, _ref: id })
export const town = (name: string, slug: string, more: object = {}): TestDocument => ({
  _id: `town-${slug}`,
  _type: 'town',
  name,
  slug: { _type: 'slug', current: slug },
  kind: 'town',
  location: { _type: 'location', lat: 51.4, lng: -0.9 },
  intro: [paragraph(`About ${name}.`)],
  ...more,
})
export const area = (townSlug: string, name: string, slug: string, more: object = {}): TestDocument => ({
  _id: `area-${townSlug}-${slug}`,
  _type: 'area',
  name,
  slug: { _type: 'slug', current: slug },
  town: { _type: 'reference', _ref: `town-${townSlug}` },
  ...more,
})

/** A complete purchase, stored as editors enter it, in the place with the id `place`. */
export const purchase = (_id: string, month: string, place: string, more: object = {}) => ({
  _id,
  _type: 'purchase',
  month,
  make: 'Ford',
  model: 'Focus',
  place: reference(place),
  priceFrom: 4000,
  priceTo: 4500,
  daysToCollection: 2,
  ...more,
})
