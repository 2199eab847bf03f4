import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { lookUpFirst } from './first-lookup.ts'
import type { LookupService } from './lookup-service.ts'
import type { ProviderOutcome } from './providers/provider.ts'

const headers = new Headers()
const finding = (outcome: ProviderOutcome) => ({
  find: vi.fn<LookupService['find']>().mockResolvedValue(outcome),
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each([
  [{ kind: 'no-data' }, { kind: 'no-data' }],
  [{ kind: 'invalid' }, { kind: 'no-data' }],
  [{ kind: 'rate-limited', retryAfterSeconds: 60 }, { kind: 'failed' }],
  [{ kind: 'unavailable' }, { kind: 'pending' }],
  [{ kind: 'misconfigured' }, { kind: 'pending' }],
] satisfies [ProviderOutcome, object][])('turns %o into %o', async (outcome, expected) => {
  expect(await lookUpFirst('AB12 CDE', headers, finding(outcome))).toEqual(expected)
})

it('finds the vehicle of a registration as it was typed, for this visitor', async () => {
  const service = finding({ kind: 'found', record: { make: 'FORD', model: 'Focus', cc: 1596 } })
  const found = await lookUpFirst(' ab12 cde ', headers, service)
  expect(found).toMatchObject({
    kind: 'found',
    vehicle: { registration: 'AB12CDE', make: 'Ford', model: 'Focus', engineCc: 1596 },
  })
  expect(service.find).toHaveBeenCalledExactlyOnceWith('AB12CDE', 'unknown')
})

it('looks up nothing without a registration, and nothing invalid', async () => {
  const service = finding({ kind: 'no-data' })
  expect(await lookUpFirst(undefined, headers, service)).toBeUndefined()
  expect(await lookUpFirst('AB.12-CDE', headers, service)).toEqual({
    kind: 'invalid',
    message: 'Please enter a valid UK vehicle registration',
  })
  expect(service.find).not.toHaveBeenCalled()
})

it('does not wait for a slow provider', async () => {
  const pending = lookUpFirst('AB12CDE', headers, { find: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(1500)
  expect(await pending).toEqual({ kind: 'pending' })
})

it('leaves no timer behind', async () => {
  await lookUpFirst('AB12CDE', headers, finding({ kind: 'no-data' }))
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves an endpoint of another origin to browsers', async () => {
  vi.stubEnv('NEXT_PUBLIC_VEHICLE_LOOKUP_URL', 'https://lookup.example/vehicles')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.resetModules()
  const again = await import('./first-lookup.ts')
  const service = finding({ kind: 'no-data' })
  expect(await again.lookUpFirst('AB12CDE', headers, service)).toEqual({ kind: 'pending' })
  expect(service.find).not.toHaveBeenCalled()
})
