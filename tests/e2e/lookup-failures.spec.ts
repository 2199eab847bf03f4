import type { Page, Route } from '@playwright/test'
import { expect, lookUp, openWithStoppedClock, test } from './test.ts'

const inlineText = "We couldn't find information for this registration. Please try again."
const toastText =
  "We couldn't find information for this registration. Please try again or enter details manually."

test.use({ expectedErrors: /Failed to load resource|Vehicle lookup failed/ })

/** Handles every lookup with `respond` and counts them. */
async function handleLookups(page: Page, respond: (route: Route) => Promise<void> | undefined) {
  const lookups = { count: 0 }
  await page.route('**/api/vehicle-lookup/**', async (route) => {
    lookups.count += 1
    await respond(route)
  })
  return lookups
}

async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
  await expect(page.getByText(inlineText, { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Error looking up vehicle' })).toContainText(
    toastText,
  )
  await expect(page.getByRole('button', { name: 'Get Valuation' })).toBeEnabled()
}

/** Advances the page's clock, a second at a time so that each step can settle. */
async function advanceUntilNotFound(page: Page): Promise<void> {
  const notFound = page.getByRole('heading', { name: 'Vehicle Not Found' })
  // No time limit but that of the test: a busy machine may need more than a minute.
  await expect(async () => {
    await page.clock.runFor(1000)
    // An assertion of the heading would describe the whole page each time it fails.
    expect(await notFound.isVisible()).toBe(true)
  }).toPass({ intervals: [20] })
}

const failures: [what: string, respond: (route: Route) => Promise<void>][] = [
  ['fails', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
  ['sends an empty body', (route) => route.fulfill({ contentType: 'application/json', body: '' })],
  ['sends a web page', (route) => route.fulfill({ contentType: 'text/html', body: '<html>Welcome</html>' })],
  ['sends an error', (route) => route.fulfill({ json: { error: 'Quota exceeded' } })],
  ['leaves the model out', (route) => route.fulfill({ json: { make: 'Ford', reg: 'AB12CDE' } })],
]

for (const [what, respond] of failures)
  test(`a provider that ${what} is requested four times, then the form is offered`, async ({ page }) => {
    await openWithStoppedClock(page)
    const lookups = await handleLookups(page, respond)
    await lookUp(page, 'AB12CDE')
    for (const [count, delay] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await expect.poll(() => lookups.count).toBe(count)
      await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
      // The delay starts once the response has been read.
      await expect(async () => {
        await page.clock.runFor(delay)
        expect(lookups.count).toBe(count + 1)
      }).toPass()
    }
    await page.clock.resume()
    await expectFailure(page)
    expect(lookups.count).toBe(4)
  })

test('a provider that recovers finds the vehicle', async ({ page }) => {
  await page.goto('/')
  let failures = 0
  await handleLookups(page, (route) => {
    failures += 1
    return failures === 1 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await lookUp(page, 'AB12CDE')
  await expect(page.getByRole('heading', { name: 'Vehicle Found!' })).toBeVisible()
  await expect(page.getByText('Error looking up vehicle')).toBeHidden()
})

test.describe('a provider that never responds', () => {
  test('the form is offered after four seconds, and the lookup fails in the end', async ({ page }) => {
    await openWithStoppedClock(page)
    const lookups = await handleLookups(page, () => undefined)
    await lookUp(page, 'AB12CDE')
    await expect.poll(() => lookups.count).toBe(1)
    await page.clock.runFor(3900)
    await expect(page.getByRole('link', { name: 'Enter details manually' })).toBeHidden()
    await page.clock.runFor(200)
    const manual = page.getByRole('link', { name: 'Enter details manually' })
    await expect(manual).toHaveAttribute('href', '/get-a-quote?reg=AB12CDE')

    // Four attempts of 15 s and the delays between them.
    await advanceUntilNotFound(page)
    await page.clock.resume()
    await expectFailure(page)
    expect(lookups.count).toBe(4)
  })

  test('typing after the failure clears the message', async ({ page }) => {
    await openWithStoppedClock(page)
    await handleLookups(page, (route) => route.abort())
    await lookUp(page, 'AB12CDE')
    await advanceUntilNotFound(page)
    await page.getByLabel('Vehicle Registration').press('End')
    await page.keyboard.press('Backspace')
    await expect(page.getByText(inlineText, { exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeHidden()
  })
})
