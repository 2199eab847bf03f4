import { getAboutPage } from './about-page.ts'
import { getArea } from './areas.ts'
import { getContactPage } from './contact-page.ts'
import { getGuide } from './guide.ts'
import { getHomePage } from './home-page.ts'
import { getLegalPage } from './legal-pages.ts'
import { getQuotePage } from './quote-page.ts'
import { getSiteSettings } from './settings.ts'
import { getTown } from './towns.ts'

/** The names of the fixed pages, as their headings have them. */
const fixedPages: Partial<Record<string, () => Promise<string | undefined>>> = {
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
  const fixed = Object.hasOwn(fixedPages, path) ? fixedPages[path] : undefined
  if (fixed) return (await fixed()) ?? null
  const [town = '', area, ...deeper] = path.slice(1).split('/')
  if (deeper.length > 0) return null
  const place = area === undefined ? await getTown(town) : await getArea(town, area)
  return place && `Sell My Car in ${place.name}`
}
