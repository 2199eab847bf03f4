import { expectLinks, main, mainTowns } from './content-test.ts'
import { expect, test } from './test.ts'

test.describe('the FAQ', () => {
  test('has eight closed questions and links to the forms', async ({ page }) => {
    await page.goto('/faq')
    await expect(main(page).locator('details')).toHaveCount(8)
    await expect(main(page).locator('details[open]')).toHaveCount(0)
    await expectLinks(page, '/get-a-quote', '/contact')
    await expect(main(page).locator('a[href^="tel:"]').last()).toBeVisible()
  })

  test('opens the answer that a text links to', async ({ page }) => {
    await page.goto('/bracknell-forest')
    await main(page).locator('a[href^="/faq#"]').first().click()
    await expect(page).toHaveURL(/\/faq#faq-/)
    await expect(main(page).locator('details[open]')).toHaveCount(1)
    await expect(main(page).locator('details[open] summary')).toBeInViewport()
  })

  test('opens one answer at a time from the keyboard, and closes it again', async ({ page }) => {
    await page.goto('/faq')
    const first = main(page).locator('details').nth(0)
    const second = main(page).locator('details').nth(1)
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('open', '')
    await expect(first.locator('li')).toHaveCount(6)
    await page.keyboard.press('Tab')
    await expect(first.getByRole('link').first()).toBeFocused()
    await second.locator('summary').focus()
    await page.keyboard.press('Space')
    await expect(second).toHaveAttribute('open', '')
    await expect(first).not.toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(main(page).locator('details[open]')).toHaveCount(0)
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })
      test('a click opens one answer and closes the other', async ({ page }) => {
        await page.goto('/faq')
        const details = main(page).locator('details')
        await details.nth(2).locator('summary').click()
        await expect(details.nth(2)).toContainText('within minutes')
        await details.nth(4).locator('summary').click()
        await expect(main(page).locator('details[open]')).toHaveCount(1)
        for (const town of mainTowns)
          await expect(details.nth(4).locator(`a[href="/${town.toLowerCase()}"]`)).toBeVisible()
        await expect(details.nth(4).locator('a[href="/contact"]')).toBeVisible()
        await details.nth(4).locator('summary').click()
        await expect(main(page).locator('details[open]')).toHaveCount(0)
      })
    })
})
