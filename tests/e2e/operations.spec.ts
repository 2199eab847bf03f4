import { expect, test as base } from '@playwright/test'
import { json, type LoopbackServer, startLoopbackServer } from '../support/loopback-server.ts'
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { webhookSignature } from '../support/webhook-call.ts'

/* Health, metrics, the log and traces of a production server, as a monitoring system reads them. */

const token = 'an-operations-token-of-tests'
const authorization = `Bearer ${token}`
const webhookSecret = 'a-webhook-secret-of-this-test'

const test = base.extend<object, { site: SiteProcess; collector: LoopbackServer }>({
  collector: [
    async ({}, use) => {
      const collector = await startLoopbackServer(json(200, {}))
      await use(collector)
      await collector.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ collector }, use) => {
      const site = await startSiteProcess({
        OPERATIONS_TOKEN: token,
        SANITY_WEBHOOK_SECRET: webhookSecret,
        LOG_FORMAT: 'json',
        LOG_LEVEL: 'debug',
        TRUSTED_PROXY: '1',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

// One server serves them all.
test.describe.configure({ mode: 'default' })

test('health is told to everybody, and its details to the operator', async ({ site }) => {
  const alive = await fetch(`${site.url}/api/health`)
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }])
  const ready = await fetch(`${site.url}/api/health/ready`)
  expect([ready.status, Object.keys(await ready.json())]).toEqual([200, ['status']])
  const details = await fetch(`${site.url}/api/health/ready`, { headers: { authorization } })
  expect(await details.json()).toMatchObject({ checks: { lake: { state: 'ok' }, redis: { state: 'ok' } } })
  const refused = await fetch(`${site.url}/api/health/ready`, { headers: { authorization: 'Bearer x' } })
  expect(refused.status).toBe(401)
})

const readMetrics = async (site: SiteProcess) =>
  (await fetch(`${site.url}/api/metrics`, { headers: { authorization } })).text()

/** The value of a metric with these labels; 0 before it is counted. */
const valueOf = async (site: SiteProcess, name: string) => {
  const lines = (await readMetrics(site)).split('\n')
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0)
}

test('metrics count what visitors do, and nothing of them', async ({ site }) => {
  await fetch(`${site.url}/api/vehicle-lookup/AB12CDE?email=asha@example.com`)
  await expect.poll(() => valueOf(site, 'site_vehicle_lookups_total{outcome="found"}')).toBe(1)
  const text = await readMetrics(site)
  expect(text).toMatch(/^content_lake_query_seconds_count\{outcome="ok"\} \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(text).not.toMatch(/asha|AB12CDE/)
  expect((await fetch(`${site.url}/api/metrics`)).status).toBe(401)
})

test('pages that are sent from memory are counted like all others', async ({ site }) => {
  const pages = () => valueOf(site, 'site_requests_total{kind="page",method="GET",status="200"}')
  const before = await pages()
  for (let times = 0; times < 5; times += 1) await (await fetch(`${site.url}/about`)).text()
  await expect.poll(pages).toBe(before + 5)
})

test('the time from a publication to its page is measured from the commit', async ({ site }) => {
  const body = '{"_id":"aboutPage","_type":"aboutPage","before":{},"after":{}}'
  const call = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    body,
    headers: {
      'sanity-webhook-signature': webhookSignature(webhookSecret, body, Date.now()),
      'sanity-transaction-time': new Date(Date.now() - 5000).toISOString(),
    },
  })
  expect(await call.json()).toMatchObject({ fresh: expect.arrayContaining(['/about']) })
  expect(await valueOf(site, 'site_publish_to_page_seconds_count')).toBe(1)
  const seconds = await valueOf(site, 'site_publish_to_page_seconds_sum')
  expect(seconds).toBeGreaterThan(5)
  expect(seconds).toBeLessThan(15)
})

test('lines of the log are JSON, and those about a request have its id', async ({ site }) => {
  const id = crypto.randomUUID()
  const response = await fetch(`${site.url}/api/vehicle-lookup/AB12CDE`, { headers: { 'X-Request-Id': id } })
  expect(response.headers.get('X-Request-Id')).toBe(id)
  const lines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes(id))
  await expect.poll(lines).toHaveLength(1)
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
    level: 'debug',
    part: 'site',
    requestId: id,
    request: { method: 'GET', kind: 'lookup', status: 200 },
  })
  expect(site.output()).not.toContain('AB12CDE')
})

test('spans of Next.js reach the collector, with nothing of a visitor', async ({ site, collector }) => {
  await fetch(`${site.url}/api/vehicle-lookup/AB12CDE`)
  const spans = () => collector.requests.map(({ body }) => body).join('\n')
  await expect.poll(spans).toContain('"name":"GET /api/vehicle-lookup/[registration]"')
  expect(spans()).not.toContain('AB12CDE')
})
