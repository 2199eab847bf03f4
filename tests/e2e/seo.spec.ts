import { administrator } from '../support/administrator.ts'
import { readHead, type StructuredData } from '../support/read-head.ts'
import { expect, test } from './test.ts'

/** Width and height of a PNG file; fails for other formats. */
function pngSize(file: Buffer): [number, number] {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

test('the structured data has the business with its address, hours and phone number', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/', '/about', '/contact']) {
    const response = await page.request.get(path)
    const { structuredData } = await readHead(page, await response.text(), response.url())
    const dealer = structuredData.find((thing) => thing['@type'] === 'AutoDealer')
    expect(dealer).toMatchObject({
      '@id': `${baseURL ?? ''}/#business`,
      name: 'Royal County Car Buyers',
      url: `${baseURL ?? ''}/`,
      telephone: '+44 800 000 0000',
      priceRange: '££',
      foundingDate: '2010',
      // The business has no street address.
      address: { '@type': 'PostalAddress', addressRegion: 'Berkshire', addressCountry: 'GB' },
    })
    // The seeded rating is a sample, which is no fact about the business.
    expect(dealer?.aggregateRating).toBeUndefined()
    const hours = (dealer?.openingHoursSpecification ?? []) as {
      dayOfWeek: string[]
      opens: string
      closes: string
    }[]
    const days = (...names: string[]) => names.map((name) => `https://schema.org/${name}`)
    expect(hours.map(({ dayOfWeek, opens, closes }) => [opens, closes, dayOfWeek])).toEqual([
      ['09:00', '18:00', days('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')],
      ['10:00', '16:00', days('Saturday')],
      ['00:00', '00:00', days('Sunday')],
    ])
    // Sample reviews must not count as reviews.
    expect(JSON.stringify(structuredData)).not.toMatch(/ratingCount|reviewCount|"Review"|streetAddress/)
  }
})

test('the questions and answers in the structured data are those on the page', async ({ page }) => {
  const response = await page.request.get('/faq')
  const { structuredData, headings } = await readHead(page, await response.text(), response.url())
  const faq = structuredData.find((thing) => thing['@type'] === 'FAQPage')
  const questions = (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: StructuredData }[]
  expect(questions.length).toBeGreaterThanOrEqual(8)
  expect(questions.map(({ name }) => name)).toEqual(headings)
  await page.goto('/faq')
  for (const { acceptedAnswer } of questions) {
    const [firstParagraph = ''] = String(acceptedAnswer.text).split('\n\n')
    expect(firstParagraph).not.toBe('')
    await expect(page.getByRole('main')).toContainText(firstParagraph)
  }
})

test('markup in an editor’s texts cannot leave the structured data', async ({ page }) => {
  const client = administrator()
  const { _rev, _createdAt, _updatedAt, ...content } = (await client.getDocument(
    'area-reading-caversham',
  )) ?? {
    _type: 'area',
  }
  const name = 'Script</script><script>window.broken = true</script>\u2028 Quarter'
  await client.createOrReplace({
    ...content,
    _id: 'area-reading-script-quarter',
    name,
    slug: { _type: 'slug', current: 'script-quarter' },
    seo: { title: name, description: `<!--<script>${name}` },
  })
  const response = await page.goto('/reading/script-quarter')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  const { structuredData, title } = await readHead(page, (await response?.text()) ?? '', page.url())
  expect(title).toContain('window.broken')
  expect(structuredData.find((thing) => thing['@type'] === 'Service')).toMatchObject({
    name: `Sell My Car in ${name}`,
    description: `<!--<script>${name}`,
  })
})

test('each page has a social image of 1200 by 630 pixels', async ({ request }) => {
  const names = [
    'home',
    'about',
    'contact',
    'faq',
    'get-a-quote',
    'sell-car-guide',
    'privacy-policy',
    'terms',
    'thank-you',
    'reading',
    'windsor-maidenhead',
    'reading/caversham',
  ]
  const pictures = new Set<string>()
  for (const name of names) {
    let response = await request.get(`/social-image/${name}.png`)
    // On a busy machine an image may take longer than the site allows for one request.
    while (response.status() === 503) {
      expect(Number(response.headers()['retry-after']), name).toBeGreaterThan(0)
      response = await request.get(`/social-image/${name}.png`)
    }
    expect(response.status(), name).toBe(200)
    expect(response.headers()['content-type']).toBe('image/png')
    expect(response.headers()['cache-control']).toContain('public')
    const file = await response.body()
    expect(pngSize(file), name).toEqual([1200, 630])
    expect(file.length, name).toBeLessThan(300_000)
    pictures.add(file.toString('base64'))
  }
  expect(pictures.size).toBe(names.length)
})

test('a page that does not exist has no social image', async ({ request }) => {
  for (const path of [
    'nowhere.png',
    'reading/nowhere.png',
    'reading',
    'a/b/c.png',
    'constructor.png',
    '.png',
  ])
    expect((await request.get(`/social-image/${path}`)).status(), path).toBe(404)
})

test('robots.txt allows everything and names the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(/^User-Agent: \*$/im)
  expect(text).not.toMatch(/^Disallow: *\S/im)
  expect(text).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`)
})

test('pages that are not for search results have noindex', async ({ page }) => {
  for (const [path, status] of [
    ['/thank-you', 200],
    ['/studio', 200],
    ['/nowhere', 404],
    ['/reading/nowhere', 404],
    ['/nowhere/at/all', 404],
  ] as const) {
    const response = await page.request.get(path)
    expect(response.status(), path).toBe(status)
    const { meta } = await readHead(page, await response.text(), response.url())
    expect(meta.robots?.join(), path).toContain('noindex')
  }
  const lookup = await page.request.get('/api/vehicle-lookup/AB12CDE')
  expect(lookup.headers()['x-robots-tag']).toBe('noindex')
})

test('all icons and the manifest are served', async ({ page }) => {
  await page.goto('/')
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]')
  const addresses = await icons.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(addresses).toHaveLength(2)
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200)
  const touch = addresses.find((address) => address.includes('apple-icon')) ?? ''
  expect(pngSize(await (await page.request.get(touch)).body())).toEqual([180, 180])
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toContain('icon')

  const link = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await page.request.get(link ?? '')).json()) as {
    name: string
    start_url: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Royal County Car Buyers', start_url: '/' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of manifest.icons)
    expect(pngSize(await (await page.request.get(src)).body()).join('x')).toBe(sizes)
})
