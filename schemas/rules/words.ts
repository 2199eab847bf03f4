/*
 * Words on pages that editors may change. These are the site's own, which stand wherever a field is empty: the Studio shows
 * them in grey, and `lib/content` puts them in. In a pattern, `{place}` stands for the name of a town or area. Those that
 * browsers load have files of their own.
 */

/** The menu, the path above titles and the footer's links to the same pages. */
export const menuWords = {
  home: 'Home',
  sell: 'Sell Your Car',
  townLink: 'Sell My Car in {place}',
  guide: 'Car Selling Guide',
  about: 'About Us',
  faq: 'FAQ',
  contact: 'Contact',
  quote: 'Get a Quote',
}

/** The footer. */
export const footerWords = {
  quickLinks: 'Quick Links',
  privacy: 'Privacy Policy',
  terms: 'Terms',
  areas: 'Areas We Serve',
  townLink: 'Sell My Car {place}',
}

/** Buttons that stand on many pages, and the bar at the foot of a phone. */
export const buttonWords = {
  contact: 'Contact us',
  call: 'Call',
  quote: 'Get a quote',
  toForm: 'Go to the form',
}

/** The pages of towns and areas. */
export const placeWords = {
  heading: 'Sell My Car in {place}',
  link: 'Sell My Car in {place}',
  nearbyTowns: 'Nearby towns',
  areas: 'Areas of {place}',
  nearbyAreas: 'Nearby areas',
  collections: 'Next collections in {place}',
  purchases: 'Recently bought in {place}',
  counts: 'Bought in the last twelve months',
  questions: 'Local questions',
  roads: 'Roads',
  postcodes: 'Postcodes',
  plateLabel: 'Vehicle Registration',
  plateButton: 'Get Valuation',
}

/** The page for addresses without a page. */
export const notFoundWords = {
  tab: 'Page not found',
  title: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have moved, or there is a slip in it.',
  home: 'Go to the home page',
  quote: 'Get a quote',
}

/** The page that stands in for one whose content cannot be read. */
export const unavailableWords = {
  title: 'Back in a moment',
  text: 'This page cannot be put together just now. It is not your doing, and it usually passes within a minute: please try again shortly.',
}

/** Captions on several pages. */
export const captionWords = {
  contents: 'On this page',
  reviewed: 'Last reviewed on',
  closed: 'Closed',
}

/** The thank-you page, and what follows a quote request. */
export const thankYouWords = {
  quote: 'Get another quote',
  hear: 'When you hear from us',
  ready: 'Have these ready',
  next: 'What happens next',
}

const personLabels = { name: 'Full Name', email: 'Email', phone: 'Phone' }
const vehicleLabels = {
  carMake: 'Car Make',
  carModel: 'Car Model',
  engineSize: 'Engine Size',
  fuelType: 'Fuel Type',
  transmission: 'Transmission',
  motExpiry: 'MOT Expiry',
  registeredDate: 'First Registered',
}
const formParts = { person: 'How to reach you', find: 'Find my vehicle', optional: 'optional' }

/** The quote form: its parts and the labels of its fields. What is sent does not change with them. */
export const quoteFormWords = {
  vehicle: 'Your vehicle',
  registration: 'Vehicle Registration',
  ...vehicleLabels,
  year: 'Year',
  more: 'More about the vehicle',
  condition: 'Mileage and condition',
  mileage: 'Mileage',
  additionalInfo: 'Additional Information',
  additionalHint: 'Condition, service history, outstanding finance: whatever we should know.',
  ...formParts,
  ...personLabels,
  send: 'Get My Free Quote',
  sending: 'Processing...',
}

/** The contact form, likewise. */
export const contactFormWords = {
  yourMessage: 'Your message',
  message: 'Message',
  about: 'Is it about a vehicle?',
  carReg: 'Vehicle Registration',
  ...vehicleLabels,
  ...formParts,
  ...personLabels,
  send: 'Send Message',
  sending: 'Sending...',
}

/** Where the name of a place belongs. */
export const placeMark = '{place}'

/** What the site puts into a text, such as `{place}`; undefined in one without. */
function markIn(own: string): string | undefined {
  return /\{\w+\}/.exec(own)?.[0]
}

/** What is wrong with a pattern, as a message to the editor; an empty one is valid. `own` is the site's. */
export function patternProblem(own: string, pattern: string | undefined): string | undefined {
  const mark = markIn(own)
  if (!mark || !pattern?.trim() || pattern.includes(mark)) return undefined
  return mark === placeMark
    ? `Write ${placeMark} where the name of the town or area belongs. Without it, every page would have the same words.`
    : `Write ${mark} where it belongs, as in “${own}”.`
}
