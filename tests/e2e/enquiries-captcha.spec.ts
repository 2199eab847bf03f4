import { expectAccessibleEverywhere } from '../support/accessible.ts'
import { fillQuote, quoteButton, test } from './enquiry-test.ts'
import { expect } from './test.ts'

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

// A site that asks for a proof.
test.use({ siteVariables: { ENQUIRY_CAPTCHA: 'true' } })

test('the browser calculates unseen, and the enquiry is stored', async ({ page, visitor, stored }) => {
  await page.goto('/get-a-quote')
  await fillQuote(page, visitor)
  await quoteButton(page).click()
  await expect(page.getByText('Ford Focus')).toBeVisible()
  expect(await stored()).toHaveLength(1)
})

test('a program without one stores nothing', async ({ page, visitor, stored }) => {
  const form = { ...visitor, carMake: 'Ford', carModel: 'Focus' }
  const answer = await page.request.post('/api/enquiries/quote', {
    form,
    headers: { Accept: 'application/json' },
  })
  expect(answer.status()).toBe(422)
  expect(await answer.json()).toMatchObject({ success: 'false', unproven: true })
  expect(await stored()).toEqual([])
})

test.describe('and without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /Failed to load resource.*422/ })

  test('a question is asked instead, and a wrong answer asks another', async ({ page, visitor, stored }) => {
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

    // An answer that comes sooner than a person can read leaves the question standing.
    await expect(async () => {
      const question = (await page.getByText(/What is \w+ plus \w+\?/).textContent({ timeout: 1000 })) ?? ''
      const [first = 0, second = 0] = (question.match(/\w+(?= plus|\?)/g) ?? []).map(
        (word) => numbers.indexOf(word) + 2,
      )
      await page.getByLabel(/What is \w+ plus \w+\?/).fill(String(first + second))
      await quoteButton(page).click()
      await expect(page).toHaveURL(/\/thank-you$/, { timeout: 1000 })
    }).toPass()
    expect(await stored()).toHaveLength(1)
  })
})

test.describe('the question', () => {
  test.use({ expectedErrors: /Failed to load resource.*422/ })

  test('can be used by everybody', async ({ page, visitor }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    // As a browser without JavaScript sends it; the scripts that examine the page need one that has it.
    await page.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page.getByLabel(/What is \w+ plus \w+\?/)).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
})
