import { expect, it } from 'vitest'
import { placeService } from './place-service.ts'

const siteUrl = 'https://www.example.co.uk'

it('describes the service in an area, with the business in short', () => {
  const service = placeService({
    title: 'Sell My Car in Caversham',
    place: {
      name: 'Caversham',
      path: '/reading/caversham',
      seo: { description: 'A description.' },
      location: { lat: 51.47, lng: -0.974 },
      parentTown: { name: 'Reading', path: '/reading' },
    },
    settings: {
      brandName: 'Royal County',
      phone: '0800 000 0000',
      priceRange: '££',
      serviceArea: 'Berkshire',
    },
    siteUrl,
  })
  expect(service).toMatchObject({
    '@type': 'Service',
    areaServed: { name: 'Caversham', containedInPlace: { name: 'Reading', url: `${siteUrl}/reading` } },
  })
  // The home page has the rest under the same id.
  expect(service.provider).toEqual({
    '@type': 'AutoDealer',
    '@id': `${siteUrl}/#business`,
    name: 'Royal County',
    url: `${siteUrl}/`,
    telephone: '+44 800 000 0000',
    priceRange: '££',
  })
})
