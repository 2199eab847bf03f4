import { describe, expect, it } from 'vitest'
import { envProblems } from '../../tests/support/env-problems.ts'
import { parseEnv } from './env.ts'

const agencies = {
  DVLA_API_KEY: 'dvla-key',
  DVSA_API_KEY: 'dvsa-key',
  DVSA_TOKEN_URL: 'https://login.example.com/tenant/token',
  DVSA_CLIENT_ID: 'client-id',
  DVSA_CLIENT_SECRET: 'client-secret',
}

const sourceOf = (variables: Record<string, string>) => parseEnv(variables).vehicleLookup.source

describe('the source of vehicles', () => {
  it('is the sample register by default', () => {
    expect(sourceOf({})).toEqual({ kind: 'register' })
  })

  it('can be a provider', () => {
    const url = 'https://vehicles.example.com/lookup'
    const named = { VEHICLE_LOOKUP_PROVIDER: 'provider', VEHICLE_PROVIDER_URL: url }
    expect(sourceOf(named)).toEqual({ kind: 'provider', url, key: undefined })
    expect(sourceOf({ ...named, VEHICLE_PROVIDER_KEY: 'k-123' })).toMatchObject({
      key: { header: 'X-API-Key', value: 'k-123' },
    })
    expect(
      sourceOf({ ...named, VEHICLE_PROVIDER_KEY: 'k-123', VEHICLE_PROVIDER_KEY_HEADER: 'X-Key' }),
    ).toMatchObject({ key: { header: 'X-Key', value: 'k-123' } })
  })

  it('can be the two agencies, at their public URLs by default', () => {
    expect(sourceOf({ VEHICLE_LOOKUP_PROVIDER: 'dvla', ...agencies })).toEqual({
      kind: 'dvla',
      enquiry: {
        url: 'https://driver-vehicle-licensing.api.gov.uk/vehicle-enquiry/v1/vehicles',
        key: 'dvla-key',
      },
      history: {
        url: 'https://history.mot.api.gov.uk/v1/trade/vehicles',
        key: 'dvsa-key',
        tokenUrl: agencies.DVSA_TOKEN_URL,
        clientId: 'client-id',
        clientSecret: 'client-secret',
      },
    })
  })

  it.each(Object.keys(agencies))('is refused without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(agencies).filter(([other]) => other !== name))
    const message = envProblems({ VEHICLE_LOOKUP_PROVIDER: 'dvla', ...rest })
    expect(message).toContain('One setting is wrong')
    expect(message).toContain(`${name}: it is needed when VEHICLE_LOOKUP_PROVIDER is dvla.`)
  })

  it.each([
    [{ VEHICLE_LOOKUP_PROVIDER: 'provider' }, 'VEHICLE_PROVIDER_URL: it is needed'],
    [
      {
        VEHICLE_LOOKUP_PROVIDER: 'provider',
        VEHICLE_PROVIDER_URL: 'https://v.example',
        VEHICLE_PROVIDER_KEY_HEADER: 'X-Key',
      },
      'VEHICLE_PROVIDER_KEY: it is needed when VEHICLE_PROVIDER_KEY_HEADER is set',
    ],
    [
      { VEHICLE_PROVIDER_URL: 'https://v.example' },
      'VEHICLE_PROVIDER_URL: "https://v.example" is not used unless VEHICLE_LOOKUP_PROVIDER is provider',
    ],
    [
      { DVLA_API_KEY: 'dvla-key' },
      'DVLA_API_KEY: its value is not used unless VEHICLE_LOOKUP_PROVIDER is dvla',
    ],
  ])('is refused with a wrong combination: %j', (variables, problem) => {
    expect(envProblems(variables)).toContain(problem)
  })

  it('can be the sample register while other settings are present', () => {
    expect(sourceOf({ VEHICLE_LOOKUP_PROVIDER: 'register', ...agencies })).toEqual({ kind: 'register' })
  })

  it('is not in the public settings', () => {
    const env = parseEnv({ VEHICLE_LOOKUP_PROVIDER: 'dvla', ...agencies })
    expect(JSON.stringify(env.public)).not.toMatch(/dvla-key|dvsa-key|client/)
  })
})
