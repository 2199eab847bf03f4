import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSharedLake } from '@/tests/support/shared-lake'
import { enquiryFrom } from '@/tests/support/enquiry-fixtures'

const token = 'an-operations-token-of-tests'
const lake = await startSharedLake()

beforeEach(() => {
  vi.stubEnv('DATA_DIR', lake.dataDir)
  vi.stubEnv('CONTENT_LAKE_PORT', new URL(lake.url).port)
  vi.stubEnv('SANITY_API_TOKEN', lake.credentials.siteToken)
  vi.stubEnv('OPERATIONS_TOKEN', token)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const get = async (authorization?: string) => {
  const { GET } = await import('./route')
  const headers = new Headers(authorization === undefined ? undefined : { authorization })
  return GET(new Request('http://localhost/api/metrics', { headers }))
}

it.each([undefined, 'Bearer x', `Basic ${token}`])('refuses %j', async (authorization) => {
  const response = await get(authorization)
  expect(response.status).toBe(401)
  expect(await response.text()).not.toContain('site_')
})

it('is refused to all while there is no token', async () => {
  vi.stubEnv('OPERATIONS_TOKEN', '')
  expect((await get()).status).toBe(401)
})

it('has the counters of the site and of the Content Lake', async () => {
  const client = lake.client({ token: lake.credentials.siteToken })
  await client.create(enquiryFrom('asha@example.com'))
  const { GET: lookUp } = await import('../vehicle-lookup/[registration]/route')
  for (const registration of ['AB12CDE', 'ZZ99ZZZ', 'AB12CDE'])
    await lookUp(new Request('http://localhost/'), { params: Promise.resolve({ registration }) })
  const response = await get(`Bearer ${token}`)
  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const text = await response.text()
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'site_vehicle_lookups_total{outcome="found"} 2',
      'site_vehicle_lookups_total{outcome="no-data"} 1',
      'site_enquiries{state="waiting"} 1',
      'site_enquiries{state="failed"} 0',
      'site_enquiries{state="spooled"} 0',
      'content_lake_commits_total{dataset="production"} 1',
    ]),
  )
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).not.toMatch(/asha|AB12CDE/)
  // Each metric is described once: the texts of two processes do not overlap.
  const described = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name)
  expect(described).toEqual([...new Set(described)])
})
