import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { test } from './enquiry-site-test.ts'
import { fillQuote, quoteButton } from './enquiry-test.ts'
import { expect } from './test.ts'

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

test.use({ siteVariables: { ENQUIRY_CAPTCHA: 'true' } })
// One site serves them all.
test.describe.configure({ mode: 'default' })

test('the browser solves the captcha in the background, and the enquiry is stored', async ({
  page,
  visitor,
  stored,
}) => {
  // Rendered by this site: the cached page is from a build without the captcha.
  await page.goto('/get-a-quote?make=Ford')
  await fillQuote(page, visitor)
  await quoteButton(page).click()
  await expect(page.getByText('Ford Focus')).toBeVisible()
  expect(await stored()).toHaveLength(1)
})

test.describe('a page that is older than the captcha', () => {
  test.use({ expectedErrors: /Failed to load resource.*422/ })

  test('solves it once it is refused', async ({ page, visitor, stored }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await quoteButton(page).click()
    await expect(page.getByText('Ford Focus')).toBeVisible()
    expect(await stored()).toHaveLength(1)
  })
})

test('a request without a solution is refused and not stored', async ({ page, visitor, stored }) => {
  const form = { ...visitor, carMake: 'Ford', carModel: 'Focus' }
  const response = await page.request.post('/api/enquiries/quote', {
    form,
    headers: { Accept: 'application/json' },
  })
  expect(response.status()).toBe(422)
  expect(await response.json()).toMatchObject({ success: 'false', unproven: true })
  expect(await stored()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /Failed to load resource.*422/ })

  test('the form shows a question instead, and another after a wrong answer', async ({
    page,
    visitor,
    stored,
  }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await quoteButton(page).click()
    await expect(page.getByRole('alert')).toContainText('answer the question')
    await expect(async () => {
      await page.getByLabel(/What is \w+ plus \w+\?/).fill('1')
      await quoteButton(page).click()
      await expect(page.getByRole('alert')).toContainText('not the right answer', { timeout: 1000 })
    }).toPass()
    await expect(page.getByLabel('Car Model')).toHaveValue('Focus')
    expect(await stored()).toEqual([])

    // An answer faster than a person can read is refused with the same question.
    await expect(async () => {
      const question = (await page.getByText(/What is \w+ plus \w+\?/).textContent({ timeout: 1000 })) ?? ''
      const [first = 0, second = 0] = (question.match(/\w+(?= plus|\?)/g) ?? []).map(
        (word) => numbers.indexOf(word) + 2,
      )
      await page.getByLabel(/What is \w+ plus \w+\?/).fill(String(first + second))
      await quoteButton(page).click()
      await expect(page).toHaveURL(/\/thank-you\?reference=[\w-]+$/, { timeout: 1000 })
    }).toPass()
    expect(await stored()).toHaveLength(1)
  })
})

test.describe('the captcha question', () => {
  test.use({ expectedErrors: /Failed to load resource.*422/ })

  test('has no accessibility violations', async ({ page, visitor }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    // Sent as without JavaScript, which the accessibility checks themselves need.
    await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.getByLabel(/What is \w+ plus \w+\?/)).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
})
