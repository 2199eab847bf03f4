import { contactButton, fillPerson, fillQuote, quoteButton, test } from './enquiry-test.ts'
import { expect } from './test.ts'

/** With the reference, which needs no script there. */
const thankYou = /\/thank-you\?reference=[\dA-F]{4}-[\dA-F]{4}$/

test.use({ javaScriptEnabled: false, expectedErrors: /Failed to load resource.*4(?:22|29)/ })

test(
  'a quote request is stored and leads to the thank-you page',
  { tag: '@browsers' },
  async ({ page, visitor, stored }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await quoteButton(page).click()
    await expect(page).toHaveURL(thankYou)
    const [enquiry] = await stored()
    expect(enquiry).toMatchObject({ ...visitor, kind: 'quote', carMake: 'Ford' })
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible()
    expect(enquiry?._id.toUpperCase()).toContain(reference.replace('-', ''))
  },
)

test('a message is stored and leads to the thank-you page, and a reload sends nothing again', async ({
  page,
  visitor,
  stored,
}) => {
  await page.goto('/contact')
  await fillPerson(page, visitor)
  await page.getByLabel('Message', { exact: true }).fill('Hello')
  await contactButton(page).click()
  await expect(page).toHaveURL(thankYou)
  await page.reload()
  expect(await stored()).toMatchObject([{ ...visitor, kind: 'contact', message: 'Hello' }])
})

for (const [name, path, button] of [
  ['quote', '/get-a-quote', quoteButton],
  ['contact', '/contact', contactButton],
] as const)
  test(`an invalid ${name} form is shown again with errors and what was typed`, async ({
    page,
    visitor,
    stored,
  }) => {
    const long = name === 'quote' ? /^Additional Information/ : /^Message/
    await page.goto(path)
    await fillPerson(page, { ...visitor, phone: '12' })
    await page.getByRole('textbox', { name: long }).fill('One\nTwo <b>')
    // Without the browser's own validation, as bots and old browsers send it.
    await page
      .locator('form[method=post]')
      .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    const posted = page.waitForResponse((response) => response.request().method() === 'POST')
    await button(page).click()
    expect((await posted).status()).toBe(422)

    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary.getByRole('link', { name: /Enter a telephone number/ })).toBeVisible()
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('12')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
      /Enter a telephone number/,
    )
    await expect(page.getByRole('textbox', { name: long })).toHaveValue('One\nTwo <b>')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).not.toMatch(/asha|960.{0,3}001/i)
    expect(await stored()).toEqual([])

    await page.getByLabel('Phone', { exact: true }).fill(visitor.phone)
    if (name === 'quote') await fillQuote(page, visitor)
    await button(page).click()
    await expect(page).toHaveURL(thankYou)
    expect(await stored()).toHaveLength(1)
  })

test.describe('the endpoint of a form', () => {
  test.use({ expectedErrors: /Failed to load resource.*405/ })

  test('shows the form on GET, which phones send when they restore a tab', async ({ page }) => {
    const response = await page.goto('/api/enquiries/contact')
    expect(response?.status()).toBe(405)
    await expect(page.getByRole('alert')).toContainText('Nothing was sent.')
    await expect(contactButton(page)).toBeVisible()
  })
})

test('a double click sends it once', async ({ page, visitor, stored }) => {
  await page.goto('/contact')
  await fillPerson(page, visitor)
  await page.getByLabel('Message', { exact: true }).fill('Hello')
  await contactButton(page).dblclick()
  await expect(page).toHaveURL(thankYou)
  expect(await stored()).toHaveLength(1)
})
