import { absoluteUrl } from './page-metadata.ts'

/** Structured data of a town or area page: the service, who offers it, and where. */
export function placeService({
  title,
  place,
  settings,
  siteUrl,
}: {
  title: string
  place: { name: string; path: string; seo: { description: string } }
  settings: { brandName: string; phone: string; serviceArea: string }
  siteUrl: string
}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    description: place.seo.description,
    serviceType: 'Car buying',
    url: absoluteUrl(place.path, siteUrl),
    areaServed: {
      '@type': 'Place',
      name: place.name,
      containedInPlace: { '@type': 'AdministrativeArea', name: settings.serviceArea },
    },
    provider: {
      '@type': 'AutoDealer',
      name: settings.brandName,
      telephone: settings.phone,
      url: absoluteUrl('/', siteUrl),
    },
  }
}
