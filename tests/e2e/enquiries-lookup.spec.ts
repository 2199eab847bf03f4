import { contactButton, fillPerson, test } from './enquiry-test.ts'
import { expect } from './test.ts'

test.describe('the lookup in the form', () => {
  test(
    'fills in what is known, and never changes what the visitor typed',
    { tag: '@browsers' },
    async ({ page }) => {
      await page.goto('/get-a-quote')
      await page.getByLabel('Car Model').fill('My own model')
      // Key by key: over WebDriver BiDi, React does not notice `fill`.
      await page.getByLabel('Vehicle Registration').pressSequentially('ab12 cde')
      await page.getByLabel('Vehicle Registration').press('Enter')
      await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
      await expect(page.getByLabel('Car Model')).toHaveValue('My own model')
      await expect(page.getByLabel('Engine Size')).toHaveValue('1596cc')
      await expect(page.getByLabel('Fuel Type')).toHaveValue('Petrol')
      await expect(page.getByLabel('Transmission')).toHaveValue('Manual')
      await expect(page.getByLabel('First Registered')).toHaveValue(/^2012-03-/)
      await expect(page.getByLabel('Vehicle Registration')).toHaveValue('AB12 CDE')
      // The fields are folded behind the vehicle, which has the focus.
      const vehicle = page.getByRole('region', { name: 'Your vehicle' })
      await expect(vehicle).toBeFocused()
      await expect(vehicle).toHaveAccessibleDescription(/1596cc/)
      await expect(page.getByLabel('Car Model')).toBeHidden()
      // WebKit would show today's date in an empty field.
      await expect(page.getByLabel('First Registered')).not.toHaveAttribute('data-empty')
      await page.getByText('Change', { exact: true }).click()
      await page.getByLabel('First Registered').fill('')
      await expect(page.getByLabel('First Registered')).toHaveAttribute('data-empty')

      // Another vehicle replaces the first one, but not what the visitor typed.
      await page.getByLabel('Vehicle Registration').fill('AA19SRN')
      await page.getByRole('button', { name: 'Find my vehicle' }).click()
      await expect(page.getByLabel('Car Make')).toHaveValue('Vauxhall')
      await expect(page.getByLabel('Car Model')).toHaveValue('My own model')
    },
  )

  test('replaces what the query filled in', async ({ page }) => {
    await page.goto('/get-a-quote?reg=AB12CDE&make=ford&model=Fiesta')
    await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
    await expect(page.getByLabel('Car Model')).toHaveValue('Fiesta')
    await page.getByText('Change', { exact: true }).click()
    await page.getByLabel('Vehicle Registration').fill('AA19SRN')
    await page.getByRole('button', { name: 'Find my vehicle' }).click()
    await expect(page.getByLabel('Car Make')).toHaveValue('Vauxhall')
    await expect(page.getByLabel('Car Model')).not.toHaveValue('Fiesta')
  })

  test.describe('without a result', () => {
    test.use({ expectedErrors: /Failed to load resource.*404/ })

    test('shows a message beside the field, and the form can still be sent', async ({
      page,
      visitor,
      stored,
    }) => {
      await page.goto('/contact')
      await page.getByText('Is it about a vehicle?').click()
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
