import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function settings(url: string | undefined) {
  vi.stubEnv('NEXT_PUBLIC_VEHICLE_LOOKUP_URL', url)
  const { getLookupSettings } = await import('./lookup-settings.ts')
  return getLookupSettings()
}

describe('getLookupSettings', () => {
  it('asks this site, and says that the vehicles are samples', async () => {
    expect(await settings(undefined)).toEqual({
      endpoint: '/api/vehicle-lookup',
      sampleMarks: ['AB12 CDE', 'SA67 MPL', 'SMP 123S'],
    })
  })

  it('asks a provider that is named, and suggests nothing', async () => {
    expect(await settings('https://vehicles.example.com/lookup/')).toEqual({
      endpoint: 'https://vehicles.example.com/lookup',
      sampleMarks: undefined,
    })
  })
})
