import { describe, expect, it, vi } from 'vitest'
import type { ProviderOutcome } from './providers/provider.ts'
import { cachedProvider } from './cached-provider.ts'

const found: ProviderOutcome = { kind: 'found', record: { make: 'Ford', model: 'Ka' } }

function counting(outcome: ProviderOutcome | (() => Promise<ProviderOutcome>)) {
  const find = vi.fn<(registration: string) => Promise<ProviderOutcome>>(() =>
    typeof outcome === 'function' ? outcome() : Promise.resolve(outcome),
  )
  return find
}

describe('cachedProvider', () => {
  it.each([found, { kind: 'no-data' }, { kind: 'invalid' }] satisfies ProviderOutcome[])(
    'caches the outcome: $kind',
    async (outcome) => {
      const find = counting(outcome)
      const provider = cachedProvider({ find })
      expect(await provider.find('AB12CDE')).toEqual(outcome)
      expect(await provider.find('AB12CDE')).toEqual(outcome)
      expect(find).toHaveBeenCalledOnce()
    },
  )

  it.each([
    { kind: 'unavailable' },
    { kind: 'misconfigured' },
    { kind: 'rate-limited', retryAfterSeconds: 1 },
  ] satisfies ProviderOutcome[])('does not cache a failure: $kind', async (outcome) => {
    const find = counting(outcome)
    const provider = cachedProvider({ find })
    await provider.find('AB12CDE')
    await provider.find('AB12CDE')
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('shares one call among concurrent lookups, also when it fails', async () => {
    const gate = Promise.withResolvers<ProviderOutcome>()
    const find = counting(() => gate.promise)
    const provider = cachedProvider({ find })
    const all = Array.from({ length: 50 }, () => provider.find('AB12CDE'))
    gate.resolve({ kind: 'unavailable' })
    expect(new Set((await Promise.all(all)).map(({ kind }) => kind))).toEqual(new Set(['unavailable']))
    expect(find).toHaveBeenCalledOnce()
  })

  it('calls the provider again after an exception', async () => {
    const find = vi
      .fn<(registration: string) => Promise<ProviderOutcome>>()
      .mockRejectedValueOnce(new Error('bug'))
      .mockResolvedValue(found)
    const provider = cachedProvider({ find })
    await expect(provider.find('AB12CDE')).rejects.toThrow('bug')
    expect(await provider.find('AB12CDE')).toEqual(found)
  })

  it('caches for five minutes by default', async () => {
    const start = performance.now()
    const clock = vi.spyOn(performance, 'now')
    const find = counting(found)
    const provider = cachedProvider({ find })
    for (const [seconds, calls] of [
      [0, 1],
      [299, 1],
      [301, 2],
    ] as const) {
      clock.mockReturnValue(start + seconds * 1000)
      // The cache reads the clock once in a millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5))
      await provider.find('AB12CDE')
      expect(find).toHaveBeenCalledTimes(calls)
    }
    clock.mockRestore()
  })

  it('caches no more than the maximum', async () => {
    const find = counting(found)
    const provider = cachedProvider({ find, sampleMarks: ['A1'] }, { ttlMs: 60_000, max: 3 })
    expect(provider.sampleMarks).toEqual(['A1'])
    for (const mark of ['A1', 'A2', 'A3', 'A4']) await provider.find(mark)
    await provider.find('A4')
    expect(find).toHaveBeenCalledTimes(4)
    await provider.find('A1')
    expect(find).toHaveBeenCalledTimes(5)
  })
})
