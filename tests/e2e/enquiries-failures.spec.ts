import { fillQuote, quoteButton, test } from './enquiry-test.ts'
import { expect } from './test.ts'

test.describe('a form whose request fails', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test('preserves what was typed, shows the phone number, and is stored once when sent again', async ({
    page,
    visitor,
    stored,
  }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    // The first request is lost; the second arrives, but its response is lost.
    let attempt = 0
    await page.route('**/api/enquiries/quote', async (route) => {
      attempt += 1
      if (attempt === 2) await route.fetch()
      if (attempt < 3) await route.abort('connectionreset')
      else await route.continue()
    })
    for (const _ of [1, 2]) {
      await quoteButton(page).click()
      const summary = page.getByRole('alert').filter({ hasText: 'Your message could not be sent' })
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveAttribute('href', /^tel:/)
      await expect(page.getByLabel('Car Model')).toHaveValue('Focus')
    }
    await quoteButton(page).click()
    await expect(page.getByText('Ford Focus')).toBeVisible()
    expect(await stored()).toHaveLength(1)
  })

  test('shows no confirmation for an invalid response', async ({ page, visitor }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await page.route('**/api/enquiries/quote', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    )
    await quoteButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
  })
})
