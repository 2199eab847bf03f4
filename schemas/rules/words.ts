/*
 * Words on pages that editors may change. These are the site's own, which stand wherever a field is empty: the Studio shows
 * them in grey, and `lib/content` puts them in. In a pattern, `{place}` stands for the name of a town or area.
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
  plateLabel: 'Vehicle Registration',
  plateButton: 'Get Valuation',
}

/** The page for addresses without a page. */
export const notFoundWords = {
  title: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have moved, or there is a slip in it.',
  home: 'Go to the home page',
  quote: 'Get a quote',
}

/** The thank-you page, and what follows a quote request. */
export const thankYouWords = {
  quote: 'Get another quote',
  hear: 'When you hear from us',
  ready: 'Have these ready',
  next: 'What happens next',
}

/** Where the name of a place belongs. */
export const placeMark = '{place}'

/** What is wrong with a pattern, as a message to the editor; an empty one is valid. */
export function patternProblem(pattern: string | undefined): string | undefined {
  if (!pattern?.trim() || pattern.includes(placeMark)) return undefined
  return `Write ${placeMark} where the name of the town or area belongs. Without it, every page would have the same words.`
}
