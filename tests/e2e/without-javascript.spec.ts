import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('the lookup leads to the quote form with the registration', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Vehicle Registration').fill('AB12CDE')
  await page.getByRole('button', { name: 'Get Valuation' }).click()
  await expect(page).toHaveURL(/\/get-a-quote\?reg=AB12CDE/)
  await expect(page.getByLabel('Vehicle Registration')).toHaveValue('AB12 CDE')
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
