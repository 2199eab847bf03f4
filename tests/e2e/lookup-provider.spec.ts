import { type Responder, json, resetHalfway } from '../support/loopback-server.ts'
import { expectFailed, expectFound, expectToast, fiesta } from './lookup-result-test.ts'
import { expect, test, type Route } from './provider-test.ts'

// All tests share one provider, whose responses each sets.
test.describe.configure({ mode: 'default' })
// Chromium logs a connection to another origin that was reset as "blocked by CORS policy".
test.use({ expectedErrors: /Failed to load resource|Vehicle lookup failed|blocked by CORS policy/ })

const routes: Route[] = ['through this site', 'directly']
/** One of each kind; unit tests have all that a lookup in the browser distinguishes. */
const failures: Record<Route, [what: string, respond: Responder][]> = {
  'through this site': [['responds with 500', json(500, { error: 'Internal error' })]],
  directly: [
    ['sends truncated JSON', json(200, '{"make":"FORD","model":"FIE')],
    ['leaves the model out', json(200, { ...fiesta, model: undefined })],
    ['resets the connection halfway', resetHalfway],
  ],
}

for (const route of routes)
  test.describe(`a provider reached ${route}`, () => {
    test('finds a vehicle', async ({ page, open, provider }) => {
      const lookups = await open(route, json(200, fiesta))
      provider.requests.length = 0
      const registration = await lookups.search()
      await expectFound(page, registration)
      expect(lookups.count).toBe(1)
      const received = provider.requests.filter(({ method }) => method === 'GET')
      expect(received).toMatchObject([
        {
          path: `/lookup/${registration}`,
          headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        },
      ])
    })

    test('has no data: shown at once, without another request', async ({ page, open }) => {
      const lookups = await open(route, json(200, { error: 'No data found' }))
      const registration = await lookups.search()
      await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
      await expect(page.getByText(`We couldn't find any information for ${registration}`)).toBeVisible()
      await expectToast(
        page,
        'Vehicle not found',
        "We don't have information for this registration in our database. Please fill in the details manually.",
      )
      await page.clock.fastForward(20_000)
      expect(lookups.count).toBe(1)
      await expect(page.getByText('Error looking up vehicle')).toBeHidden()
    })

    for (const [what, respond] of failures[route])
      test(`${what}: four attempts with delays of 1, 2 and 4 seconds`, async ({ page, open, provider }) => {
        const lookups = await open(route, respond)
        const registration = await lookups.search()
        await lookups.expectRetries(1000, 2000, 4000)
        await expectFailed(page, registration)
        expect(lookups.count).toBe(4)
        // After a reset connection a browser may repeat a request by itself.
        const received = provider.requests.filter(
          ({ method, path }) => method === 'GET' && path.endsWith(registration),
        )
        expect(received.length).toBeGreaterThanOrEqual(4)
      })

    test('sends Retry-After of 3 seconds: requests are delayed as long', async ({ page, open }) => {
      const lookups = await open(route, json(429, { error: 'Slow down' }, { 'Retry-After': '3' }))
      const registration = await lookups.search()
      await lookups.expectRetries(3000, 3000, 4000)
      await expectFailed(page, registration)
      expect(lookups.count).toBe(4)
    })

    test('sends Retry-After of 10 minutes: the failure is shown at once', async ({ page, open }) => {
      const lookups = await open(route, json(429, { error: 'Come back' }, { 'Retry-After': '600' }))
      const registration = await lookups.search()
      await expectFailed(page, registration)
      expect(lookups.count).toBe(1)
    })

    test('is slow: the form is offered after four seconds, and a later response is still used', async ({
      page,
      open,
    }) => {
      const gate = Promise.withResolvers<void>()
      const lookups = await open(route, (request, response) => {
        void gate.promise.then(() => json(200, fiesta)(request, response))
      })
      const registration = await lookups.search()
      const manual = page.getByRole('link', { name: 'Enter details manually' })
      await page.clock.runFor(3900)
      await expect(manual).toBeHidden()
      await page.clock.runFor(200)
      await expect(manual).toHaveAttribute('href', `/get-a-quote?reg=${registration}`)
      gate.resolve()
      await expectFound(page, registration)
      expect(lookups.count).toBe(1)
    })

    test('recovers after two failures', async ({ page, open }) => {
      let failures = 0
      const lookups = await open(route, (request, response) => {
        failures += 1
        const respond = failures < 3 ? json(503, {}) : json(200, fiesta)
        respond(request, response)
      })
      const registration = await lookups.search()
      await lookups.expectRetries(1000, 2000)
      await expectFound(page, registration)
      await expect(page.getByText('Error looking up vehicle')).toBeHidden()
    })

    test.describe('on a phone', () => {
      test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' })

      test('there are five attempts', async ({ page, open }) => {
        const lookups = await open(route, json(500, {}))
        const registration = await lookups.search()
        await lookups.expectRetries(1000, 2000, 4000, 8000)
        await expectFailed(page, registration)
        expect(lookups.count).toBe(5)
      })
    })
  })
