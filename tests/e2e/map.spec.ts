import { type Page, test as plain } from '@playwright/test'
import { violationsOn } from '../support/accessible.ts'
import { runningSite } from '../support/running-site.ts'
import { boxOf, mapBox, pins, towns } from './map-test.ts'
import { expect, test } from './test.ts'

for (const path of ['/contact', '/reading', '/west-berkshire'])
  test(`the map on ${path} links to the seven towns`, async ({ page }) => {
    await page.goto(path)
    await expect(pins(page).getByRole('link')).toHaveCount(7)
    for (const name of Object.keys(towns))
      await expect(pins(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/${name.toLowerCase()}`,
      )
    expect((await boxOf(mapBox(page))).height).toBe(400)
  })

test('beside the towns of the home page the map has no links of its own for keyboards', async ({ page }) => {
  await page.goto('/')
  const figure = page.getByRole('figure').filter({ has: page.getByAltText(/^Map of Berkshire/) })
  await expect(figure.getByText('Newbury')).toBeVisible()
  await expect(figure.getByRole('link', { name: 'Newbury' })).toHaveCount(0)
  await figure.getByText('Newbury').click()
  await expect(page).toHaveURL(/\/newbury$/)
})

test('the current town is highlighted', async ({ page }) => {
  await page.goto('/windsor')
  await expect(pins(page).locator('[aria-current="page"]')).toHaveText('Windsor')
  await page.goto('/contact')
  await expect(pins(page).locator('[aria-current]')).toHaveCount(0)
})

test(
  'a tooltip appears after 700 ms of hovering, at once on focus, and Escape hides it',
  { tag: '@browsers' },
  async ({ page }) => {
    await page.goto('/contact')
    const slough = pins(page).getByRole('link', { name: 'Slough', exact: true })
    const tooltip = pins(page).getByText('Sell My Car in Slough')
    await expect(slough).toHaveAccessibleDescription('Sell My Car in Slough')
    await slough.scrollIntoViewIfNeeded()
    await expect(tooltip).toBeHidden()
    await slough.hover()
    // What the browser is told: a clock would measure how busy the machine is.
    await expect(tooltip).toHaveCSS('transition-delay', '0.7s')
    await expect(tooltip).toBeVisible()
    await tooltip.hover()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()

    await page.mouse.move(0, 0)
    await pins(page).getByRole('link', { name: 'Reading', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(slough).toBeFocused()
    await expect(tooltip).toHaveCSS('transition-delay', '0s')
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/slough$/)
  },
)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a tap on a pin opens the town', async ({ page }) => {
    await page.goto('/contact')
    await pins(page).getByRole('link', { name: 'Windsor', exact: true }).tap()
    await expect(page).toHaveURL(/\/windsor$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the map works', async ({ page }) => {
    await page.goto('/reading')
    await pins(page).getByRole('link', { name: 'Newbury', exact: true }).click()
    await expect(page).toHaveURL(/\/newbury$/)
  })
})

const publicMap = 'https://upload.wikimedia.org/**'

/** The other tests allow no third-party requests; the public map is one. */
const withPublicMap = plain.extend({
  baseURL: async ({}, use) => {
    await use(runningSite().url)
  },
  page: async ({ page }, use) => {
    await page.route('**/map/berkshire.svg', (route) => route.abort())
    await page.route(publicMap, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1425" height="1744"/>',
      }),
    )
    await use(page)
  },
})

async function expectPlainList(page: Page): Promise<void> {
  const image = page.getByAltText('Map that shows where Berkshire lies')
  await expect(image).toHaveAttribute('src', /Berkshire_UK_locator_map_2010\.svg$/)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const links = pins(page).getByRole('link')
  await expect(links).toHaveCount(7)
  const picture = await boxOf(image)
  for (const link of await links.all()) {
    const box = await boxOf(link)
    expect(box.y).toBeGreaterThanOrEqual(picture.bottom)
    expect(box.height).toBeGreaterThanOrEqual(44)
  }
}

withPublicMap(
  'a picture that fails is replaced by the public map, and the pins by a list',
  async ({ page }) => {
    await page.goto('/reading')
    await expectPlainList(page)
    await expect(pins(page).locator('[aria-current="page"]')).toHaveText('Reading')
    expect(await violationsOn(page, {}, 'figure')).toEqual([])
    await pins(page).getByRole('link', { name: 'Bracknell', exact: true }).click()
    await expect(page).toHaveURL(/\/bracknell$/)
  },
)

withPublicMap('a picture that failed before the scripts were loaded is replaced too', async ({ page }) => {
  const failed = Promise.withResolvers<void>()
  await page.route('**/*.js*', async (route) => {
    await failed.promise
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByAltText(/^Map of Berkshire/)).toHaveJSProperty('complete', true)
  failed.resolve()
  await expectPlainList(page)
})
