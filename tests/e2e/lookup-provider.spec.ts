import type { Page } from '@playwright/test'
import { type Responder, hang, json, reset, resetHalfway, webPage } from '../support/loopback-server.ts'
import { expect, test, type Way } from './provider-test.ts'

// One provider and one site for the whole file: each test tells the provider what to answer.
test.describe.configure({ mode: 'default' })
// Chromium calls a connection that was cut from another origin "blocked by CORS policy".
test.use({ expectedErrors: /Failed to load resource|Vehicle lookup failed|blocked by CORS policy/ })

const ways: Way[] = ['through this site', 'directly']
const fiesta = {
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

/** A toast needs time to appear in: from here on it passes by itself. */
async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await page.clock.resume()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(text)
}

async function expectFound(page: Page, mark: string): Promise<void> {
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
    `/get-a-quote?reg=${mark}&make=Ford&model=FIESTA+ZETEC`,
  )
  await expect(page.getByText('NOT FOR THE PAGE')).toBeHidden()
}

async function expectFailed(page: Page, mark: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
  await expect(page.getByText(`We couldn't find any information for ${mark}`)).toBeVisible()
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
    `/get-a-quote?reg=${mark}`,
  )
  await expect(page.getByRole('button', { name: 'Get Valuation' })).toBeEnabled()
}

/** What a browser gets to see when it asks the provider itself. This site makes one answer of all of them. */
const failures: [what: string, answer: Responder][] = [
  ['answers HTTP 500', json(500, { error: 'Internal error' })],
  ['sends truncated JSON', json(200, '{"make":"FORD","model":"FIE')],
  ['sends a web page', webPage],
  ['sends an empty body', json(200, '')],
  ['leaves the model out', json(200, { ...fiesta, model: undefined })],
  ['reports another error', json(200, { error: 'Quota exceeded' })],
  ['sends markup', json(200, { ...fiesta, model: '<img src=x onerror=alert(1)>' })],
  ['cuts the connection', reset],
  ['cuts the connection halfway', resetHalfway],
]

for (const way of ways)
  test.describe(`a provider reached ${way}`, () => {
    test('finds a vehicle', async ({ page, open, provider }) => {
      const lookups = await open(way, json(200, fiesta))
      provider.requests.length = 0
      const mark = await lookups.search()
      await expectFound(page, mark)
      expect(lookups.asked).toBe(1)
      const asked = provider.requests.filter(({ method }) => method === 'GET')
      expect(asked).toMatchObject([
        {
          path: `/lookup/${mark}`,
          headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        },
      ])
    })

    test('has no data: said at once, and never asked again', async ({ page, open }) => {
      const lookups = await open(way, json(200, { error: 'No data found' }))
      const mark = await lookups.search()
      await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
      await expect(page.getByText(`We couldn't find any information for ${mark}`)).toBeVisible()
      await expectToast(
        page,
        'Vehicle not found',
        "We don't have information for this registration in our database. Please fill in the details manually.",
      )
      await page.clock.fastForward(20_000)
      expect(lookups.asked).toBe(1)
      await expect(page.getByText('Error looking up vehicle')).toBeHidden()
    })

    for (const [what, answer] of way === 'directly' ? failures : failures.slice(0, 2))
      test(`${what}: four attempts with waits of 1, 2 and 4 seconds`, async ({ page, open, provider }) => {
        const lookups = await open(way, answer)
        const mark = await lookups.search()
        await lookups.expectWaits(1000, 2000, 4000)
        await expectFailed(page, mark)
        expect(lookups.asked).toBe(4)
        // A browser may ask once more by itself after a connection was cut.
        const reached = provider.requests.filter(
          ({ method, path }) => method === 'GET' && path.endsWith(mark),
        )
        expect(reached.length).toBeGreaterThanOrEqual(4)
      })

    test('asks for a pause of three seconds, and gets it', async ({ page, open }) => {
      const lookups = await open(way, json(429, { error: 'Slow down' }, { 'Retry-After': '3' }))
      const mark = await lookups.search()
      await lookups.expectWaits(3000, 3000, 4000)
      await expectFailed(page, mark)
      expect(lookups.asked).toBe(4)
    })

    test('asks for a pause nobody would bear: the visitor is told at once', async ({ page, open }) => {
      const lookups = await open(way, json(429, { error: 'Come back' }, { 'Retry-After': '600' }))
      const mark = await lookups.search()
      await expectFailed(page, mark)
      expect(lookups.asked).toBe(1)
    })

    test('is slow: the manual way is offered after four seconds, and the answer still counts', async ({
      page,
      open,
    }) => {
      const gate = Promise.withResolvers<void>()
      const lookups = await open(way, (request, response) => {
        void gate.promise.then(() => json(200, fiesta)(request, response))
      })
      const mark = await lookups.search()
      const manual = page.getByRole('link', { name: 'Enter details manually' })
      await page.clock.runFor(3900)
      await expect(manual).toBeHidden()
      await page.clock.runFor(200)
      await expect(manual).toHaveAttribute('href', `/get-a-quote?reg=${mark}`)
      gate.resolve()
      await expectFound(page, mark)
      expect(lookups.asked).toBe(1)
    })

    test('recovers after two failures', async ({ page, open }) => {
      let failures = 0
      const lookups = await open(way, (request, response) => {
        failures += 1
        const answer = failures < 3 ? json(503, {}) : json(200, fiesta)
        answer(request, response)
      })
      const mark = await lookups.search()
      await lookups.expectWaits(1000, 2000)
      await expectFound(page, mark)
      await expect(page.getByText('Error looking up vehicle')).toBeHidden()
    })

    test.describe('on a phone', () => {
      test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' })

      test('there are five attempts', async ({ page, open }) => {
        const lookups = await open(way, json(500, {}))
        const mark = await lookups.search()
        await lookups.expectWaits(1000, 2000, 4000, 8000)
        await expectFailed(page, mark)
        expect(lookups.asked).toBe(5)
      })
    })
  })

test.describe('a provider that never answers', () => {
  test('is waited for 15 seconds, four times', async ({ page, open }) => {
    const lookups = await open('directly', hang)
    const mark = await lookups.search()
    for (const wait of [1000, 2000, 4000, 0]) {
      const patience = await lookups.timeUntilGivenUp(15_000)
      expect(patience).toBeGreaterThan(14_900)
      expect(patience).toBeLessThanOrEqual(15_500)
      const asked = lookups.asked
      if (wait > 0) await lookups.timeUntil(() => lookups.asked > asked, wait)
    }
    await expectFailed(page, mark)
    expect(lookups.asked).toBe(4)
  })

  test.describe('on a phone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Mobile Safari/537.36' })

    test('is waited for 20 seconds', async ({ open }) => {
      const lookups = await open('directly', hang)
      await lookups.search()
      const patience = await lookups.timeUntilGivenUp(20_000)
      expect(patience).toBeGreaterThan(19_900)
      expect(patience).toBeLessThanOrEqual(20_500)
    })
  })

  test('is given up by this site before the browser gives up, which then tries again', async ({
    page,
    open,
    provider,
  }) => {
    const lookups = await open('through this site', hang)
    const mark = await lookups.search()
    const begun = performance.now()
    await lookups.untilSettled(1)
    expect(performance.now() - begun).toBeLessThan(15_000)
    provider.respondWith(json(200, fiesta))
    await lookups.timeUntil(() => lookups.asked === 2)
    await expectFound(page, mark)
  })

  test('is let go when the visitor leaves the page', async ({ page, open }) => {
    const lookups = await open('directly', hang)
    await lookups.search()
    await page.getByRole('link', { name: 'About Us' }).first().click()
    await expect(page).toHaveURL(/\/about$/)
    await lookups.untilSettled(1)
    await page.clock.runFor(60_000)
    expect(lookups.asked).toBe(1)
    await expect(page.getByText('Error looking up vehicle')).toBeHidden()
  })
})
