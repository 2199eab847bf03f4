import type { AutoDealer, DayOfWeek, Graph, OpeningHoursSpecification } from 'schema-dts'
import type { DayHours, SiteSettings } from '../content/settings.ts'
import { absoluteUrl } from './absolute-url.ts'
import { socialImagePath } from './social-image.ts'

type BusinessFacts = Pick<
  SiteSettings,
  | 'brandName'
  | 'description'
  | 'serviceArea'
  | 'foundedYear'
  | 'priceRange'
  | 'phone'
  | 'email'
  | 'openingHours'
  | 'rating'
  | 'featuredTowns'
  | 'socialLinks'
>

/** The business and its site, for the pages that are about the business itself. */
export function businessGraph(
  settings: BusinessFacts,
  siteUrl: string,
  options: { ratingIsShown?: boolean } = {},
): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(settings, siteUrl, options),
      {
        '@type': 'WebSite',
        '@id': absoluteUrl('/#website', siteUrl),
        name: settings.brandName,
        url: absoluteUrl('/', siteUrl),
        inLanguage: 'en-GB',
        publisher: { '@id': businessId(siteUrl) },
      },
    ],
  }
}

/** The business as one thing: what the settings say of it, and nothing else. */
export function business(
  settings: BusinessFacts,
  siteUrl: string,
  { ratingIsShown = false } = {},
): Exclude<AutoDealer, string> {
  const { rating } = settings
  return {
    '@type': 'AutoDealer',
    '@id': businessId(siteUrl),
    name: settings.brandName,
    description: settings.description,
    url: absoluteUrl('/', siteUrl),
    logo: absoluteUrl('/icon-512.png', siteUrl),
    image: absoluteUrl(socialImagePath('/'), siteUrl),
    telephone: internationalPhone(settings.phone),
    email: settings.email,
    priceRange: settings.priceRange,
    // The business comes to its customers. It has no yard to visit, so there is an area and no street.
    address: { '@type': 'PostalAddress', addressRegion: settings.serviceArea, addressCountry: 'GB' },
    areaServed: [
      { '@type': 'AdministrativeArea', name: settings.serviceArea },
      ...settings.featuredTowns.map(({ name }) => ({ '@type': 'City' as const, name })),
    ],
    openingHoursSpecification: openingHours(settings.openingHours),
    ...(settings.foundedYear !== null && { foundingDate: String(settings.foundedYear) }),
    ...(settings.socialLinks.length > 0 && { sameAs: settings.socialLinks.map(({ url }) => url) }),
    // What the visible page states, where it states it, and no more: how many ratings are behind the figure is not
    // known, so no number is given. Search engines show no stars without one, nor, by their rules, for what a
    // business says of itself.
    ...(ratingIsShown &&
      rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      }),
  }
}

/** The name by which other structured data refers to the business. */
function businessId(siteUrl: string): string {
  return absoluteUrl('/#business', siteUrl)
}

/** A British number as it is dialled from anywhere: +44 800 000 0000. */
function internationalPhone(phone: string): string {
  return phone.trim().replace(/^0/, '+44 ')
}

/** The names that the Studio offers. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Days of the same hours together; a closed day opens and closes at midnight, which is how it is written. */
function openingHours(days: readonly DayHours[]): OpeningHoursSpecification[] {
  const byHours = new Map<string, { opens: string; closes: string; dayOfWeek: DayOfWeek[] }>()
  for (const { day, opens, closes } of days) {
    const weekday = weekdays.find((name) => name === day)
    if (!weekday) continue
    const hours = { opens: opens ?? '00:00', closes: closes ?? '00:00' }
    const key = `${hours.opens}-${hours.closes}`
    const group = byHours.get(key) ?? { ...hours, dayOfWeek: [] }
    byHours.set(key, group)
    group.dayOfWeek.push(`https://schema.org/${weekday}`)
  }
  return [...byHours.values()].map((group) => ({ '@type': 'OpeningHoursSpecification', ...group }))
}
