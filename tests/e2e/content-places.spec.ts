import { expectLinks, main } from './content-test.ts'
import { expect, test } from './test.ts'

for (const [name, path] of [
  ['Reading', '/reading'],
  ['Windsor & Maidenhead', '/windsor-maidenhead'],
  ['West Berkshire', '/west-berkshire'],
] as const)
  test(`the page of ${name} has every section`, async ({ page }) => {
    await page.goto(path)
    for (const heading of [`Selling your car in ${name}`, 'Local knowledge', 'Your next step'])
      await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
    const nearby = main(page).getByRole('navigation', { name: 'Nearby towns' }).getByRole('link')
    const paths = await nearby.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.length).toBeLessThanOrEqual(4)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).not.toContain(path)
    await expect(main(page).getByRole('navigation', { name: `Areas of ${name}` })).toBeVisible()
    await expect(main(page).getByRole('list', { name: 'Towns on the map' }).getByRole('link')).toHaveCount(7)
    await expectLinks(page, '/get-a-quote', '/contact')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Service')
  })

test('an area page has its sections, numbered steps, nearby areas and links', async ({ page }) => {
  await page.goto('/reading/caversham')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sell My Car in Caversham')
  for (const heading of [
    'Selling your car in Caversham',
    'Local knowledge',
    'Your next step',
    'Local questions',
    'How it works',
  ])
    await expect(main(page).getByRole('heading', { level: 2, name: heading })).toBeVisible()
  await expect(main(page).getByRole('img', { name: 'Map of Caversham' })).toBeVisible()
  const steps = main(page).locator('ol:not(nav ol) > li')
  await expect(steps).toHaveCount(4)
  await expect(steps).toHaveText([/^1/, /^2/, /^3/, /^4/])
  const nearby = main(page).getByRole('navigation', { name: 'Nearby areas' }).getByRole('link')
  expect(await nearby.count()).toBeGreaterThan(0)
  await expect(nearby.and(page.locator('[href="/reading/caversham"]'))).toHaveCount(0)
  await expectLinks(page, '/get-a-quote', '/contact', '/reading')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page with many areas leads to each first letter', async ({ page }) => {
    await page.goto('/west-berkshire')
    const areas = main(page).getByRole('navigation', { name: 'Areas of West Berkshire' })
    const names = await areas.getByRole('link').allTextContents()
    const letters = main(page).getByRole('list', { name: 'Letters' }).getByRole('link')
    await expect(letters).toHaveText([...new Set(names.map((name) => name.charAt(0)))])
    await letters.filter({ hasText: 'W' }).click()
    await expect(areas.getByRole('heading', { name: 'W', exact: true })).toBeInViewport()
  })
})
