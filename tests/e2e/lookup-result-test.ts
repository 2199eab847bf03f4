import { expect, type Page } from '@playwright/test'

/** A vehicle as the provider sends it. */
export const fiesta = {
  make: 'FORD',
  model: 'FIESTA ZETEC',
  reg: 'T1',
  cc: '1242',
  fuel: 'PETROL',
  transmission: 'MANUAL 5 GEARS',
  mot_expiry: '20/03/2027',
  registered_on: '28/3/09',
  keeper: 'NOT FOR THE PAGE',
}

/** A toast is animated, so the clock runs from here on. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await page.clock.resume()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(text)
}

/** Expects the result for `fiesta`. */
export async function expectFound(page: Page, registration: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Vehicle Found!' })
  for (const text of [
    'Ford',
    'FIESTA ZETEC',
    '1242cc',
    'Petrol',
    'Manual',
    '20/03/2027',
    'First registered: Mar 2009',
  ])
    await expect(card).toContainText(text)
  await expectToast(
    page,
    'Vehicle found!',
    'Ford FIESTA ZETEC, 1242cc, Petrol, Manual, first registered Mar 2009',
  )
  await expect(card.getByRole('link', { name: 'Continue with Quote' })).toHaveAttribute(
    'href',
    `/get-a-quote?reg=${registration}&make=Ford&model=FIESTA+ZETEC`,
  )
  await expect(page.getByText('NOT FOR THE PAGE')).toBeHidden()
}

/** Expects the message after the last failed attempt. */
export async function expectFailed(page: Page, registration: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
  await expect(page.getByText(`We couldn't find any information for ${registration}`)).toBeVisible()
  await expect(
    page.getByText("We couldn't find information for this registration. Please try again.", { exact: true }),
  ).toBeVisible()
  await expectToast(
    page,
    'Error looking up vehicle',
    "We couldn't find information for this registration. Please try again or enter details manually.",
  )
  await expect(page.getByText('Vehicle not found', { exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Continue to Quote Form' })).toHaveAttribute(
    'href',
    `/get-a-quote?reg=${registration}`,
  )
  await expect(page.getByRole('button', { name: 'Get Valuation' })).toBeEnabled()
}
