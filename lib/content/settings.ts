import { londonDay } from '../shared/london-day.ts'
import type { SpecialHours } from '../shared/opening-hours.ts'
import type { EditedTexts } from '../shared/edited-texts.ts'
import { readContent } from './client.ts'
import { type Company, company } from './company.ts'
import { type Logo, type SiteIcon, logo, siteIcon } from './logo.ts'
import { type LocatedPlace, townLinks } from './places.ts'
import { siteSettingsQuery } from './queries.ts'
import type { SiteSettingsQueryResult } from './sanity.types.ts'
import { formTexts, type SiteWords, siteWords } from './site-words.ts'
import { upcomingSpecialHours } from './special-hours.ts'
import { tags } from './tags.ts'
import {
  type CallToAction,
  type PageSeo,
  type Step,
  callToAction,
  pageSeo,
  socialImageUrl,
  steps,
} from './texts.ts'

/** One day's hours; both times are null on a day when the business is closed. */
export type DayHours = {
  day: string
  opens: string | null
  closes: string | null
}

/** The rating that the business states. */
export type StatedRating = {
  /** Out of five. */
  value: number
  label: string | null
  /** What it rests on. Null while the editors have not given all of it; pages then call the rating a sample. */
  evidence: { count: number; source: string; date: string } | null
}

/** Facts about the business, and the texts that many pages share. */
export type SiteSettings = {
  brandName: string
  /** The letters on the plate beside the name. */
  badge: string
  /** In place of the plate; null for the plate. */
  logo: Logo | null
  icon: SiteIcon | null
  description: string
  /** The URL of the picture for links to pages without one of their own; null without one. */
  socialImageUrl: string | null
  serviceArea: string
  foundedYear: number | null
  priceRange: string
  company: Company
  /** More small print. */
  companyDetails: string | null
  /** As displayed: 0800 123 4567. */
  phone: string
  /** For example “Freephone”. */
  phoneLabel: string | null
  email: string
  openingHours: DayHours[]
  /** Days with other hours: those of the next weeks, the first one first. */
  specialHours: SpecialHours[]
  responsePromise: string
  /** Null when none is stated. */
  rating: StatedRating | null
  /** The towns in the menu and on the map, in the editor's order. */
  featuredTowns: LocatedPlace[]
  /** The menu that an editor has chosen, by names of pages and ids of editors' own pages; empty for the usual one. */
  menu: ({ entry: string } | { page: string })[]
  footerText: string
  socialLinks: { label: string; url: string }[]
  process: { heading: string; steps: Step[] }
  /** In the three headings of the page's texts, `{place}` stands for the name of the town or area. */
  placePages: {
    benefits: string[]
    buttonLabel: string
    sellingPointsHeading: string
    localExpertiseHeading: string
    callToActionHeading: string
    sidebarHeading: string
    sidebarText: string
  }
  words: SiteWords
  /** What editors have changed of what the forms and the lookup say. */
  formTexts: EditedTexts
  /** The footer's links of an editor's own; empty for the usual ones. */
  quickLinks: { label: string; href: string }[]
  faqPage: { title: string; intro: string; cta: CallToAction; seo: PageSeo }
  /** `documents` are what a seller has ready for the collection. */
  thankYouPage: { title: string; text: string; documents: string[] }
  /** Older enquiries are deleted. */
  enquiryRetentionMonths: number
  /** Whether the team is mailed what waits, each morning. */
  dailySummary: boolean
}

/** The site settings. Before they are written, every text and list is empty, and pages still render. */
export async function getSiteSettings(): Promise<SiteSettings> {
  return toSiteSettings(
    await readContent(siteSettingsQuery, { tags: [tags.singleton('siteSettings'), tags.townNames] }),
  )
}

function toSiteSettings(stored: SiteSettingsQueryResult): SiteSettings {
  const { placePages, faqPage } = stored ?? {}
  return {
    brandName: stored?.brandName ?? '',
    badge: stored?.badge?.trim() || initials(stored?.brandName ?? ''),
    logo: logo(stored?.logo),
    icon: siteIcon(stored?.icon),
    description: stored?.description ?? '',
    socialImageUrl: socialImageUrl(stored?.socialImage),
    serviceArea: stored?.serviceArea ?? '',
    foundedYear: stored?.foundedYear ?? null,
    priceRange: stored?.priceRange ?? '',
    company: company(stored?.company),
    companyDetails: stored?.companyDetails ?? null,
    phone: stored?.phone ?? '',
    phoneLabel: stored?.phoneLabel ?? null,
    email: stored?.email ?? '',
    openingHours: (stored?.openingHours ?? []).flatMap(({ day, opens, closes }) =>
      day ? [{ day, opens: (closes && opens) ?? null, closes: (opens && closes) ?? null }] : [],
    ),
    specialHours: upcomingSpecialHours(stored?.specialHours, londonDay()),
    responsePromise: stored?.responsePromise ?? '',
    rating: statedRating(stored),
    featuredTowns: townLinks(stored?.featuredTowns ?? []),
    menu: (stored?.menu ?? []).flatMap((chosen): SiteSettings['menu'] => {
      if ('page' in chosen) return chosen.page ? [{ page: chosen.page._ref }] : []
      return 'entry' in chosen && chosen.entry ? [{ entry: chosen.entry }] : []
    }),
    footerText: stored?.footerText ?? '',
    socialLinks: (stored?.socialLinks ?? []).flatMap(({ platform, url }) =>
      platform && url ? [{ label: platform, url }] : [],
    ),
    process: { heading: stored?.process?.heading ?? '', steps: steps(stored?.process?.steps) },
    placePages: {
      benefits: placePages?.benefits ?? [],
      buttonLabel: placePages?.buttonLabel ?? '',
      sellingPointsHeading: placePages?.sellingPointsHeading ?? '',
      localExpertiseHeading: placePages?.localExpertiseHeading ?? '',
      callToActionHeading: placePages?.callToActionHeading ?? '',
      sidebarHeading: placePages?.sidebarHeading ?? '',
      sidebarText: placePages?.sidebarText ?? '',
    },
    words: siteWords(stored),
    formTexts: formTexts(stored),
    quickLinks: (stored?.quickLinks ?? []).flatMap(({ label, href }) =>
      label && href ? [{ label, href }] : [],
    ),
    faqPage: {
      title: faqPage?.title ?? '',
      intro: faqPage?.intro ?? '',
      cta: callToAction(faqPage?.cta),
      seo: pageSeo(faqPage?.seo, { title: faqPage?.title ?? '', description: faqPage?.intro ?? '' }),
    },
    thankYouPage: {
      title: stored?.thankYouPage?.title ?? '',
      text: stored?.thankYouPage?.text ?? '',
      documents: stored?.thankYouPage?.documents ?? [],
    },
    enquiryRetentionMonths: stored?.enquiryRetentionMonths ?? 12,
    dailySummary: stored?.dailySummary ?? false,
  }
}

/** Those of the first two words. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}

function statedRating(stored: SiteSettingsQueryResult): StatedRating | null {
  if (!stored?.rating) return null
  const { rating: value, ratingLabel, ratingCount: count, ratingSource: source, ratingDate: date } = stored
  return {
    value,
    label: ratingLabel ?? null,
    evidence: count && source && date ? { count, source, date } : null,
  }
}
