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
  | 'specialHours'
  | 'rating'
  | 'featuredTowns'
  | 'socialLinks'
  | 'company'
  | 'icon'
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

/** The business, described by the settings alone. */
function business(
  settings: BusinessFacts,
  siteUrl: string,
  { ratingIsShown = false } = {},
): Exclude<AutoDealer, string> {
  const { rating, company } = settings
  return {
    '@type': 'AutoDealer',
    '@id': businessId(siteUrl),
    name: settings.brandName,
    description: settings.description,
    url: absoluteUrl('/', siteUrl),
    logo: absoluteUrl(settings.icon?.large ?? '/icon-512.png', siteUrl),
    image: absoluteUrl(socialImagePath('/'), siteUrl),
    telephone: internationalPhone(settings.phone),
    email: settings.email,
    priceRange: settings.priceRange,
    // The business has no premises for customers, so there is an area and no street.
    address: { '@type': 'PostalAddress', addressRegion: settings.serviceArea, addressCountry: 'GB' },
    areaServed: [
      { '@type': 'AdministrativeArea', name: settings.serviceArea },
      ...settings.featuredTowns.map(({ name }) => ({ '@type': 'City' as const, name })),
    ],
    openingHoursSpecification: openingHours(settings.openingHours),
    ...specialOpeningHours(settings.specialHours),
    ...(settings.foundedYear !== null && { foundingDate: String(settings.foundedYear) }),
    ...(settings.socialLinks.length > 0 && { sameAs: settings.socialLinks.map(({ url }) => url) }),
    ...companyFacts(company),
    // Only on pages that show the rating, and only with the number of reviews behind it: a sample is no fact.
    ...(ratingIsShown &&
      rating?.evidence && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          ratingCount: rating.evidence.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  }
}

/** The business as pages about a place name it. Its hours and the rest are on the home page, under the same id. */
export function businessProvider(
  settings: Pick<BusinessFacts, 'brandName' | 'phone' | 'priceRange'>,
  siteUrl: string,
): Exclude<AutoDealer, string> {
  return {
    '@type': 'AutoDealer',
    '@id': businessId(siteUrl),
    name: settings.brandName,
    url: absoluteUrl('/', siteUrl),
    telephone: internationalPhone(settings.phone),
    priceRange: settings.priceRange,
  }
}

/** What the editors have given of the company, and nothing else. */
function companyFacts({ registration, vatNumber, memberships }: SiteSettings['company']) {
  return {
    ...(registration && { legalName: registration.legalName }),
    ...(registration?.companyNumber && {
      identifier: {
        '@type': 'PropertyValue' as const,
        propertyID: 'Companies House',
        value: registration.companyNumber,
      },
    }),
    ...(vatNumber && { vatID: vatNumber.replaceAll(' ', '') }),
    ...(memberships.length > 0 && {
      memberOf: memberships.map(({ name, url }) => ({
        '@type': 'Organization' as const,
        name,
        ...(url && { url }),
      })),
    }),
  }
}

/** The id by which other structured data refers to the business. */
function businessId(siteUrl: string): string {
  return absoluteUrl('/#business', siteUrl)
}

/** A British number in international format: +44 800 000 0000. */
function internationalPhone(phone: string): string {
  return phone.trim().replace(/^0/, '+44 ')
}

/** The names that the Studio offers. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Days grouped by hours. A closed day is stated as opening and closing at midnight. */
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

/** Days on which other hours hold. A closed day is stated as opening and closing at midnight. */
function specialOpeningHours(special: BusinessFacts['specialHours']) {
  if (special.length === 0) return {}
  return {
    specialOpeningHoursSpecification: special.map(({ from, until, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: from,
      validThrough: until,
      opens: opens ?? '00:00',
      closes: closes ?? '00:00',
    })),
  }
}
