import { afterEach, describe, expect, it, vi } from 'vitest'
import { getEnv, parseEnv } from '../env/env.ts'
import { createVehicleProvider, getVehicleProvider } from './active-provider.ts'
import { getLookupSettings, warnOfSampleVehicles } from './lookup-settings.ts'

vi.mock('../env/env.ts', { spy: true })
vi.mock('./active-provider.ts', { spy: true })

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function useVariables(variables: Record<string, string>): void {
  const env = parseEnv(variables)
  vi.mocked(getEnv).mockReturnValue(env)
  vi.mocked(getVehicleProvider).mockReturnValue(createVehicleProvider(env.vehicleLookup.source))
}

const samples = ['AB12 CDE', 'SA67 MPL', 'SMP 123S']
const remoteEndpoint = { NEXT_PUBLIC_VEHICLE_LOOKUP_URL: 'https://vehicles.example.com/lookup/' }
const provider = { VEHICLE_LOOKUP_PROVIDER: 'provider', VEHICLE_PROVIDER_URL: 'https://vehicles.example.com' }

describe('the lookup settings', () => {
  it('name this site’s endpoint and sample marks by default', () => {
    useVariables({})
    expect(getLookupSettings()).toEqual({ endpoint: '/api/vehicle-lookup', sampleMarks: samples })
  })

  it('have sample marks for the full URL of this site’s endpoint', () => {
    useVariables({
      NEXT_PUBLIC_VEHICLE_LOOKUP_URL: 'http://localhost:3000/api/vehicle-lookup',
    })
    expect(getLookupSettings().sampleMarks).toEqual(samples)
  })

  it('name another endpoint, without sample marks', () => {
    useVariables(remoteEndpoint)
    expect(getLookupSettings()).toEqual({
      endpoint: 'https://vehicles.example.com/lookup',
      sampleMarks: undefined,
    })
  })

  it('have no sample marks when this site has a provider of real vehicles', () => {
    useVariables(provider)
    expect(getLookupSettings()).toEqual({ endpoint: '/api/vehicle-lookup', sampleMarks: undefined })
  })
})

describe('warnOfSampleVehicles', () => {
  it.each([
    ['production', {}, 1],
    ['development', {}, 0],
    ['production', remoteEndpoint, 0],
    ['production', provider, 0],
  ])('in %s with %j warns %i times', (mode, variables, times) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubEnv('NODE_ENV', mode)
    useVariables(variables)
    warnOfSampleVehicles()
    const warnings = warn.mock.calls.map(([text]) => String(text))
    expect(warnings).toHaveLength(times)
    for (const warning of warnings) expect(warning).toMatch(/sample register.*VEHICLE_LOOKUP_PROVIDER/)
  })
})
