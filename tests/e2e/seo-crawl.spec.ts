import type { APIRequestContext } from '@playwright/test'
import { compress } from '../../lib/responses/page-parts.ts'
import { administrator } from '../support/administrator.ts'
import { htmlBudget } from '../support/html-budgets.ts'
import { type Head, readHead } from '../support/read-head.ts'
import { runningSite } from '../support/running-site.ts'
import { expect, test as base } from './test.ts'

type CrawledPage = { path: string; status: number; head: Head; kib: number }
type Crawl = { pages: CrawledPage[]; sitemap: Map<string, string> }

/** Pages that other tests create while this one runs, as copies of another. */
const createdByTests = /^\/[a-z]+\/[a-z]+-quarter$/

const test = base.extend<object, { crawl: Crawl }>({
  /** Every page of the site, found from the home page and the sitemap, once for all tests below. */
  crawl: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const { url } = runningSite()
      const sitemap = await readSitemap(context.request, url)
      const pages: CrawledPage[] = []
      const known = new Set(['/', ...sitemap.keys()])
      for (const path of known) {
        if (createdByTests.test(path)) continue
        const response = await context.request.get(url + path, { maxRedirects: 0 })
        const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
        const html = isPage ? await response.text() : ''
        const head = await readHead(page, html, url + path)
        pages.push({ path, status: response.status(), head, kib: compress(html, 'br').length / 1024 })
        for (const link of head.links) known.add(link)
      }
      await context.close()
      await use({ pages, sitemap })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** The sitemap's paths and dates. */
async function readSitemap(request: APIRequestContext, url: string): Promise<Map<string, string>> {
  const response = await request.get(`${url}/sitemap.xml`)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('xml')
  const entries = (await response.text()).matchAll(
    /<url>\s*<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+)<\/lastmod>)?\s*<\/url>/g,
  )
  return new Map(
    [...entries].map(([, loc = '', lastmod = '']) => {
      expect(loc.startsWith(`${url}/`)).toBe(true)
      return [new URL(loc).pathname, lastmod]
    }),
  )
}

/** Pages without a query string and without noindex. */
const indexable = ({ pages }: Crawl) =>
  pages.filter(({ path, head }) => !path.includes('?') && !head.meta.robots?.join().includes('noindex'))

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test.describe.configure({ mode: 'default' })

test('every link and every address in the sitemap responds with 200, without a redirect', ({ crawl }) => {
  expect(crawl.pages.length).toBeGreaterThanOrEqual(180)
  expect(crawl.pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
})

test('every area and town keeps the HTML budget of its kind', ({ crawl }) => {
  const areas = crawl.pages.filter(({ head }) => head.breadcrumbs.length === 3)
  expect(areas.length).toBeGreaterThanOrEqual(162)
  for (const { path, kib } of areas) expect.soft(kib, path).toBeLessThanOrEqual(htmlBudget('area'))
  const towns = crawl.pages.filter(
    ({ path, head }) =>
      head.breadcrumbs.length === 2 && areas.some((area) => area.path.startsWith(`${path}/`)),
  )
  expect(towns.length).toBeGreaterThanOrEqual(10)
  for (const { path, kib } of towns) expect.soft(kib, path).toBeLessThanOrEqual(htmlBudget('town'))
})

test('every page has its absolute address as canonical', ({ crawl, baseURL }) => {
  for (const { path, head } of crawl.pages) {
    const own = new URL(path.split('?', 1)[0] ?? '', baseURL).href
    // The home page may be written with its slash or without; it is one address.
    expect
      .soft(
        head.canonical.map((address) => new URL(address).href),
        path,
      )
      .toEqual([own])
  }
})

test('every page has a unique title, description and social image', ({ crawl }) => {
  const pages = indexable(crawl)
  for (const { path, head } of pages) {
    expect.soft(head.title.length, path).toBeLessThanOrEqual(60)
    expect.soft(head.meta.description, path).toHaveLength(1)
    expect.soft(head.meta.description?.[0]?.length, path).toBeGreaterThan(50)
  }
  expect(repeated(pages.map(({ head }) => head.title))).toEqual([])
  for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:image'])
    expect(repeated(pages.map(({ head }) => head.meta[name]?.[0] ?? '')), name).toEqual([])
})

test('every page has complete Open Graph and Twitter metadata', ({ crawl, baseURL }) => {
  for (const { path, head } of crawl.pages) {
    const value = (name: string) => head.meta[name]?.join('|')
    expect.soft(value('og:type'), path).toBe('website')
    expect.soft(value('og:locale'), path).toBe('en_GB')
    expect.soft(value('og:site_name'), path).toBe('Royal County Car Buyers')
    expect.soft(value('og:url'), path).toBe(head.canonical[0])
    expect.soft(head.title.replace(' | Royal County Car Buyers', ''), path).toBe(value('og:title'))
    expect.soft(value('og:description'), path).toBe(value('description'))
    expect.soft(value('og:image'), path).toMatch(`${baseURL ?? ''}/social-image/`)
    expect.soft(value('og:image:width'), path).toBe('1200')
    expect.soft(value('og:image:height'), path).toBe('630')
    expect.soft(value('og:image:alt'), path).toBeTruthy()
    expect.soft(value('twitter:card'), path).toBe('summary_large_image')
    expect.soft(value('twitter:title'), path).toBe(value('og:title'))
    expect.soft(value('twitter:description'), path).toBe(value('description'))
    expect.soft(value('twitter:image'), path).toBe(value('og:image'))
  }
})

test('the sitemap lists every indexable page and nothing else', ({ crawl }) => {
  const listed = [...crawl.sitemap.keys()].filter((path) => !createdByTests.test(path))
  expect(listed.toSorted()).toEqual(
    indexable(crawl)
      .map(({ path }) => path)
      .toSorted(),
  )
  expect(listed.filter((path) => /^\/(?:thank-you|studio|api|area-map|social-image)/.test(path))).toEqual([])
})

test('the sitemap has the date of each page’s last change', async ({ request }) => {
  const client = administrator()
  // Other tests publish at the same time: a sitemap from before that is compared with content from after it.
  await expect(async () => {
    const sitemap = await readSitemap(request, runningSite().url)
    const changed = await client.fetch<{ path: string; at: string }[]>(
      `*[_type == "area" && hiddenFromSearch != true && !(_id in path("drafts.**"))]{
        "path": "/" + town->slug.current + "/" + slug.current, "at": _updatedAt
      }`,
    )
    const settings = (await client.getDocument('siteSettings'))?._updatedAt ?? ''
    expect(changed.length).toBeGreaterThanOrEqual(158)
    for (const { path, at } of changed.filter((area) => !createdByTests.test(area.path)))
      expect(sitemap.get(path), path).toBe(at > settings ? at : settings)
    for (const [path, date] of sitemap) expect(Date.parse(date), path).toBeLessThanOrEqual(Date.now())
  }).toPass({ timeout: 60_000 })
})

test('breadcrumbs in the structured data match the visible ones', ({ crawl, baseURL }) => {
  // A page that is kept out of search results has no structured data.
  const pages = indexable(crawl)
  const withBreadcrumbs = pages.filter(({ head }) => head.breadcrumbs.length > 0)
  expect(withBreadcrumbs.length).toBeGreaterThanOrEqual(174)
  for (const { path, head } of pages) {
    const lists = head.structuredData.filter((thing) => thing['@type'] === 'BreadcrumbList')
    expect.soft(lists.length, path).toBe(head.breadcrumbs.length > 0 ? 1 : 0)
    const items = (lists[0]?.itemListElement ?? []) as { position: number; name: string; item: string }[]
    expect.soft(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect
      .soft(items.map(({ name, item }) => [name, item]))
      .toEqual(head.breadcrumbs.map((crumb) => [crumb.name, new URL(crumb.path ?? path, baseURL).href]))
  }
})

test('every town and area has a Service with its area and provider', ({ crawl }) => {
  const fixed = [
    '/',
    '/about',
    '/contact',
    '/faq',
    '/get-a-quote',
    '/sell-car-guide',
    '/privacy-policy',
    '/terms',
  ]
  const places = indexable(crawl).filter(({ path }) => !fixed.includes(path))
  expect(places.length).toBeGreaterThanOrEqual(168)
  for (const { path, head } of places) {
    const service = head.structuredData.find((thing) => thing['@type'] === 'Service')
    const [, town, area] = head.breadcrumbs
    const county = { '@type': 'AdministrativeArea', name: 'Berkshire' }
    expect.soft(service, path).toMatchObject({
      url: head.canonical[0],
      areaServed: {
        '@type': 'Place',
        name: (area ?? town)?.name,
        containedInPlace: area ? { name: town?.name, containedInPlace: county } : county,
      },
      provider: { '@type': 'AutoDealer', name: 'Royal County Car Buyers' },
    })
  }
})
