import type { Page, Route } from '@playwright/test'
import { expect, lookUp, openWithStoppedClock, test } from './test.ts'

const inline = "We couldn't find information for this registration. Please try again."
const longer =
  "We couldn't find information for this registration. Please try again or enter details manually."

test.use({ expectedErrors: /Failed to load resource|Vehicle lookup failed/ })

/** Answers every lookup with `answer` and counts how often it was asked. */
async function answerLookups(page: Page, answer: (route: Route) => Promise<void> | undefined) {
  const asked = { times: 0 }
  await page.route('**/api/vehicle-lookup/**', async (route) => {
    asked.times += 1
    await answer(route)
  })
  return asked
}

async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
  await expect(page.getByText(inline, { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Error looking up vehicle' })).toContainText(
    longer,
  )
  await expect(page.getByRole('button', { name: 'Get Valuation' })).toBeEnabled()
}

const lies: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['fails', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ['cannot be reached', (route) => route.abort('connectionrefused')],
  ['answers nothing', (route) => route.fulfill({ contentType: 'application/json', body: '' })],
  [
    'answers with a web page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<html>Welcome</html>' }),
  ],
  ['answers with an error', (route) => route.fulfill({ json: { error: 'Quota exceeded' } })],
  ['leaves the model out', (route) => route.fulfill({ json: { make: 'Ford', reg: 'AB12CDE' } })],
]

for (const [what, answer] of lies)
  test(`a provider that ${what} is asked four times, then there is a way round`, async ({ page }) => {
    await openWithStoppedClock(page)
    const asked = await answerLookups(page, answer)
    await lookUp(page, 'AB12CDE')
    for (const [times, wait] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await expect.poll(() => asked.times).toBe(times)
      await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
      // The answer has to have been read before the wait begins.
      await expect(async () => {
        await page.clock.runFor(wait)
        expect(asked.times).toBe(times + 1)
      }).toPass()
    }
    await page.clock.resume()
    await expectFailure(page)
    expect(asked.times).toBe(4)
  })

test('a provider that recovers is believed', async ({ page }) => {
  await page.goto('/')
  let failures = 0
  await answerLookups(page, (route) => {
    failures += 1
    return failures === 1 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await lookUp(page, 'AB12CDE')
  await expect(page.getByRole('heading', { name: 'Vehicle Found!' })).toBeVisible()
  await expect(page.getByText('Error looking up vehicle')).toBeHidden()
})

test.describe('a provider that never answers', () => {
  test('offers the manual way after four seconds and gives up in the end', async ({ page }) => {
    await openWithStoppedClock(page)
    const asked = await answerLookups(page, () => undefined)
    await lookUp(page, 'AB12CDE')
    await expect.poll(() => asked.times).toBe(1)
    await page.clock.runFor(3900)
    await expect(page.getByRole('link', { name: 'Enter details manually' })).toBeHidden()
    await page.clock.runFor(200)
    const manual = page.getByRole('link', { name: 'Enter details manually' })
    await expect(manual).toHaveAttribute('href', '/get-a-quote?reg=AB12CDE')

    // Four attempts of 15 s each and the waits between them, a second at a time so that each step can settle.
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [20] })
    await page.clock.resume()
    await expectFailure(page)
    expect(asked.times).toBe(4)
  })

  test('typing again is possible after giving up, and clears the message', async ({ page }) => {
    await openWithStoppedClock(page)
    await answerLookups(page, (route) => route.abort())
    await lookUp(page, 'AB12CDE')
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [20] })
    await page.getByLabel('Vehicle Registration').press('End')
    await page.keyboard.press('Backspace')
    await expect(page.getByText(inline, { exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeHidden()
  })
})
