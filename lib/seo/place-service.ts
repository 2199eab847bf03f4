import type { Service, WithContext } from 'schema-dts'
import { absoluteUrl } from './absolute-url.ts'
import { businessProvider } from './business.ts'

/** Structured data of a town or area page: the service, its provider and its area. */
export function placeService({
  title,
  place,
  settings,
  siteUrl,
}: {
  title: string
  place: {
    name: string
    path: string
    seo: { description: string }
    location: { lat: number; lng: number } | null
    /** The town an area belongs to. */
    parentTown?: { name: string; path: string }
  }
  settings: Parameters<typeof businessProvider>[0] & { serviceArea: string }
  siteUrl: string
}): WithContext<Exclude<Service, string>> {
  const county = { '@type': 'AdministrativeArea' as const, name: settings.serviceArea }
  const { parentTown, location } = place
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': absoluteUrl(`${place.path}#service`, siteUrl),
    name: title,
    description: place.seo.description,
    serviceType: 'Car buying',
    url: absoluteUrl(place.path, siteUrl),
    areaServed: {
      '@type': 'Place',
      name: place.name,
      containedInPlace: parentTown
        ? {
            '@type': 'Place',
            name: parentTown.name,
            url: absoluteUrl(parentTown.path, siteUrl),
            containedInPlace: county,
          }
        : county,
      ...(location && {
        geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
      }),
    },
    provider: businessProvider(settings, siteUrl),
  }
}
