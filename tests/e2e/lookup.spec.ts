import { expect, lookUp, test } from './test.ts'

type Box = { x: number; y: number; width: number; height: number }
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test.describe('from a registration to a quote', () => {
  test('a vehicle is found and its quote form is filled in', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sell Your Car Fast in Berkshire' }),
    ).toBeVisible()
    await lookUp(page, 'ab12 cde')

    const card = page.getByRole('region', { name: 'Vehicle Found!' })
    await expect(card).toContainText('Ford')
    await expect(card).toContainText('Focus Zetec')
    await expect(card).toContainText('1596cc')
    await expect(card).toContainText('Petrol')
    await expect(card).toContainText('Manual')
    await expect(card).toContainText('First registered: Mar 2012')
    await expect(card.getByRole('link', { name: 'Contact for valuation' })).toHaveAttribute('href', /^tel:/)
    await expect(page.getByText('Vehicle found!', { exact: true })).toBeVisible()

    await card.getByRole('link', { name: 'Continue with Quote' }).click()
    await expect(page).toHaveURL(/\/get-a-quote\?/)
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toEqual({ reg: 'AB12CDE', make: 'Ford', model: 'Focus Zetec' })
    await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
    await expect(page.getByLabel('Car Model')).toHaveValue('Focus Zetec')
    await expect(page.getByLabel('Vehicle Registration')).toHaveValue('AB12 CDE')
    // The address carries three facts; all that are known arrive.
    await expect(page.getByRole('heading', { name: 'Ford Focus Zetec' })).toBeVisible()
    await expect(page.getByLabel('Engine Size')).toHaveValue('1596cc')
    await expect(page.getByLabel('Fuel Type')).toHaveValue('Petrol')
    await expect(page.getByLabel('Transmission')).toHaveValue('Manual')
    await expect(page.getByLabel('First Registered')).toHaveValue(/^2012-03-/)
    await expect(page.getByLabel('MOT Expiry')).toHaveValue(/^20\d\d-/)
  })

  test('a make in other case selects the make of the form', async ({ page }) => {
    await page.goto('/')
    await lookUp(page, 'AA19SRN')
    await page.getByRole('link', { name: 'Continue with Quote' }).click()
    await expect(page.getByLabel('Car Make')).toHaveValue('Vauxhall')
  })

  test('Enter submits, and the registration is shown in capitals', async ({ page }) => {
    await page.goto('/')
    const field = page.getByLabel('Vehicle Registration')
    await field.pressSequentially('sa51mpl')
    await expect(field).toHaveValue('SA51MPL')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'Vehicle Found!' })).toBeVisible()
  })

  test('the result is announced once, and the focus stays in the page', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/vehicle-lookup/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/')
    await lookUp(page, 'AB12CDE')
    await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
    await expect(page.getByRole('status').filter({ hasText: 'Looking up' })).toBeFocused()
    held.resolve()
    const card = page.getByRole('region', { name: 'Vehicle Found!' })
    await expect(card).toBeFocused()
    await expect(card).toHaveAccessibleDescription(/Focus Zetec/)
    await expect(page.getByRole('listitem').filter({ hasText: 'Vehicle found!' })).toBeVisible()
    const announced = await page.locator('output, [aria-live]:not([aria-live=off])').allInnerTexts()
    expect(announced.join()).not.toContain('Ford')
  })

  test('its toast covers no next step', async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await lookUp(page, 'AB12CDE')
      const toast = page.getByRole('listitem').filter({ hasText: 'Vehicle found!' })
      await expect(toast).toHaveAttribute('data-mounted', 'true')
      // A toast stays for as long as the pointer rests on it.
      await toast.hover()
      const toastBox = await toast.boundingBox()
      for (const name of ['Continue with Quote', 'Check Another Vehicle']) {
        const box = await page.getByRole(/Quote/.test(name) ? 'link' : 'button', { name }).boundingBox()
        expect(box && toastBox && overlap(box, toastBox), `${name}, ${width} px`).toBe(false)
      }
    }
  })

  test('Check Another Vehicle shows the field again, empty and focused', async ({ page }) => {
    await page.goto('/')
    await lookUp(page, 'AB12CDE')
    await page.getByRole('button', { name: 'Check Another Vehicle' }).click()
    await expect(page.getByRole('heading', { name: 'Vehicle Found!' })).toBeHidden()
    await expect(page.getByLabel('Vehicle Registration')).toHaveValue('')
    await expect(page.getByLabel('Vehicle Registration')).toBeFocused()
  })
})

test.describe('an invalid registration', () => {
  for (const [typed, message] of [
    ['', 'Please enter your vehicle registration number'],
    ['   ', 'Please enter your vehicle registration number'],
    ['A', 'Please enter a valid UK vehicle registration'],
    ['AB.12-CDE', 'Please enter a valid UK vehicle registration'],
  ] as const)
    test(`"${typed}" is rejected beside the field and in a toast`, async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/vehicle-lookup')) requests.push(request.url())
      })
      await page.goto('/')
      await lookUp(page, typed)
      const toast = page.getByRole('listitem').filter({ hasText: 'Registration required' })
      await expect(toast).toContainText(message)
      const field = page.getByLabel('Vehicle Registration')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      const described = await field.getAttribute('aria-describedby')
      await expect(page.locator(`[id="${String(described)}"]`)).toHaveText(message)
      expect(requests).toEqual([])

      // An empty plate with an error does not look filled in.
      if (typed === '') await expect(page.getByText('A', { exact: true }).first()).toBeHidden()
      await field.pressSequentially('B')
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    })
})

test.describe('an unknown registration', () => {
  test.use({ expectedErrors: /Failed to load resource.*404/ })

  test('leads to the form with the registration filled in', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/')
    await lookUp(page, 'zz99 zzz')
    const card = page.getByRole('region', { name: 'Vehicle Not Found' })
    await expect(card).toContainText("We couldn't find any information for ZZ99 ZZZ")
    await expect(card).toContainText('Would you like to submit your details manually?')
    await expect(page.getByRole('listitem').filter({ hasText: 'Vehicle not found' })).toContainText(
      "We don't have information for this registration in our database. Please fill in the details manually.",
    )
    await card.getByRole('link', { name: 'Continue to Quote Form' }).click()
    await expect(page).toHaveURL(/\/get-a-quote\?reg=ZZ99ZZZ$/)
    await expect(page.getByLabel('Vehicle Registration')).toHaveValue('ZZ99 ZZZ')
  })

  test('is requested once: an empty result is not a failure', async ({ page }) => {
    let requests = 0
    await page.route('**/api/vehicle-lookup/**', async (route) => {
      requests += 1
      await route.continue()
    })
    await page.goto('/')
    await lookUp(page, 'ZZ99ZZZ')
    await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
    expect(requests).toBe(1)
  })
})
