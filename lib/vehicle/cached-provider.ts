import { LRUCache } from 'lru-cache'
import type { ProviderOutcome, VehicleProvider } from './providers/provider.ts'

/** How long an answer is good for, and how many are kept. */
const defaults = { ttlMs: 5 * 60_000, max: 2000 }

/**
 * A provider that is asked about each registration once: many visitors who want the same vehicle share one call, and
 * what it found is cachedProvider. A failure is shared too, and not cachedProvider.
 */
export function cachedProvider(provider: VehicleProvider, { ttlMs, max } = defaults): VehicleProvider {
  const answers = new LRUCache<string, ProviderOutcome>({ max, ttl: ttlMs })
  const underWay = new Map<string, Promise<ProviderOutcome>>()
  return {
    ...provider,
    find: (registration) => {
      const known = answers.get(registration)
      if (known) return Promise.resolve(known)
      const running = underWay.get(registration)
      if (running) return running
      const lookup = provider
        .find(registration)
        .then((outcome) => {
          if (isAnswer(outcome)) answers.set(registration, outcome)
          return outcome
        })
        .finally(() => underWay.delete(registration))
      underWay.set(registration, lookup)
      return lookup
    },
  }
}

function isAnswer({ kind }: ProviderOutcome): boolean {
  return kind === 'found' || kind === 'no-data' || kind === 'invalid'
}
