import { aboutPage } from './documents/about-page.ts'
import { area } from './documents/area.ts'
import { contactPage } from './documents/contact-page.ts'
import { enquiry } from './documents/enquiry.ts'
import { faq } from './documents/faq.ts'
import { freePage } from './documents/free-page.ts'
import { guide } from './documents/guide.ts'
import { homePage } from './documents/home-page.ts'
import { legalPage } from './documents/legal-page.ts'
import { notice } from './documents/notice.ts'
import { person } from './documents/person.ts'
import { purchase } from './documents/purchase.ts'
import { quotePage } from './documents/quote-page.ts'
import { redirect } from './documents/redirect.ts'
import { siteSettings } from './documents/site-settings.ts'
import { testimonial } from './documents/testimonial.ts'
import { town } from './documents/town.ts'
import { company } from './objects/company.ts'
import { homeSection } from './objects/home-section.ts'
import { menuEntry, menuFreePage } from './objects/menu.ts'
import { location } from './objects/location.ts'
import { openingHoursDay, specialHours } from './objects/opening-hours.ts'
import { pageSection } from './objects/page-section.ts'
import { partTypes } from './objects/parts.ts'
import { photo } from './objects/photo.ts'
import { textTypes } from './objects/rich-text.ts'
import { seo } from './objects/seo.ts'
import { socialLink } from './objects/social-link.ts'
import { textLink } from './objects/words.ts'

const singletonTypes = [homePage, aboutPage, contactPage, quotePage, guide, siteSettings]

/** Types of which one document exists; its id is the name of the type. */
export const singletonNames: readonly string[] = singletonTypes.map((type) => type.name)

/** Every type of the content model. */
export const schemaTypes = [
  ...singletonTypes,
  town,
  area,
  freePage,
  faq,
  testimonial,
  person,
  purchase,
  notice,
  legalPage,
  redirect,
  enquiry,
  ...textTypes,
  ...partTypes,
  pageSection,
  homeSection,
  menuEntry,
  menuFreePage,
  seo,
  photo,
  location,
  openingHoursDay,
  specialHours,
  socialLink,
  textLink,
  company,
]
