import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import { type Responder, json, type LoopbackServer, startLoopbackServer } from '../support/loopback-server.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { allowedBy } from '../support/page-policy.ts'
import { expect, lookUp, openWithStoppedClock, test as base } from './test.ts'

/** How a browser reaches the provider: by way of this site's endpoint, or by itself. */
export type Way = 'through this site' | 'directly'

type Fixtures = {
  /** The home page, its lookup ready and its clock stopped: time passes only when a test says so. */
  open: (way: Way, answer: Responder) => Promise<Lookups>
}

/** A provider whose answers a test decides, and a site that asks it. */
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
    // A page that a test hands to the browser comes from nowhere, and may not ask this machine without leave.
    await context.grantPermissions(['local-network-access'])
    await use(async (way, answer) => {
      provider.respondWith(way === 'directly' ? forOtherOrigins(answer) : answer)
      if (way === 'directly')
        // What the page would hold had the site been built with NEXT_PUBLIC_VEHICLE_LOOKUP_URL.
        await page.route('/', async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replaceAll('/api/vehicle-lookup', `${provider.url}/lookup`)
          const headers = allowedBy(response, 'connect-src', provider.url, body)
          await route.fulfill({ response, body, headers })
        })
      await openWithStoppedClock(page)
      return new Lookups(page, way === 'directly' ? `${provider.url}/lookup/` : '/api/vehicle-lookup/')
    })
  },
})

/** The lookups a page makes, and the time that passes for it. */
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

  /** How often the browser has asked. */
  get asked(): number {
    return this.#requests.length
  }

  /** Looks up a registration for the first time, so that no earlier result is cached. */
  async search(): Promise<string> {
    const mark = `T${String(Date.now()).slice(-6)}`
    await lookUp(this.#page, mark)
    await expect.poll(() => this.asked, { intervals: [20] }).toBe(1)
    return mark
  }

  async untilSettled(times: number): Promise<void> {
    await expect.poll(() => this.#settled, { intervals: [20] }).toBe(times)
  }

  /**
   * Lets the page's time pass until something happens that is expected after `about` milliseconds, and tells how much
   * time did pass. What happens more than a moment too early is told as such.
   */
  async timeUntil(isOver: () => boolean, about = 0): Promise<number> {
    const [step, atMostMs] = [50, about + 10_000]
    let passed = 0
    const letPass = async (milliseconds: number) => {
      await this.#page.clock.runFor(milliseconds)
      passed += milliseconds
      // What the page does in answer happens in real time.
      await sleep(25)
    }
    await sleep(100)
    if (!isOver() && about > 100) await letPass(about - 100)
    while (!isOver()) {
      if (passed > atMostMs) throw new Error(`Nothing happened in ${passed} ms`)
      await letPass(step)
    }
    return passed
  }

  /** Expects a new attempt after each failed one, each after its wait, and no other. */
  async expectWaits(...waits: number[]): Promise<void> {
    for (const [index, wait] of waits.entries()) {
      await this.untilSettled(index + 1)
      await expect(this.#page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
      const waited = await this.timeUntil(() => this.asked > index + 1, wait)
      expect(waited).toBeGreaterThan(wait - 100)
      expect(waited).toBeLessThanOrEqual(wait + 500)
    }
    await this.untilSettled(waits.length + 1)
  }

  /** How long the page waits for an attempt that is never answered; it is expected to take `about` milliseconds. */
  async timeUntilGivenUp(about: number): Promise<number> {
    const settled = this.#settled
    return this.timeUntil(() => this.#settled > settled, about)
  }
}

/** The answer with what a browser needs in order to accept it from another origin. */
function forOtherOrigins(answer: Responder): Responder {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Cache-Control, X-Requested-With',
    'Access-Control-Expose-Headers': 'Retry-After',
  }
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const reply = request.method === 'OPTIONS' ? json(204, '') : answer
    reply(request, response)
  }
}

export { expect }
