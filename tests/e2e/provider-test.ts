import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import { type Responder, json, type LoopbackServer, startLoopbackServer } from '../support/loopback-server.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { allowedBy } from '../support/page-policy.ts'
import { expect, lookUp, openWithStoppedClock, test as base } from './test.ts'

/** How a browser reaches the provider: through this site's endpoint, or directly. */
export type Route = 'through this site' | 'directly'

type Fixtures = {
  /** Opens the home page with its clock stopped: time passes only when a test advances it. */
  open: (route: Route, respond: Responder) => Promise<Lookups>
}

/** A provider whose responses each test sets, and a site that uses it. */
export const test = base.extend<Fixtures, { provider: LoopbackServer; site: SiteProcess }>({
  provider: [
    async ({}, use) => {
      const provider = await startLoopbackServer()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ provider }, use) => {
      const site = await startSiteProcess({
        VEHICLE_LOOKUP_PROVIDER: 'provider',
        VEHICLE_PROVIDER_URL: `${provider.url}/lookup`,
        VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '100000',
        VEHICLE_LOOKUP_LIMIT_TOTAL: '100000',
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  allowedOrigins: async ({ provider }, use) => {
    await use([provider.url])
  },
  open: async ({ context, page, provider }, use) => {
    // A page fulfilled by a test has no network origin, and needs a permission for requests to this machine.
    await context.grantPermissions(['local-network-access'])
    await use(async (route, respond) => {
      provider.respondWith(route === 'directly' ? withCors(respond) : respond)
      if (route === 'directly')
        // As in a build with NEXT_PUBLIC_VEHICLE_LOOKUP_URL.
        await page.route('/', async (intercepted) => {
          const response = await intercepted.fetch()
          const body = (await response.text()).replaceAll('/api/vehicle-lookup', `${provider.url}/lookup`)
          const headers = allowedBy(response, 'connect-src', provider.url, body)
          await intercepted.fulfill({ response, body, headers })
        })
      await page.addInitScript(noteAborts)
      await openWithStoppedClock(page)
      return new Lookups(page, route === 'directly' ? `${provider.url}/lookup/` : '/api/vehicle-lookup/')
    })
  },
})

/** The lookups of a page, and its clock. */
class Lookups {
  readonly #page: Page
  readonly #requests: Request[] = []
  #settled = 0

  constructor(page: Page, address: string) {
    this.#page = page
    const isLookup = (request: Request) => request.url().includes(address)
    page.on('request', (request) => {
      if (isLookup(request)) this.#requests.push(request)
    })
    const settle = (request: Request) => {
      if (isLookup(request)) this.#settled += 1
    }
    page.on('requestfinished', settle)
    page.on('requestfailed', settle)
  }

  /** The number of requests so far. */
  get count(): number {
    return this.#requests.length
  }

  /** Looks up a new registration, so that no earlier result is cached. Resolves to it. */
  async search(): Promise<string> {
    const registration = `T${String(Date.now()).slice(-6)}`
    await lookUp(this.#page, registration)
    await expect.poll(() => this.count, { intervals: [20] }).toBe(1)
    return registration
  }

  async untilSettled(times: number): Promise<void> {
    await expect.poll(() => this.#settled, { intervals: [20] }).toBe(times)
  }

  /**
   * Advances the page's clock until `isOver`, which is expected after `about` milliseconds. Resolves to the milliseconds
   * that passed.
   */
  async timeUntil(isOver: () => boolean, about = 0): Promise<number> {
    const [step, atMostMs] = [50, about + 10_000]
    let passed = 0
    const advance = async (milliseconds: number) => {
      await this.#page.clock.runFor(milliseconds)
      passed += milliseconds
      // Network requests that the page then makes take real time.
      await sleep(25)
    }
    // No event marks that the page has set its next timer.
    await sleep(100)
    if (!isOver() && about > 100) await advance(about - 100)
    while (!isOver()) {
      if (passed > atMostMs) throw new Error(`Nothing happened in ${passed} ms`)
      await advance(step)
    }
    return passed
  }

  /** Expects a new attempt after each failed one, each after its delay in milliseconds, and no other. */
  async expectRetries(...delays: number[]): Promise<void> {
    for (const [index, delay] of delays.entries()) {
      await this.untilSettled(index + 1)
      await expect(this.#page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
      const waited = await this.timeUntil(() => this.count > index + 1, delay)
      expect(waited).toBeGreaterThan(delay - 100)
      expect(waited).toBeLessThanOrEqual(delay + 500)
    }
    await this.untilSettled(delays.length + 1)
  }

  /** After how many milliseconds the page aborts an attempt without a response, by its own clock; about `expected`. */
  async timeUntilAborted(expected: number): Promise<number> {
    const settled = this.#settled
    await this.timeUntil(() => this.#settled > settled, expected)
    return this.#page.evaluate(() => {
      const noted: unknown = Reflect.get(window, 'abortedAfter')
      return Array.isArray(noted) ? Number(noted.at(-1)) : Number.NaN
    })
  }
}

/**
 * Runs in the page: notes how long after they were sent lookups are aborted. Tests hear of a request some time after it
 * was sent, and have advanced the page's clock by then.
 */
function noteAborts(): void {
  const abortedAfter: number[] = []
  const send = window.fetch
  window.fetch = (input, init) => {
    const sentAt = Date.now()
    if (typeof input === 'string' && input.includes('/lookup/'))
      init?.signal?.addEventListener('abort', () => abortedAfter.push(Date.now() - sentAt))
    return send(input, init)
  }
  Object.assign(window, { abortedAfter })
}

/** The response with the headers that a browser requires from another origin. */
function withCors(respond: Responder): Responder {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Cache-Control, X-Requested-With',
    'Access-Control-Expose-Headers': 'Retry-After',
  }
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const responder = request.method === 'OPTIONS' ? json(204, '') : respond
    responder(request, response)
  }
}

export { expect }
