import type { Page } from '@playwright/test'
import { templates } from '../support/templates.ts'
import { expect, test } from './test.ts'

const townsInMenu = ['Reading', 'Slough', 'Maidenhead', 'Bracknell', 'Wokingham', 'Windsor', 'Newbury']

const button = (page: Page) => page.getByRole('button', { name: 'Sell Your Car' })
const links = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Sell My Car in|Car Selling Guide)/ })

async function expectOpen(page: Page): Promise<void> {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(links(page)).toHaveCount(8)
}

async function expectClosed(page: Page): Promise<void> {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(links(page)).toHaveCount(0)
}

test.describe('the header', () => {
  test('holds the name, the phone, the links and the one to a quote', async ({ page }) => {
    await page.goto('/about')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Royal County Car Buyers' })).toHaveAttribute('href', '/')
    await expect(header.getByRole('link', { name: /0800/ })).toHaveAttribute('href', /^tel:0800\d+$/)
    for (const [name, path] of [
      ['Home', '/'],
      ['About Us', '/about'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
      ['Get a Quote', '/get-a-quote'],
    ] as const)
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  })

  test('keeps the name on one line on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    const name = page.getByRole('banner').getByText('Royal County Car Buyers').first()
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
  })
})

test.describe('Sell Your Car', () => {
  test('lists seven towns and the guide', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    await expectOpen(page)
    await expect(links(page)).toHaveText([
      ...townsInMenu.map((town) => `Sell My Car in ${town}`),
      'Car Selling Guide',
    ])
    for (const town of townsInMenu)
      await expect(links(page).filter({ hasText: town })).toHaveAttribute('href', `/${town.toLowerCase()}`)
    await expect(links(page).last()).toHaveAttribute('href', '/sell-car-guide')
  })

  test('a second click closes it', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    await expectOpen(page)
    await button(page).click()
    await expectClosed(page)
  })

  for (const key of ['Enter', 'Space'])
    test(`${key} opens and closes it`, async ({ page }) => {
      await page.goto('/')
      await button(page).focus()
      await page.keyboard.press(key)
      await expectOpen(page)
      await page.keyboard.press(key)
      await expectClosed(page)
      await expect(button(page)).toBeFocused()
    })

  test('the arrow down opens it at the first link, and arrows go round', async ({ page }) => {
    await page.goto('/')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expectOpen(page)
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links(page).last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(links(page).last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(links(page).first()).toBeFocused()
  })

  test('Escape closes it from inside and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(button(page)).toBeFocused()
  })

  test('a click elsewhere closes it and gives the focus back', async ({ page }) => {
    await page.goto('/about')
    await button(page).click()
    await expectOpen(page)
    await page.mouse.click(8, 700)
    await expectClosed(page)
    await expect(button(page)).toBeFocused()
  })

  test('choosing the guide closes it', async ({ page }) => {
    await page.goto('/about')
    await button(page).click()
    await links(page).last().click()
    await expect(page).toHaveURL(/\/sell-car-guide$/)
    await expectClosed(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

  test('the menu holds all that the header does', async ({ page }) => {
    await page.goto('/')
    await expect(menu(page)).toBeHidden()
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Home', 'About Us', 'FAQ', 'Contact'])
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
    await menu(page).getByText('Sell Your Car').click()
    for (const town of townsInMenu)
      await expect(
        menu(page).getByRole('link', { name: `Sell My Car in ${town}`, exact: true }),
      ).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Car Selling Guide' })).toBeVisible()
    const open = page.getByRole('banner').locator(':popover-open')
    await expect(open.getByRole('link', { name: 'Get a Quote' })).toBeVisible()
    await expect(open.getByRole('link', { name: /^0800/ })).toHaveAttribute('href', /^tel:/)
  })

  test('its own button closes it and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle(page)).toBeFocused()
  })

  test('choosing a town closes it', async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await menu(page).getByText('Sell Your Car').click()
    await menu(page).getByRole('link', { name: 'Sell My Car in Newbury' }).click()
    await expect(page).toHaveURL(/\/newbury$/)
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('the quick bar calls, leads to a quote, and hides nothing at the end of the page', async ({
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

  test('a field that is reached by keyboard is not under the quick bar', async ({ page }) => {
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

test.describe('everywhere', () => {
  test.use({ expectedErrors: /Failed to load resource.*404|^404: no page at/ })
  for (const [template, path] of Object.entries(templates))
    test(`${template}: one main part, one heading of the first level, skip link first`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    })
})
