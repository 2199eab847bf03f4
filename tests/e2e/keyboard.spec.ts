import { expect, test } from './test.ts'

test('the skip link comes first and leads to the content', { tag: '@browsers' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test(
  'the Sell Your Car menu opens, moves the focus and closes from the keyboard',
  { tag: '@browsers' },
  async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Sell Your Car' })
    await button.focus()
    await page.keyboard.press('Enter')
    const links = page.getByRole('banner').getByRole('link', { name: /^(Sell My Car in|Car Selling Guide)/ })
    await expect(links).toHaveCount(8)
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await expect(button).toBeFocused()
  },
)

test('choosing a town closes the menu', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Sell Your Car' })
  await button.click()
  await page.getByRole('banner').getByRole('link', { name: 'Sell My Car in Windsor' }).click()
  await expect(page).toHaveURL(/\/windsor$/)
  await expect(page.locator(':popover-open')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the menu opens and closes from the keyboard and returns the focus',
    { tag: '@browsers' },
    async ({ page }) => {
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      const menu = page.getByRole('navigation', { name: 'Mobile' })
      await expect(menu).toBeVisible()
      // The page behind it is out of reach, and in reach again afterwards.
      await expect(page.locator('main')).toHaveJSProperty('inert', true)
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
      for (let presses = 0; presses < 20; presses += 1) {
        const outside = await page.evaluate(
          () =>
            document.activeElement?.closest(':popover-open, body')?.matches(':popover-open') === false &&
            document.activeElement !== document.body,
        )
        expect(outside).toBe(false)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
      await expect(page.locator('main')).toHaveJSProperty('inert', false)
    },
  )

  test('choosing a link closes the menu', async ({ page }) => {
    await page.goto('/reading')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
  })
})
