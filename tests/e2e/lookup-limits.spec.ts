import { expect, test as base } from '@playwright/test'
import { json, startLoopbackServer } from '../support/loopback-server.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

/*
 * What a production server believes of where a request comes from, and what it tells its log. No browser: these visitors
 * write their headers themselves.
 */

const test = base.extend<{ start: (variables: Record<string, string>) => Promise<SiteProcess> }>({
  start: async ({}, use) => {
    const sites: SiteProcess[] = []
    await use(async (variables) => {
      const site = await startSiteProcess(variables)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map((site) => site.stop()))
  },
})

// Each starts servers of its own; two at a time are enough for the machine.
test.describe.configure({ mode: 'default' })

const ask = (site: SiteProcess, headers: Record<string, string> = {}, mark = 'AB12CDE') =>
  fetch(`${site.url}/api/vehicle-lookup/${mark}`, { headers })

test('no header makes a visitor somebody else', async ({ start }) => {
  const site = await start({ VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '6' })
  const statuses: number[] = []
  for (let times = 0; times < 10; times += 1) {
    const address = `203.0.113.${times}`
    const response = await ask(site, {
      'X-Forwarded-For': address,
      'X-Real-IP': address,
      Forwarded: `for=${address}`,
      'CF-Connecting-IP': address,
      'True-Client-IP': address,
    })
    statuses.push(response.status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(30)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429])
  expect(site.output().match(/TRUSTED_PROXY is not set/g)).toHaveLength(1)
})

test("a trusted proxy's word counts, and only what it added itself", async ({ start }) => {
  const site = await start({ VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '3', TRUSTED_PROXY: '1' })
  for (let visitor = 0; visitor < 8; visitor += 1)
    expect((await ask(site, { 'X-Forwarded-For': `203.0.113.${visitor}` })).status).toBe(200)
  const statuses: number[] = []
  for (let lie = 0; lie < 5; lie += 1)
    statuses.push((await ask(site, { 'X-Forwarded-For': `192.0.2.${lie}, 198.51.100.9` })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(site.output()).not.toContain('TRUSTED_PROXY')
})

test('proxies can be named by their addresses', async ({ start }) => {
  const site = await start({
    VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '3',
    TRUSTED_PROXY: '127.0.0.0/8,::1,10.0.0.0/8',
  })
  const statuses: number[] = []
  for (let lie = 0; lie < 5; lie += 1) {
    const forwarded = `192.0.2.${lie}, 198.51.100.9, 10.1.2.${lie}`
    statuses.push((await ask(site, { 'X-Forwarded-For': forwarded })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('the log says once that vehicles are samples, and never which one was asked for', async ({ start }) => {
  const site = await start({})
  for (const mark of ['AB12CDE', 'ZZ99ZZZ', 'ER19ERR', 'ER19THR', 'SA51MPL']) await ask(site, {}, mark)
  expect(site.output().match(/answers from the sample register/g)).toHaveLength(1)
  expect(site.output()).not.toMatch(/AB12CDE|ZZ99ZZZ|ER19|SA51MPL/)
})

test('a refused key is logged once, without the key or a registration', async ({ start }) => {
  const provider = await startLoopbackServer(json(401, { error: 'Key k-very-secret is unknown' }))
  const site = await start({
    VEHICLE_LOOKUP_PROVIDER: 'provider',
    VEHICLE_PROVIDER_URL: provider.url,
    VEHICLE_PROVIDER_KEY: 'k-very-secret',
    VEHICLE_PROVIDER_KEY_HEADER: 'X-Vehicle-Key',
  })
  for (const mark of ['AB12CDE', 'SA51MPL', 'AB12CDE']) {
    const response = await ask(site, {}, mark)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'Vehicle lookup is not available' })
  }
  expect(provider.requests.map(({ headers }) => headers['x-vehicle-key'])).toEqual(
    Array.from({ length: 3 }, () => 'k-very-secret'),
  )
  expect(site.output().match(/VEHICLE LOOKUP IS MISCONFIGURED/g)).toHaveLength(1)
  expect(site.output()).not.toMatch(/AB12CDE|SA51MPL|k-very-secret|sample register/)
  await provider.stop()
})
