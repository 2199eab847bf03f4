import type { Page } from '@playwright/test'
import { mainTowns } from './content-test.ts'
import { expect, test } from './test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

  test('the menu has all links of the header', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/')
    await expect(menu(page)).toBeHidden()
    await toggle(page).click()
    for (const name of ['Home', 'About Us', 'FAQ', 'Contact'])
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
    await menu(page).getByText('Sell Your Car').click()
    for (const town of mainTowns)
      await expect(
        menu(page).getByRole('link', { name: `Sell My Car in ${town}`, exact: true }),
      ).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Car Selling Guide' })).toBeVisible()
    const open = page.getByRole('banner').locator(':popover-open')
    await expect(open.getByRole('link', { name: 'Get a Quote' })).toBeVisible()
    await expect(open.getByRole('link', { name: /^0800/ })).toHaveAttribute('href', /^tel:/)
  })

  test('its button closes it and returns the focus', async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('choosing a town closes it', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await menu(page).getByText('Sell Your Car').click()
    await menu(page).getByRole('link', { name: 'Sell My Car in Newbury' }).click()
    await expect(page).toHaveURL(/\/newbury$/)
    await expect(menu(page)).toBeHidden()
  })

  test('the quick bar links to the phone number and the quote form, and does not cover the end of the page', async ({
    page,
  }) => {
    for (const path of ['/', '/windsor', '/terms']) {
      await page.goto(path)
      const bar = page.getByRole('navigation', { name: 'Quick contact' })
      await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
      await expect(bar.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/get-a-quote')
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(bar).toBeInViewport({ ratio: 1 })
      const last = await page.getByText(/^©/).boundingBox()
      const covered = await bar.boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0)
    }
  })

  test('past the form of the quote page, the quick bar leads back to it and keeps the vehicle', async ({
    page,
  }) => {
    await page.goto('/get-a-quote?reg=AB12CDE')
    const bar = page.getByRole('navigation', { name: 'Quick contact' })
    const toForm = bar.getByRole('link', { name: 'Go to the form' })
    await expect(bar.getByRole('link', { name: 'Call' })).toBeVisible()
    await expect(bar.getByRole('link')).toHaveCount(1)
    await page.getByText(/^©/).scrollIntoViewIfNeeded()
    await toForm.click()
    await expect(page.getByRole('heading', { name: 'Ford Focus Zetec' })).toBeInViewport()
    expect(new URL(page.url()).search).toBe('?reg=AB12CDE')
  })

  test('a focused element is not under the quick bar', async ({ page }) => {
    await page.goto('/faq')
    const bar = page.getByRole('navigation', { name: 'Quick contact' })
    const top = (await bar.boundingBox())?.y ?? 0
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element.closest('nav[aria-label="Quick contact"]')) return null
        return element.getBoundingClientRect().bottom
      })
      if (focused !== null) expect(focused).toBeLessThanOrEqual(top + 1)
    }
  })
})

test('on a wide screen there is no quick bar', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Quick contact' })).toBeHidden()
})
