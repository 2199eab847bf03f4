import { expect, test as base } from '@playwright/test'
import { json, startLoopbackServer } from '../support/loopback-server.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'

/*
 * How a production server finds a visitor's address, and what it logs. Without a browser, since the tests set headers that
 * browsers do not.
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

// Each starts its own servers, so one at a time.
test.describe.configure({ mode: 'default' })

const requestLookup = (site: SiteProcess, headers: Record<string, string> = {}, registration = 'AB12CDE') =>
  fetch(`${site.url}/api/vehicle-lookup/${registration}`, { headers })

test('no header makes a visitor count as another one', async ({ start }) => {
  const site = await start({ VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '6' })
  const statuses: number[] = []
  for (let times = 0; times < 10; times += 1) {
    const address = `203.0.113.${times}`
    const response = await requestLookup(site, {
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

test('behind a trusted proxy only the address that it added counts', async ({ start }) => {
  const site = await start({ VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '3', TRUSTED_PROXY: '1' })
  for (let visitor = 0; visitor < 8; visitor += 1)
    expect((await requestLookup(site, { 'X-Forwarded-For': `203.0.113.${visitor}` })).status).toBe(200)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1)
    statuses.push(
      (await requestLookup(site, { 'X-Forwarded-For': `192.0.2.${attempt}, 198.51.100.9` })).status,
    )
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(site.output()).not.toContain('TRUSTED_PROXY')
})

test('proxies can be trusted by their addresses', async ({ start }) => {
  const site = await start({
    VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '3',
    TRUSTED_PROXY: '127.0.0.0/8,::1,10.0.0.0/8',
  })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const forwarded = `192.0.2.${attempt}, 198.51.100.9, 10.1.2.${attempt}`
    statuses.push((await requestLookup(site, { 'X-Forwarded-For': forwarded })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('sample data is logged once, and no registration is', async ({ start }) => {
  const site = await start({})
  for (const registration of ['AB12CDE', 'ZZ99ZZZ', 'ER19ERR', 'ER19THR', 'SA51MPL'])
    await requestLookup(site, {}, registration)
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
  for (const registration of ['AB12CDE', 'SA51MPL', 'AB12CDE']) {
    const response = await requestLookup(site, {}, registration)
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
