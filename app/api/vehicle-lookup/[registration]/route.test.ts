import { afterEach, describe, expect, it, vi } from 'vitest'

const get = async (segment: string) => {
  const { GET } = await import('./route')
  const request = new Request(`http://localhost/api/vehicle-lookup/${encodeURIComponent(segment)}`)
  return GET(request, { params: Promise.resolve({ registration: segment }) })
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})

describe('GET /api/vehicle-lookup/{registration}', () => {
  it('responds in the shape of a provider', async () => {
    const response = await get('AA19EEE')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      reg: 'AA19EEE',
      make: 'FORD',
      model: 'MUSTANG MACH-E',
      fuel: 'ELECTRICITY',
      transmission: 'AUTOMATIC',
      registered_on: '01/04/2019',
    })
  })

  it.each(['ab12 cde', 'AB12%20CDE', ' AB12CDE '])('finds %j in any spelling', async (segment) => {
    expect(await (await get(segment)).json()).toMatchObject({ reg: 'AB12CDE' })
  })

  it.each([
    ['ZZ99ZZZ', 404, 'No data found'],
    ['A', 400, 'Invalid registration'],
    ['AB12CDEFG', 400, 'Invalid registration'],
    ['%E0%A4%A', 400, 'Invalid registration'],
    ['<script>', 400, 'Invalid registration'],
    ['%20', 400, 'Invalid registration'],
    ['ER19BAD', 400, 'Invalid registration'],
    ['ER19THR', 429, 'Too many lookups, please try again later'],
    ['ER19ERR', 503, 'Vehicle lookup is not available at the moment'],
  ])('responds to %s with %i', async (segment, status, error) => {
    const response = await get(segment)
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ error })
  })

  it('logs nothing about a request', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    for (const segment of ['AB12CDE', 'ZZ99ZZZ', 'ER19ERR', 'A']) await get(segment)
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([])
  })

  it('limits a visitor, and sends Retry-After', async () => {
    vi.stubEnv('VEHICLE_LOOKUP_LIMIT_PER_VISITOR', '2')
    for (const status of [200, 200, 429, 429]) expect((await get('AB12CDE')).status).toBe(status)
    const refused = await get('AB12CDE')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
    expect(await refused.json()).toEqual({ error: 'Too many lookups, please try again later' })
  })
})
