import type { OwnPage } from '../../schemas/rules/site-addresses.ts'
import { getAboutPage } from './about-page.ts'
import { getArea } from './areas.ts'
import { getContactPage } from './contact-page.ts'
import { getFreePage } from './free-pages.ts'
import { getGuide } from './guide.ts'
import { getHomePage } from './home-page.ts'
import { getLegalPage } from './legal-pages.ts'
import { getQuotePage } from './quote-page.ts'
import { getSiteSettings } from './settings.ts'
import { getTown } from './towns.ts'

/** The names of the site's own pages, which are their headings. */
const ownNames: Readonly<Record<OwnPage, () => Promise<string | undefined>>> = {
  '/': async () => (await getHomePage()).hero.title,
  '/about': async () => (await getAboutPage()).hero.title,
  '/contact': async () => (await getContactPage()).hero.title,
  '/faq': async () => (await getSiteSettings()).faqPage.title,
  '/get-a-quote': async () => (await getQuotePage()).hero.title,
  '/privacy-policy': async () => (await getLegalPage('privacy-policy'))?.title,
  '/sell-car-guide': async () => (await getGuide()).title,
  '/terms': async () => (await getLegalPage('terms'))?.title,
  '/thank-you': async () => (await getSiteSettings()).thankYouPage.title,
}

/** The name of the page at this path; null when there is no such page. */
export async function getPageName(path: string): Promise<string | null> {
  if (isOwnPage(path)) return (await ownNames[path]()) ?? null
  const [town = '', area, ...deeper] = path.slice(1).split('/')
  if (deeper.length > 0) return null
  const place = area === undefined ? await getTown(town) : await getArea(town, area)
  if (place) return place.heading
  return area === undefined ? ((await getFreePage(town))?.title ?? null) : null
}

function isOwnPage(path: string): path is OwnPage {
  return Object.hasOwn(ownNames, path)
}
