import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('the lookup leads to the quote form with the registration', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Vehicle Registration').fill('AB12CDE')
  await page.getByRole('button', { name: 'Get Valuation' }).click()
  await expect(page).toHaveURL(/\/get-a-quote\?reg=AB12CDE/)
  await expect(page.getByLabel('Vehicle Registration')).toHaveValue('AB12 CDE')
})

test('the plate of a town leads to its vehicle, with all that is known of it', async ({ page }) => {
  await page.goto('/reading')
  await page.getByLabel('Vehicle Registration').fill('ab12 cde')
  await page.getByRole('button', { name: 'Get Valuation' }).click()
  await expect(page).toHaveURL(/\/get-a-quote\?reg=ab12\+cde$/)
  await expect(page.getByRole('heading', { name: 'Ford Focus Zetec' })).toBeVisible()
  await expect(page.getByLabel('Engine Size')).toHaveValue('1596cc')
  await expect(page.getByLabel('Car Make')).toBeHidden()
  await page.getByText('Change', { exact: true }).click()
  await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
  // The page for others begins with a plate; no button does nothing.
  await page.goto('/get-a-quote')
  await page.getByLabel('Begin with your plate').fill('ZZ99ZZZ')
  await page.getByRole('button', { name: 'Find my vehicle' }).first().click()
  await expect(page.getByRole('main')).toContainText('Please fill in the details manually.')
  await expect(page.getByLabel('Vehicle Registration')).toHaveValue('ZZ99 ZZZ')
})

test('the quote form is filled from the query, and shows the phone number', async ({ page }) => {
  await page.goto('/get-a-quote?reg=AB12CDE&make=Ford&model=Focus&year=2012')
  await expect(page.getByLabel('Car Make')).toHaveValue('Ford')
  await expect(page.getByLabel('Car Model')).toHaveValue('Focus')
  await expect(page.getByRole('main').getByRole('link', { name: /0800/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
})

test('the menu opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Mobile' }).getByText('Sell Your Car').click()
  await page.getByRole('link', { name: 'Sell My Car in Slough' }).first().click()
  await expect(page).toHaveURL(/\/slough$/)
})
