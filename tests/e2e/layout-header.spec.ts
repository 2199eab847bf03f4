import type { Page } from '@playwright/test'
import { mainTowns } from './content-test.ts'
import { expect, test } from './test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Sell Your Car' })
const links = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Sell My Car in|Car Selling Guide)/ })

async function expectOpen(page: Page): Promise<void> {
  await expect(links(page)).toHaveCount(8)
}

async function expectClosed(page: Page): Promise<void> {
  await expect(links(page)).toHaveCount(0)
}

test.describe('the header', () => {
  test('has the name, the phone number and the links', async ({ page }) => {
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

  test('shows the name on one line on a wide screen', async ({ page }) => {
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

test.describe('the Sell Your Car menu', () => {
  test('lists seven towns and the guide', async ({ page }) => {
    await page.goto('/')
    await button(page).click()
    await expectOpen(page)
    await expect(links(page)).toHaveText([
      ...mainTowns.map((town) => `Sell My Car in ${town}`),
      'Car Selling Guide',
    ])
    for (const town of mainTowns)
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

  test('the down arrow opens it at the first link, and arrows wrap around', async ({ page }) => {
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

  test('Escape closes it from inside and returns the focus', async ({ page }) => {
    await page.goto('/')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(button(page)).toBeFocused()
  })

  test('a click elsewhere closes it and returns the focus', async ({ page }) => {
    await page.goto('/about')
    await button(page).click()
    await expectOpen(page)
    await page.mouse.click(8, 700)
    await expectClosed(page)
    await expect(button(page)).toBeFocused()
  })

  test('closes when the focus leaves it, forwards and backwards', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/about')
    const header = page.getByRole('banner')
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expectClosed(page)
    await expect(header.getByRole('link', { name: 'About Us' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expectOpen(page)
    await page.keyboard.press('Shift+Tab')
    await expectClosed(page)
    await expect(header.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
  })

  test('choosing the guide closes it', async ({ page }) => {
    await page.goto('/about')
    await button(page).click()
    await links(page).last().click()
    await expect(page).toHaveURL(/\/sell-car-guide$/)
    await expectClosed(page)
  })
})
