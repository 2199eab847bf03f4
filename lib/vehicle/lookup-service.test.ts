import { afterEach, describe, expect, it, vi } from 'vitest'
import { getEnv, parseEnv } from '../env/env.ts'
import { createRateLimit } from '../server/rate-limit.ts'
import { createLookupService, getLookupService } from './lookup-service.ts'
import type { ProviderOutcome } from './providers/provider.ts'

vi.mock('../env/env.ts', { spy: true })

const found: ProviderOutcome = { kind: 'found', record: { make: 'Ford', model: 'Ka' } }

afterEach(() => {
  vi.restoreAllMocks()
})

function service({ perVisitor = 1000, total = 1000 } = {}) {
  const find = vi.fn<(registration: string) => Promise<ProviderOutcome>>().mockResolvedValue(found)
  const limit = (times: number) => createRateLimit({ name: 'test', times, seconds: 60 })
  return { find, ...lookups(find, limit(perVisitor), limit(total)) }
}

function lookups(
  find: (registration: string) => Promise<ProviderOutcome>,
  perVisitor: ReturnType<typeof createRateLimit>,
  total: ReturnType<typeof createRateLimit>,
) {
  return { lookUp: createLookupService({ find }, { perVisitor, total }).find }
}

describe('createLookupService', () => {
  it('returns vehicles within the limits, and calls the provider once for each', async () => {
    const { lookUp, find } = service()
    expect(await lookUp('AB12CDE', '192.0.2.1')).toEqual(found)
    expect(await lookUp('AB12CDE', '192.0.2.2')).toEqual(found)
    expect(find).toHaveBeenCalledExactlyOnceWith('AB12CDE')
  })

  it('limits the requests of one visitor, without affecting others', async () => {
    const { lookUp } = service({ perVisitor: 3 })
    for (const mark of ['AA1', 'AA2', 'AA3']) expect((await lookUp(mark, '192.0.2.1')).kind).toBe('found')
    const refused = await lookUp('AA4', '192.0.2.1')
    expect(refused.kind).toBe('rate-limited')
    const wait = refused.kind === 'rate-limited' ? refused.retryAfterSeconds : undefined
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await lookUp('AA4', '192.0.2.2')).kind).toBe('found')
  })

  it('counts invalid registrations too', async () => {
    const { lookUp, find } = service({ perVisitor: 2 })
    expect(await lookUp(undefined, '192.0.2.1')).toEqual({ kind: 'invalid' })
    expect(await lookUp(undefined, '192.0.2.1')).toEqual({ kind: 'invalid' })
    expect((await lookUp(undefined, '192.0.2.1')).kind).toBe('rate-limited')
    expect(find).not.toHaveBeenCalled()
  })

  it('limits the requests of all visitors to the provider, but still returns cached vehicles', async () => {
    const { lookUp, find } = service({ total: 2 })
    await lookUp('AA1', 'a')
    await lookUp('AA2', 'b')
    expect((await lookUp('AA3', 'c')).kind).toBe('rate-limited')
    expect(await lookUp('AA1', 'd')).toEqual(found)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('turns an exception of a provider into an outcome, and logs no registration', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const limit = createRateLimit({ name: 'test', times: 9, seconds: 60 })
    const { lookUp } = lookups(() => Promise.reject(new TypeError('bad AB12CDE')), limit, limit)
    expect(await lookUp('AB12CDE', 'a')).toEqual({ kind: 'unavailable' })
    expect(error).toHaveBeenCalledExactlyOnceWith('Vehicle lookup went wrong: TypeError')
  })

  it('logs the type of a thrown value that is no error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const limit = createRateLimit({ name: 'test', times: 9, seconds: 60 })
    const find = vi.fn<() => Promise<ProviderOutcome>>().mockRejectedValue('bad AB12CDE')
    const { lookUp } = lookups(find, limit, limit)
    expect(await lookUp('AB12CDE', 'a')).toEqual({ kind: 'unavailable' })
    expect(error).toHaveBeenCalledExactlyOnceWith('Vehicle lookup went wrong: string')
  })
})

describe('getLookupService', () => {
  it('has the provider and the limits of the settings, once in a process', async () => {
    vi.mocked(getEnv).mockReturnValue(
      parseEnv({ VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '2', VEHICLE_LOOKUP_LIMIT_TOTAL: '1' }),
    )
    const service = getLookupService()
    expect(getLookupService()).toBe(service)
    expect(await service.find('AB12CDE', 'a')).toMatchObject({ kind: 'found', record: { make: 'Ford' } })
    expect((await service.find('AA19AAA', 'b')).kind).toBe('rate-limited')
    expect((await service.find('AB12CDE', 'a')).kind).toBe('found')
    const refused = await service.find('AB12CDE', 'a')
    expect(refused).toEqual({ kind: 'rate-limited', retryAfterSeconds: expect.closeTo(59, -1) })
  })
})
