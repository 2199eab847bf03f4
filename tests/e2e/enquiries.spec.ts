import { violationsOn } from '../support/accessible.ts'
import { contactButton, fillPerson, fillQuote, quoteButton, test } from './enquiry-test.ts'
import { expect } from './test.ts'

test.describe('the quote form', () => {
  test('is stored with all that was filled in, and thanks for the car', async ({ page, visitor, stored }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await page.getByLabel('Vehicle Registration').fill('ab12 cde')
    await page.getByLabel('Year').selectOption('2016')
    await page.getByLabel('Mileage').fill('45000')
    await page.getByLabel('Engine Size').fill('1596cc')
    await page.getByLabel('Fuel Type').selectOption('Petrol')
    await page.getByLabel('Transmission').selectOption('Manual')
    await page.getByLabel('MOT Expiry').fill('2026-09-03')
    await page.getByLabel('First Registered').fill('2012-03-01')
    await page.getByLabel('Additional Information').fill('Two owners.\nA scratch.')
    await quoteButton(page).click()

    const thanks = page.getByRole('region', { name: /thank you/i })
    await expect(thanks).toContainText('Ford Focus')
    await expect(thanks.getByRole('heading')).toBeFocused()
    expect(await stored()).toEqual([
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
  })

  test('another request with the same words is another enquiry', async ({ page, visitor, stored }) => {
    await page.goto('/get-a-quote?make=Ford&model=Focus')
    for (const count of [1, 2]) {
      await fillQuote(page, visitor)
      await quoteButton(page).click()
      await page.getByRole('button', { name: 'Submit Another Request' }).click()
      expect(await stored()).toHaveLength(count)
    }
    await expect(page.getByLabel('Car Model')).toHaveValue('')
  })

  test('says what is wrong at its top and beside the fields, and keeps what was typed', async ({
    page,
    visitor,
    stored,
  }) => {
    await page.goto('/get-a-quote')
    await page.getByLabel('Full Name').fill(visitor.name)
    await page.getByLabel('Email', { exact: true }).fill('asha')
    await quoteButton(page).click()

    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(summary.getByRole('link')).toHaveText([
      'Enter an email address in the correct format, like name@example.com',
      'Enter your telephone number',
      'Select the make of your car',
      'Enter the model of your car',
    ])
    const email = page.getByLabel('Email', { exact: true })
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/correct format/)
    await summary.getByRole('link', { name: 'Enter your telephone number' }).click()
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
    expect(await violationsOn(page)).toEqual([])
    expect(await stored()).toEqual([])

    await fillQuote(page, visitor)
    await quoteButton(page).click()
    await expect(page.getByText('Ford Focus')).toBeVisible()
    await expect(page).not.toHaveTitle(/Error/)
    expect(await stored()).toHaveLength(1)
  })

  test('a double click sends it once', async ({ page, visitor, stored }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await page.route('**/api/enquiries/quote', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await quoteButton(page).dblclick()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(page.getByText('Ford Focus')).toBeVisible()
    expect(await stored()).toHaveLength(1)
  })

  test('a half-filled form survives a reload, and a sent one leaves nothing behind', async ({
    page,
    visitor,
  }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
    await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
    await quoteButton(page).click()
    await expect(page.getByText('Ford Focus')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
      visitor.email,
    )
  })

  test('what is typed before the page is ready stays, over a kept draft and a lookup', async ({ page }) => {
    await page.goto('/get-a-quote')
    await page.getByLabel('Full Name').fill('Asha')
    await page.getByLabel('Car Model').fill('Focus')

    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.getByLabel('Car Model').fill('My own words')
    release()
    await expect(page.locator('form[method=post]')).toHaveJSProperty('noValidate', true)
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha')
    await expect(page.getByLabel('Car Model')).toHaveValue('My own words')
    await page.getByLabel('Vehicle Registration').fill('AB12CDE')
    await page.getByLabel('Vehicle Registration').press('Enter')
    await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
    await expect(page.getByLabel('Car Model')).toHaveValue('My own words')
  })

  test('a draft of one vehicle does not describe the next one', async ({ page, visitor }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    await page.getByLabel('Mileage').fill('45000')
    await page.getByLabel('Fuel Type').selectOption('Diesel')
    await page.goto('/get-a-quote?reg=AA19SRN&make=Vauxhall&model=Corsa')
    await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
    await expect(page.getByLabel('Car Make')).toHaveValue('Vauxhall')
    await expect(page.getByLabel('Car Model')).toHaveValue('Corsa')
    await expect(page.getByLabel('Mileage')).toHaveValue('')
    await expect(page.getByLabel('Fuel Type')).toHaveValue('')
  })
})

test.describe('when the server goes away in the middle', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ })

  test('nothing typed is lost, the number is there, and sending again stores it once', async ({
    page,
    visitor,
    stored,
  }) => {
    await page.goto('/get-a-quote')
    await fillQuote(page, visitor)
    // The first is never heard of again, the second arrives but its answer does not.
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

  test('an answer that makes no sense is no confirmation', async ({ page, visitor }) => {
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

test.describe('the lookup inside the form', () => {
  test('fills in what is known, and never what the visitor typed', async ({ page }) => {
    await page.goto('/get-a-quote')
    await page.getByLabel('Car Model').fill('My own words')
    await page.getByLabel('Vehicle Registration').fill('ab12 cde')
    await page.getByLabel('Vehicle Registration').press('Enter')
    await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
    await expect(page.getByLabel('Car Model')).toHaveValue('My own words')
    await expect(page.getByLabel('Engine Size')).toHaveValue('1596cc')
    await expect(page.getByLabel('Fuel Type')).toHaveValue('Petrol')
    await expect(page.getByLabel('Transmission')).toHaveValue('Manual')
    await expect(page.getByLabel('First Registered')).toHaveValue(/^2012-03-/)
    await expect(page.getByLabel('Vehicle Registration')).toHaveValue('AB12 CDE')

    // Another vehicle takes the first one's place, but not the visitor's words.
    await page.getByLabel('Vehicle Registration').fill('AA19SRN')
    await page.getByRole('button', { name: 'Find my vehicle' }).click()
    await expect(page.getByLabel('Car Make')).toHaveValue('Vauxhall')
    await expect(page.getByLabel('Car Model')).toHaveValue('My own words')
  })

  test('replaces what the address of the page had filled in', async ({ page }) => {
    await page.goto('/get-a-quote?reg=AB12CDE&make=ford&model=Fiesta')
    await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
    await expect(page.getByLabel('Car Model')).toHaveValue('Fiesta')
    await page.getByLabel('Vehicle Registration').fill('AA19SRN')
    await page.getByRole('button', { name: 'Find my vehicle' }).click()
    await expect(page.getByLabel('Car Make')).toHaveValue('Vauxhall')
    await expect(page.getByLabel('Car Model')).not.toHaveValue('Fiesta')
  })

  test.describe('that finds nothing', () => {
    test.use({ expectedErrors: /Failed to load resource.*404/ })

    test('says so beside the field, and the form can be sent all the same', async ({
      page,
      visitor,
      stored,
    }) => {
      await page.goto('/contact')
      await page.getByLabel('Vehicle Registration').fill('ZZ99ZZZ')
      await page.getByRole('button', { name: 'Find my vehicle' }).click()
      await expect(page.getByRole('main').getByText('Please fill in the details manually.')).toBeVisible()
      await fillPerson(page, visitor)
      await page.getByLabel('Message', { exact: true }).fill('Hello')
      await contactButton(page).click()
      await expect(page).toHaveURL(/\/thank-you$/)
      expect(await stored()).toMatchObject([{ carReg: 'ZZ99ZZZ' }])
    })
  })
})

test.describe('the contact form', () => {
  test('goes to the thank-you page once it is stored', async ({ page, visitor, stored }) => {
    await page.goto('/contact')
    await fillPerson(page, visitor)
    await page.getByLabel('Message', { exact: true }).fill('Do you buy vans?')
    await page.route('**/api/enquiries/contact', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await contactButton(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(page).toHaveURL(/\/thank-you$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await stored()).toMatchObject([{ ...visitor, kind: 'contact', message: 'Do you buy vans?' }])
  })

  test('keeps its page ready-made: what is typed changes nothing for others', async ({ page, visitor }) => {
    const before = await page.request.get('/contact')
    expect(before.headers()['cache-control']).toContain('s-maxage')
    await page.request.post('/api/enquiries/contact', {
      form: { name: visitor.name, email: 'wrong' },
      headers: { Accept: 'text/html' },
    })
    expect(await (await page.request.get('/contact')).text()).not.toContain(visitor.name)
    expect(await (await page.request.get('/contact/again')).text()).not.toContain(visitor.name)
  })
})

test('unless a proof is asked for, nothing of it is loaded and no calculation is handed out', async ({
  page,
  visitor,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/get-a-quote')
  await fillQuote(page, visitor)
  await quoteButton(page).click()
  await expect(page.getByText('Ford Focus')).toBeVisible()
  expect(asked.filter((url) => url.includes('challenge'))).toEqual([])
  expect((await page.request.get('/api/enquiries/challenge')).status()).toBe(404)
})
