import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere, screens } from '../support/accessible.ts'
import { templates } from '../support/templates.ts'
import { contactButton, fillQuote, quoteButton } from './enquiry-test.ts'
import { expect, lookUp, test } from './test.ts'

// The templates are checked in `templates.spec.ts`, the error pages and the captcha question in `errors.spec.ts` and
// `enquiries-captcha.spec.ts`.
test.use({ expectedErrors: /Failed to load resource|^404: no page at/ })

test('no page has accessibility violations in the dark on a desk', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(screens.desk)
  for (const path of Object.values(templates)) {
    await page.goto(path)
    await expectAccessible(page, ['dark'])
  }
})

const visitor = { name: 'Asha Example', email: 'asha@example.com', phone: '01632 960 001' }
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** A toast stays for as long as the pointer rests on it. */
async function holdToast(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toHaveAttribute('data-mounted', 'true')
  await toast(page, text).hover()
}

/** A toast leaves, and a menu closes, when the window changes. */
const statesOfOneScreen: Record<string, (page: Page) => Promise<void>> = {
  'a vehicle found': async (page) => {
    await page.goto('/')
    await lookUp(page, 'AB12CDE')
    await expect(page.getByRole('heading', { name: 'Vehicle Found!' })).toBeVisible()
    await holdToast(page, 'Vehicle found!')
  },
  'a vehicle not found': async (page) => {
    await page.goto('/')
    await lookUp(page, 'ZZ99ZZZ')
    await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
    await holdToast(page, 'Vehicle not found')
  },
  'a rejected registration': async (page) => {
    await page.goto('/')
    await lookUp(page, 'A')
    await holdToast(page, 'Registration required')
  },
  'the open menu': async (page) => {
    await page.goto('/')
    const phone = page.viewportSize()?.width === screens.phone.width
    await page.getByRole('button', { name: phone ? 'Menu' : 'Sell Your Car', exact: true }).click()
    if (phone) await page.getByRole('navigation', { name: 'Mobile' }).getByText('Sell Your Car').click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Car Selling Guide' })).toBeVisible()
  },
}

const states: Record<string, (page: Page) => Promise<void>> = {
  'a vehicle found by the form': async (page) => {
    await page.goto('/get-a-quote')
    await page.getByLabel('Vehicle Registration').fill('AB12CDE')
    await page.getByRole('button', { name: 'Find my vehicle' }).click()
    await expect(page.getByText('We have filled in what is known')).toBeVisible()
  },
  'a quote form with errors': async (page) => {
    await page.goto('/get-a-quote')
    await quoteButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  },
  'a contact form with errors': async (page) => {
    await page.goto('/contact')
    await contactButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeVisible()
  },
  'a form that cannot be sent': async (page) => {
    await page.route('**/api/enquiries/quote', (route) => route.abort())
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await quoteButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible()
  },
  'the confirmation of a quote request': async (page) => {
    await page.route('**/api/enquiries/quote', (route) =>
      route.fulfill({ json: { success: 'true', message: 'Thank you' } }),
    )
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await quoteButton(page).click()
    await expect(page.getByRole('region', { name: /thank you/i })).toBeVisible()
  },
  'an open FAQ answer': async (page) => {
    await page.goto('/faq')
    await page.locator('summary').nth(4).click()
    await expect(page.locator('details[open]').first()).toBeVisible()
  },
}

for (const [state, open] of Object.entries(states))
  test(`${state} has no accessibility violations`, async ({ page }) => {
    await open(page)
    await expectAccessibleEverywhere(page)
  })

for (const [state, open] of Object.entries(statesOfOneScreen))
  for (const [name, screen] of Object.entries(screens))
    test.describe(`on a ${name}`, () => {
      test.use({ viewport: screen })

      test(`${state} has no accessibility violations`, async ({ page }) => {
        await open(page)
        await expectAccessible(page)
      })
    })
