import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startAgencies } from '../../tests/support/agency-servers.ts'
import { json, type LoopbackServer, startLoopbackServer } from '../../tests/support/loopback-server.ts'
import { createVehicleProvider } from './active-provider.ts'

let remote: LoopbackServer
let agencies: Awaited<ReturnType<typeof startAgencies>>
beforeAll(async () => {
  remote = await startLoopbackServer(json(200, { make: 'Remote', model: 'Car' }))
  agencies = await startAgencies()
})
afterAll(async () => {
  await remote.stop()
  await agencies.stop()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('createVehicleProvider', () => {
  it('creates the sample register, which has sample marks', async () => {
    const provider = createVehicleProvider({ kind: 'register' })
    expect(await provider.find('AB12CDE')).toMatchObject({ record: { model: 'Focus Zetec' } })
    expect(provider.sampleMarks).not.toHaveLength(0)
  })

  it('creates a remote provider', async () => {
    const provider = createVehicleProvider({ kind: 'provider', url: remote.url, key: undefined })
    expect(await provider.find('AB12CDE')).toMatchObject({ record: { make: 'Remote' } })
    expect(provider.sampleMarks).toBeUndefined()
  })

  it('creates a provider of the two agencies', async () => {
    const provider = createVehicleProvider({ kind: 'dvla', ...agencies.settings })
    expect(await provider.find('AA19AAA')).toMatchObject({ record: { model: 'MONDEO' } })
    expect(provider.sampleMarks).toBeUndefined()
  })

  it('logs each misconfiguration once, without registrations and secrets', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    agencies.signIn.respondWith(json(401, { error: 'invalid_client' }))
    agencies.enquiry.respondWith(json(403, { message: 'Forbidden' }))
    const provider = createVehicleProvider({ kind: 'dvla', ...agencies.settings })
    for (let times = 0; times < 3; times += 1)
      expect(await provider.find('AB12CDE')).toEqual({ kind: 'misconfigured' })
    const lines = error.mock.calls.map(([line]) => String(line))
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatch(/^VEHICLE LOOKUP IS MISCONFIGURED: /)
    expect(lines.join()).not.toMatch(/AB12CDE|dvla-key|dvsa-key|secret-|client-/)
  })
})
