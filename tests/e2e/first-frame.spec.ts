import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 375, height: 553 }, hasTouch: true })

/** No frame follows, as where nobody looks at a page. */
const withoutFrames = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

const footer = (page: Page) => page.getByRole('contentinfo')

test('the first frame of a new page on a phone has the first screen alone', async ({ page }) => {
  await withoutFrames(page)
  // Its scripts do not arrive, so it is never loaded.
  await page.route('**/*.js', () => {})
  const open = (path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })
  await open('/reading/caversham')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(main.getByRole('button', { name: 'Get Valuation' })).toBeInViewport()
  await expect(main.getByRole('heading', { includeHidden: true }).last()).toBeHidden()
  await expect(footer(page)).toBeHidden()
  // A page that is loaded again, or opened at one of its parts, has a place to be shown at.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(footer(page)).toBeVisible()
  await open('/sell-car-guide#complaints')
  await expect(footer(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/reading/caversham')
  await expect(footer(page)).toBeVisible()
})

test('a page on a phone is whole after its first frame, and where no frame is drawn', async ({ page }) => {
  const paths = ['/', '/reading/caversham', '/contact', '/get-a-quote?reg=AB12CDE']
  for (const path of paths) {
    await page.goto(path)
    await expect(footer(page)).toBeVisible()
  }
  await withoutFrames(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(footer(page)).toBeVisible()
  }
})

test('style sheets that others gave a page stay', async ({ page }) => {
  await page.addInitScript(() => {
    // As an extension of a browser does.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('footer { opacity: 0.5 }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.goto('/reading/caversham')
  await expect(footer(page)).toBeVisible()
  await expect(footer(page)).toHaveCSS('opacity', '0.5')
})

test('a page on a phone is where it was after it was loaded again or returned to', async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY)
  for (const path of ['/', '/sell-car-guide', '/west-berkshire']) {
    await page.goto(path)
    await footer(page).scrollIntoViewIfNeeded()
    const before = await place()
    expect(before).toBeGreaterThan(1000)
    await page.reload()
    await expect.poll(place, path).toBe(before)
    await page.goto('about:blank')
    await page.goBack()
    await expect.poll(place, path).toBe(before)
  }
})

test('a part of a page that an address names is in view on a phone', async ({ page }) => {
  await page.goto('/sell-car-guide#complaints')
  await expect(page.locator('#complaints').getByRole('heading')).toBeInViewport()
})
