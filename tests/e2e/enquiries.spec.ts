import { violationsOn } from '../support/accessible.ts'
import { contactButton, fillPerson, fillQuote, holdRequests, quoteButton, test } from './enquiry-test.ts'
import { expect } from './test.ts'

test.describe('the quote form', () => {
  test(
    'is stored with every field, and the confirmation names the car',
    { tag: '@browsers' },
    async ({ page, visitor, stored }) => {
      await page.goto('/get-a-quote')
      await fillQuote(page, visitor)
      await page.getByLabel('Vehicle Registration').fill('ab12 cde')
      await page.getByLabel('Year').selectOption('2016')
      await page.getByLabel('Mileage').fill('45000')
      // No steppers, which each browser hides in its own way.
      await expect(page.getByLabel('Mileage')).toHaveCSS('appearance', 'textfield')
      await page.getByText('More about the vehicle').click()
      await page.getByLabel('Engine Size').fill('1596cc')
      await page.getByLabel('Fuel Type').selectOption('Petrol')
      await page.getByLabel('Transmission').selectOption('Manual')
      await page.getByLabel('MOT Expiry').fill('2026-09-03')
      await page.getByLabel('First Registered').fill('2012-03-01')
      await page.getByLabel('Additional Information').fill('Two owners.\nA scratch.')
      await quoteButton(page).click()

      const thanks = page.getByRole('region', { name: /thank you/i })
      await expect(thanks).toContainText('Ford Focus')
      await expect(thanks.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(thanks).toContainText('AB12 CDE')
      await expect(thanks).toContainText('The V5C logbook')
      await expect(thanks).toContainText(/Open now until|Closed now, open/)
      const [enquiry] = await stored()
      const reference = `${enquiry?._id.slice(8, 12)}-${enquiry?._id.slice(12, 16)}`.toUpperCase()
      await expect(thanks).toContainText(`Your reference: ${reference}`)
      expect([enquiry]).toEqual([
        expect.objectContaining({
          ...visitor,
          kind: 'quote',
          registration: 'AB12 CDE',
          carMake: 'Ford',
          carModel: 'Focus',
          year: '2016',
          mileage: '45000',
          engineSize: '1596cc',
          fuelType: 'Petrol',
          transmission: 'Manual',
          motExpiry: '2026-09-03',
          registeredDate: '2012-03-01',
          additionalInfo: 'Two owners.\nA scratch.',
        }),
      ])

      await page.getByRole('button', { name: 'Submit Another Request' }).click()
      await expect(page.getByLabel('Full Name')).toHaveValue('')
      await expect(page.getByLabel('Car Model')).toHaveValue('')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    },
  )

  test('a second request with the same values is another enquiry', async ({ page, visitor, stored }) => {
    await page.goto('/get-a-quote?make=Ford&model=Focus')
    for (const count of [1, 2]) {
      await fillQuote(page, visitor)
      await quoteButton(page).click()
      await page.getByRole('button', { name: 'Submit Another Request' }).click()
      expect(await stored()).toHaveLength(count)
    }
    await expect(page.getByLabel('Car Model')).toHaveValue('')
  })

  test(
    'lists errors at its top and beside the fields, and preserves what was typed',
    { tag: '@browsers' },
    async ({ page, visitor, stored }) => {
      await page.goto('/get-a-quote')
      await page.getByLabel('Full Name').fill(visitor.name)
      await page.getByLabel('Email', { exact: true }).fill('asha')
      await quoteButton(page).click()

      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(/^Error: /)
      await expect(summary.getByRole('link')).toHaveText([
        'Select the make of your car',
        'Enter the model of your car',
        'Enter an email address in the correct format, like name@example.com',
        'Enter your telephone number',
      ])
      const email = page.getByLabel('Email', { exact: true })
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(/correct format/)
      await summary.getByRole('link', { name: 'Enter your telephone number' }).click()
      await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
      expect(await violationsOn(page)).toEqual([])
      expect(await stored()).toEqual([])

      // Over WebDriver BiDi, `fill` adds to what an e-mail field holds.
      await email.clear()
      await fillQuote(page, visitor)
      await quoteButton(page).click()
      await expect(page.getByText('Ford Focus')).toBeVisible()
      await expect(page).not.toHaveTitle(/Error/)
      expect(await stored()).toHaveLength(1)
    },
  )

  test('a double click sends it once', async ({ page, visitor, stored }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    const release = await holdRequests(page, '**/api/enquiries/quote')
    await quoteButton(page).dblclick()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    release()
    await expect(page.getByText('Ford Focus')).toBeVisible()
    expect(await stored()).toHaveLength(1)
  })
})

test.describe('the contact form', () => {
  test(
    'is stored and leads to the thank-you page',
    { tag: '@browsers' },
    async ({ page, visitor, stored }) => {
      await page.goto('/contact')
      await fillPerson(page, visitor)
      await page.getByLabel('Message', { exact: true }).fill('Do you buy vans?')
      const release = await holdRequests(page, '**/api/enquiries/contact')
      await contactButton(page).click()
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
      release()
      await expect(page).toHaveURL(/\/thank-you$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await stored()).toMatchObject([{ ...visitor, kind: 'contact', message: 'Do you buy vans?' }])
      await expect(page.getByText(/^Your reference: [\dA-F]{4}-[\dA-F]{4}$/)).toBeVisible()
    },
  )
})

for (const [kind, path, again] of [
  ['quote', '/get-a-quote', '/get-a-quote/prefilled'],
  ['contact', '/contact', '/contact/again'],
] as const)
  test(`the ${kind} form stays cached: one visitor’s input is not on the page of others`, async ({
    page,
    visitor,
  }) => {
    const before = await page.request.get(path)
    expect(before.headers()['cache-control']).toContain('s-maxage')
    await page.request.post(`/api/enquiries/${kind}`, {
      form: { name: visitor.name, email: 'wrong' },
      headers: { Accept: 'text/html' },
    })
    expect(await (await page.request.get(path)).text()).not.toContain(visitor.name)
    const direct = await page.request.get(`${again}?utm_source=leaflet`)
    expect(direct.url()).toMatch(new RegExp(`${path}$`))
    expect(await direct.text()).not.toContain(visitor.name)
  })

test('the quote page is rendered for a vehicle in its address, and for nothing else there', async ({
  request,
}) => {
  const caching = async (query: string) =>
    (await request.get(`/get-a-quote${query}`)).headers()['cache-control']
  expect(await caching('?utm_source=leaflet&gclid=1')).toContain('s-maxage')
  for (const query of ['?reg=AB12CDE', '?make=Ford', '?utm_source=leaflet&model=Focus', '?year=2012'])
    expect(await caching(query)).toContain('no-store')
})

test('without a captcha none of its script is loaded and no challenge is served', async ({
  page,
  visitor,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/get-a-quote')
  await fillQuote(page, visitor)
  await quoteButton(page).click()
  await expect(page.getByText('Ford Focus')).toBeVisible()
  expect(urls.filter((url) => url.includes('challenge'))).toEqual([])
  expect((await page.request.get('/api/enquiries/challenge')).status()).toBe(404)
})
