import { fillQuote, holdRequests, quoteButton, test } from './enquiry-test.ts'
import { expect } from './test.ts'

test(
  'an unsent form is restored after a reload, and a sent one is deleted',
  { tag: '@browsers' },
  async ({ page, visitor }) => {
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
  },
)

test('input before hydration overrides the saved form and a lookup', async ({ page }) => {
  await page.goto('/get-a-quote')
  await page.getByLabel('Full Name').fill('Asha')
  await page.getByLabel('Car Model').fill('Focus')

  const release = await holdRequests(page, '**/*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Car Model').fill('My own model')
  release()
  await expect(page.locator('form[method=post]')).toHaveJSProperty('noValidate', true)
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha')
  await expect(page.getByLabel('Car Model')).toHaveValue('My own model')
  await page.getByLabel('Vehicle Registration').fill('AB12CDE')
  await page.getByLabel('Vehicle Registration').press('Enter')
  await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
  await expect(page.getByLabel('Car Model')).toHaveValue('My own model')
})

test('reading what is done with the details loses none of them', async ({ page, visitor }) => {
  for (const path of ['/get-a-quote', '/contact']) {
    await page.goto(path)
    await page.getByLabel('Full Name').fill(visitor.name)
    await page.getByRole('link', { name: 'What we do with your details' }).click()
    await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
  }
})

test('a saved vehicle is not restored for another registration', async ({ page, visitor }) => {
  await page.goto('/get-a-quote')
  await fillQuote(page, visitor)
  await page.getByLabel('Mileage').fill('45000')
  await page.getByText('More about the vehicle').click()
  await page.getByLabel('Fuel Type').selectOption('Diesel')
  await page.goto('/get-a-quote?reg=AA19SRN&make=Vauxhall&model=Corsa')
  await expect(page.getByLabel('Full Name')).toHaveValue(visitor.name)
  await expect(page.getByLabel('Car Make')).toHaveValue('Vauxhall')
  await expect(page.getByLabel('Car Model')).toHaveValue('Corsa')
  await expect(page.getByLabel('Mileage')).toHaveValue('')
  // Of the other vehicle.
  await expect(page.getByLabel('Fuel Type')).toHaveValue('Petrol')
})
