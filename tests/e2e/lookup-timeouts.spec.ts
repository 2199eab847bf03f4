import { hang, json } from '../support/loopback-server.ts'
import { expectFailed, expectFound, fiesta } from './lookup-result-test.ts'
import { expect, test } from './provider-test.ts'

// All tests share one provider, whose responses each sets.
test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: /Failed to load resource|Vehicle lookup failed|blocked by CORS policy/ })

test.describe('a provider that never responds', () => {
  test('has a timeout of 15 seconds and four attempts', async ({ page, open }) => {
    const lookups = await open('directly', hang)
    const registration = await lookups.search()
    for (const delay of [1000, 2000, 4000, 0]) {
      expect(await lookups.timeUntilAborted(15_000)).toBe(15_000)
      const { count } = lookups
      if (delay > 0) await lookups.timeUntil(() => lookups.count > count, delay)
    }
    await expectFailed(page, registration)
    expect(lookups.count).toBe(4)
  })

  test.describe('on a phone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Mobile Safari/537.36' })

    test('has a timeout of 20 seconds', async ({ open }) => {
      const lookups = await open('directly', hang)
      await lookups.search()
      expect(await lookups.timeUntilAborted(20_000)).toBe(20_000)
    })
  })

  test('is aborted by this site before the browser’s timeout, and the browser tries again', async ({
    page,
    open,
    provider,
  }) => {
    const lookups = await open('through this site', hang)
    const registration = await lookups.search()
    const begun = performance.now()
    await lookups.untilSettled(1)
    expect(performance.now() - begun).toBeLessThan(15_000)
    provider.respondWith(json(200, fiesta))
    await lookups.timeUntil(() => lookups.count === 2)
    await expectFound(page, registration)
  })

  test('is aborted when the visitor leaves the page', async ({ page, open }) => {
    const lookups = await open('directly', hang)
    await lookups.search()
    await page.getByRole('link', { name: 'About Us' }).first().click()
    await expect(page).toHaveURL(/\/about$/)
    await lookups.untilSettled(1)
    await page.clock.runFor(60_000)
    expect(lookups.count).toBe(1)
    await expect(page.getByText('Error looking up vehicle')).toBeHidden()
  })
})
