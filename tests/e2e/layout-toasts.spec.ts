import type { Page } from '@playwright/test'
import { expect, lookUp, openWithStoppedClock, test } from './test.ts'

const toasts = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Registration required' })

test('the script of toasts is loaded with the first one', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(0)
  const before = scripts.length
  await lookUp(page, '')
  await expect(toasts(page)).toBeVisible()
  const after = scripts.length
  expect(after).toBeGreaterThan(before)
  await lookUp(page, 'A')
  await expect(toasts(page)).toHaveCount(2)
  expect(scripts.length).toBe(after)
})

test('three are visible at a time', async ({ page }) => {
  await openWithStoppedClock(page)
  for (let times = 1; times <= 5; times += 1) {
    await lookUp(page, '')
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(toasts(page)).toHaveCount(times, { timeout: 100 })
    }).toPass()
  }
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
})

test('each is 356 px wide', async ({ page }) => {
  await page.goto('/')
  await lookUp(page, '')
  await expect(toasts(page)).toBeVisible()
  expect(await toasts(page).evaluate((toast) => (toast as HTMLElement).offsetWidth)).toBe(356)
})

test('each disappears after four to five seconds', async ({ page }) => {
  await openWithStoppedClock(page)
  await lookUp(page, '')
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(toasts(page)).toHaveAttribute('data-mounted', 'true', { timeout: 100 })
  }).toPass()
  await page.clock.runFor(3800)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1700)
  await expect(toasts(page)).toHaveCount(0)
})

test('on a phone it is no wider than the screen', { tag: '@browsers' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await lookUp(page, '')
  await expect(toasts(page)).toBeVisible()
  const box = await toasts(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})
