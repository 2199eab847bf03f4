import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Remembers what each proof was used for. */
export type UsedOnce = {
  /**
   * Whether `proof` was free, or has been used for this very purpose: an enquiry, as a rule. A second time counts only
   * for the same one, which is how a retry looks.
   */
  use: (proof: string, purpose: string) => Promise<boolean>
}

/** A Redis that takes longer than this is done without. */
const patienceMs = 500

/**
 * Remembers proofs for as long as they live: in memory, and in Redis when several instances have to agree. While Redis is
 * away each instance knows its own; a proof is then good for one enquiry in each.
 */
export function usedOnce({
  name,
  lifetimeMs,
  redisUrl,
}: {
  /** Tells these proofs from others in the same Redis. */
  name: string
  lifetimeMs: number
  redisUrl: string | undefined
}): UsedOnce {
  const here = new LRUCache<string, string>({ max: 20_000, ttl: lifetimeMs })
  const together = redisUrl === undefined ? undefined : firstUseIn(redisUrl, lifetimeMs)
  return {
    use: async (proof, purpose) => {
      const earlier = here.get(proof)
      if (earlier !== undefined) return earlier === purpose
      // At once, so that of two posts at the same moment one finds it.
      here.set(proof, purpose)
      const first = await together?.(`${name}:${proof}`, purpose)
      if (first === undefined || first === purpose) return true
      here.set(proof, first)
      return false
    },
  }
}

/** What a key was first used for by any instance; undefined while Redis is away. */
function firstUseIn(redisUrl: string, lifetimeMs: number) {
  // Its client is large; a site of one instance never loads it.
  const loading = import('../../server/redis.ts').then(({ connectToRedis }) => connectToRedis(redisUrl))
  const ask = async (key: string, purpose: string): Promise<string | undefined> => {
    const redis = await loading
    const expiration = { type: 'PX', value: lifetimeMs } as const
    if ((await redis.set(key, purpose, { condition: 'NX', expiration })) === 'OK') return purpose
    return (await redis.get(key)) ?? undefined
  }
  return async (key: string, purpose: string): Promise<string | undefined> => {
    try {
      return await Promise.race([ask(key, purpose), sleep(patienceMs, undefined, { ref: false })])
    } catch {
      return undefined
    }
  }
}
