import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRateLimit } from '../server/rate-limit.ts'
import { createLookupService } from './lookup-service.ts'
import type { ProviderOutcome } from './providers/provider.ts'

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
  return { look: createLookupService({ find }, { perVisitor, total }).find }
}

describe('createLookupService', () => {
  it('answers within the limits, and asks the provider once for a vehicle', async () => {
    const { look, find } = service()
    expect(await look('AB12CDE', '192.0.2.1')).toEqual(found)
    expect(await look('AB12CDE', '192.0.2.2')).toEqual(found)
    expect(find).toHaveBeenCalledExactlyOnceWith('AB12CDE')
  })

  it('stops a visitor who asks too often, and nobody else', async () => {
    const { look } = service({ perVisitor: 3 })
    for (const mark of ['AA1', 'AA2', 'AA3']) expect((await look(mark, '192.0.2.1')).kind).toBe('found')
    const refused = await look('AA4', '192.0.2.1')
    expect(refused.kind).toBe('rate-limited')
    const wait = refused.kind === 'rate-limited' ? refused.retryAfterSeconds : undefined
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await look('AA4', '192.0.2.2')).kind).toBe('found')
  })

  it('counts what cannot be a registration too', async () => {
    const { look, find } = service({ perVisitor: 2 })
    expect(await look(undefined, '192.0.2.1')).toEqual({ kind: 'invalid' })
    expect(await look(undefined, '192.0.2.1')).toEqual({ kind: 'invalid' })
    expect((await look(undefined, '192.0.2.1')).kind).toBe('rate-limited')
    expect(find).not.toHaveBeenCalled()
  })

  it('spares the provider when all visitors together ask too often, but still says what it knows', async () => {
    const { look, find } = service({ total: 2 })
    await look('AA1', 'a')
    await look('AA2', 'b')
    expect((await look('AA3', 'c')).kind).toBe('rate-limited')
    expect(await look('AA1', 'd')).toEqual(found)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('turns a mistake in a provider into an outcome, and logs no registration', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const limit = createRateLimit({ name: 'test', times: 9, seconds: 60 })
    const { look } = lookups(() => Promise.reject(new TypeError('bad AB12CDE')), limit, limit)
    expect(await look('AB12CDE', 'a')).toEqual({ kind: 'unavailable' })
    expect(error).toHaveBeenCalledExactlyOnceWith('Vehicle lookup went wrong: TypeError')
  })
})
