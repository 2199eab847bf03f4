import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})

async function load(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return import('./lookup-settings.ts')
}

const samples = ['AB12 CDE', 'SA67 MPL', 'SMP 123S']
const remoteEndpoint = { NEXT_PUBLIC_VEHICLE_LOOKUP_URL: 'https://vehicles.example.com/lookup/' }
const provider = { VEHICLE_LOOKUP_PROVIDER: 'provider', VEHICLE_PROVIDER_URL: 'https://vehicles.example.com' }

describe('getLookupSettings', () => {
  it('name this site’s endpoint and sample marks by default', async () => {
    const { getLookupSettings } = await load({})
    expect(getLookupSettings()).toEqual({ endpoint: '/api/vehicle-lookup', sampleMarks: samples })
  })

  it('have sample marks for the full URL of this site’s endpoint', async () => {
    const { getLookupSettings } = await load({
      NEXT_PUBLIC_VEHICLE_LOOKUP_URL: 'http://localhost:3000/api/vehicle-lookup',
    })
    expect(getLookupSettings().sampleMarks).toEqual(samples)
  })

  it('name another endpoint, without sample marks', async () => {
    const { getLookupSettings } = await load(remoteEndpoint)
    expect(getLookupSettings()).toEqual({
      endpoint: 'https://vehicles.example.com/lookup',
      sampleMarks: undefined,
    })
  })

  it('have no sample marks when this site has a provider of real vehicles', async () => {
    const { getLookupSettings } = await load(provider)
    expect(getLookupSettings()).toEqual({ endpoint: '/api/vehicle-lookup', sampleMarks: undefined })
  })
})

describe('warnOfSampleVehicles', () => {
  it.each([
    ['production', {}, 1],
    ['development', {}, 0],
    ['production', remoteEndpoint, 0],
    ['production', provider, 0],
  ])('in %s with %j warns %i times', async (mode, variables, times) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { warnOfSampleVehicles } = await load({ NODE_ENV: mode, ...variables })
    warnOfSampleVehicles()
    const warnings = warn.mock.calls.map(([text]) => String(text))
    expect(warnings).toHaveLength(times)
    expect(warnings.every((text) => text.includes('sample register'))).toBe(true)
  })
})
