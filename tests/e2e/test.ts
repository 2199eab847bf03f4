import { test as base, expect, type Page } from '@playwright/test'
import { findFirefox } from '../../scripts/lib/firefox.ts'
import { runningSite } from '../support/running-site.ts'

type Options = {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp | undefined
  /** Other origins that a test's pages may send requests to. */
  allowedOrigins: string[]
}

type Fixtures = {
  /** Skips a test whose browser is not installed. */
  installedBrowser: void
  /** Fails a test whose pages logged an error or sent a request to another origin. */
  cleanPage: void
}

export const test = base.extend<Options & Fixtures>({
  installedBrowser: [
    async ({ browserName }, use) => {
      test.skip(browserName === 'firefox' && findFirefox() === undefined, 'Firefox is not installed')
      await use()
    },
    { auto: true },
  ],
  context: async ({ context, browserName, javaScriptEnabled }, use) => {
    // Playwright cannot turn scripts off over WebDriver BiDi; there they never arrive.
    if (browserName === 'firefox' && !javaScriptEnabled)
      await context.route('**/*.js*', (route) => route.abort())
    await use(context)
  },
  baseURL: async ({}, use) => {
    await use(runningSite().url)
  },
  expectedErrors: [undefined, { option: true }],
  allowedOrigins: [[], { option: true }],
  cleanPage: [
    async ({ context, baseURL, expectedErrors, allowedOrigins }, use) => {
      const problems: string[] = []
      context.on('console', (message) => {
        const expected = expectedErrors?.test(message.text())
        if (message.type() === 'error' && !expected) problems.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        const own = url.origin === baseURL || ['data:', 'blob:'].includes(url.protocol)
        if (!own && !allowedOrigins.includes(url.origin)) problems.push(`third party: ${request.url()}`)
      })
      await use()
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

/** Types a registration into the lookup of a page and submits it. */
export async function lookUp(page: Page, registration: string): Promise<void> {
  await page.getByLabel('Vehicle Registration').fill(registration)
  await page.getByRole('button', { name: 'Get Valuation' }).click()
}

/** Opens the home page and stops its clock: time passes only when a test advances it. */
export async function openWithStoppedClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.goto('/')
  await page.getByLabel('Vehicle Registration').focus()
  await page.clock.pauseAt(now + 60_000)
}

/** Expects that React has hydrated the page: it then has properties on the elements. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys([...document.links].at(-1) ?? {}).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true)
}

export { expect }
