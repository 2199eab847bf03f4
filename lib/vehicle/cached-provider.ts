import { LRUCache } from 'lru-cache'
import type { ProviderOutcome, VehicleProvider } from './providers/provider.ts'

/** The lifetime of a cached outcome, and how many are cached. */
const defaults = { ttlMs: 5 * 60_000, max: 2000 }

/**
 * A provider with a cache: concurrent lookups of the same registration share one request, and its outcome is cached. A
 * failure is shared, too, but not cached.
 */
export function cachedProvider(provider: VehicleProvider, { ttlMs, max } = defaults): VehicleProvider {
  const cache = new LRUCache<string, ProviderOutcome>({ max, ttl: ttlMs })
  const pending = new Map<string, Promise<ProviderOutcome>>()
  return {
    ...provider,
    find: (registration) => {
      const cached = cache.get(registration)
      if (cached) return Promise.resolve(cached)
      const running = pending.get(registration)
      if (running) return running
      const lookup = provider
        .find(registration)
        .then((outcome) => {
          if (isCacheable(outcome)) cache.set(registration, outcome)
          return outcome
        })
        .finally(() => pending.delete(registration))
      pending.set(registration, lookup)
      return lookup
    },
  }
}

function isCacheable({ kind }: ProviderOutcome): boolean {
  return kind === 'found' || kind === 'no-data' || kind === 'invalid'
}
