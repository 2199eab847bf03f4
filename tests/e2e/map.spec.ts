import { type Locator, type Page, test as plain } from '@playwright/test'
import { canvas } from '../../lib/map/canvas.ts'
import { project } from '../../lib/map/projection.ts'
import { violationsOn } from '../support/accessible.ts'
import { runningSite } from '../support/running-site.ts'
import { expect, test } from './test.ts'

const towns = {
  Reading: { lat: 51.456, lng: -0.971 },
  Slough: { lat: 51.51, lng: -0.593 },
  Maidenhead: { lat: 51.522, lng: -0.722 },
  Bracknell: { lat: 51.415, lng: -0.751 },
  Wokingham: { lat: 51.411, lng: -0.836 },
  Windsor: { lat: 51.482, lng: -0.608 },
  Newbury: { lat: 51.401, lng: -1.324 },
}

const publicMap = 'https://upload.wikimedia.org/**'

function pins(page: Page): Locator {
  return page.getByRole('list', { name: 'Towns on the map' })
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('Not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const path of ['/contact', '/reading', '/west-berkshire'])
  test(`the map on ${path} leads to the seven towns`, async ({ page }) => {
    await page.goto(path)
    await expect(pins(page).getByRole('link')).toHaveCount(7)
    for (const name of Object.keys(towns))
      await expect(pins(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/${name.toLowerCase()}`,
      )
    expect(
      (await boxOf(page.locator('figure > div').filter({ has: page.getByAltText(/^Map of/) }))).height,
    ).toBe(400)
  })

test('the town whose page is shown stands out', async ({ page }) => {
  await page.goto('/windsor')
  await expect(pins(page).locator('[aria-current="page"]')).toHaveText('Windsor')
  await page.goto('/contact')
  await expect(pins(page).locator('[aria-current]')).toHaveCount(0)
})

for (const width of [320, 360, 390, 600, 768, 1024, 1280, 1600])
  test(`at ${width} px pins are large enough, do not meet, and stand on their towns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/slough')
    await pins(page).scrollIntoViewIfNeeded()
    const picture = await boxOf(page.getByAltText(/^Map of Berkshire/))
    const found = await Promise.all(
      Object.entries(towns).map(async ([name, place]) => {
        const link = pins(page).getByRole('link', { name, exact: true })
        return { name, place, target: await boxOf(link), dot: await boxOf(link.locator('span').nth(1)) }
      }),
    )
    for (const { name, place, target, dot } of found) {
      expect(target.height, name).toBeGreaterThanOrEqual(44)
      expect(target.width, name).toBeGreaterThanOrEqual(44)
      expect(target.x, name).toBeGreaterThanOrEqual(0)
      expect(target.right, name).toBeLessThanOrEqual(width)
      const { x, y } = project(place)
      expect(
        Math.abs(dot.x + dot.width / 2 - picture.x - (x / canvas.width) * picture.width),
        name,
      ).toBeLessThan(1)
      expect(
        Math.abs(dot.y + dot.height / 2 - picture.y - (y / canvas.height) * picture.height),
        name,
      ).toBeLessThan(1)
    }
    const meeting = found.flatMap((a, index) =>
      found
        .slice(index + 1)
        .filter((b) =>
          (['target', 'dot'] as const).some(
            (part) =>
              a[part].x < b[part].right &&
              b[part].x < a[part].right &&
              a[part].y < b[part].bottom &&
              b[part].y < a[part].bottom,
          ),
        )
        .map((b) => `${a.name} and ${b.name}`),
    )
    expect(meeting).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

for (const width of [320, 1280])
  test(`at ${width} px a town without a place for its label has it over its dot, within the map`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    for (const name of ['Slough', 'Newbury']) {
      const link = pins(page).getByRole('link', { name, exact: true })
      const item = pins(page).getByRole('listitem').filter({ has: link })
      // As for a town that an editor has added: its slug has no class in the style sheet.
      await item.evaluate(({ classList }, slug) => {
        classList.remove(...[...classList].filter((one) => one.endsWith(slug)))
      }, name.toLowerCase())
      const [label, dot, map] = await Promise.all([
        boxOf(link.locator('span').nth(2)),
        boxOf(link.locator('span').nth(1)),
        boxOf(page.locator('figure > div').filter({ has: page.getByAltText(/^Map of/) })),
      ])
      expect(dot.y - label.bottom, name).toBeGreaterThan(0)
      expect(dot.y - label.bottom, name).toBeLessThan(16)
      expect(label.x, name).toBeGreaterThanOrEqual(map.x)
      expect(label.right, name).toBeLessThanOrEqual(map.right)
      expect(label.x, name).toBeLessThan(dot.x)
      expect(label.right, name).toBeGreaterThan(dot.right)
    }
  })

test('a hint appears after 700 ms of pointing, at once on focus, and Escape takes it away', async ({
  page,
}) => {
  await page.goto('/contact')
  const slough = pins(page).getByRole('link', { name: 'Slough', exact: true })
  const hint = pins(page).getByText('Sell My Car in Slough')
  await expect(slough).toHaveAccessibleDescription('Sell My Car in Slough')
  await slough.scrollIntoViewIfNeeded()
  const delay = hint.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let pointed = 0
        element.addEventListener('transitionrun', (event) => (pointed = event.timeStamp))
        element.addEventListener('transitionstart', (event) => resolve(event.timeStamp - pointed))
      }),
  )
  await slough.hover()
  // The browser's own account of it: a clock here would measure how busy the machine is.
  expect(await delay).toBeGreaterThan(690)
  expect(await delay).toBeLessThan(1000)
  await expect(hint).toBeVisible()
  await hint.hover()
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()

  await page.mouse.move(0, 0)
  await pins(page).getByRole('link', { name: 'Reading', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(slough).toBeFocused()
  await expect(hint).toHaveCSS('transition-delay', '0s')
  await expect(hint).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/slough$/)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a tap on a name opens the town', async ({ page }) => {
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

/** Other tests fail when a page requests anything of a third party; here it has to. */
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
  'a picture that fails gives way to the public map, and the pins to a list',
  async ({ page }) => {
    await page.goto('/reading')
    await expectPlainList(page)
    await expect(pins(page).locator('[aria-current="page"]')).toHaveText('Reading')
    expect(await violationsOn(page, {}, 'figure')).toEqual([])
    await pins(page).getByRole('link', { name: 'Bracknell', exact: true }).click()
    await expect(page).toHaveURL(/\/bracknell$/)
  },
)

withPublicMap('so does a picture that failed before the page’s scripts came', async ({ page }) => {
  await page.route('**/*.js*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expectPlainList(page)
})
