import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Records what each proof was used for. */
export type SingleUseProofs = {
  /**
   * Whether `proof` was unused, or was used for this same purpose, which is an enquiry as a rule: a retry uses the same
   * proof for the same enquiry.
   */
  use: (proof: string, purpose: string) => Promise<boolean>
}

/** When Redis takes longer than this, memory alone decides. */
const redisTimeoutMs = 500

/**
 * Records proofs for their lifetime: in memory, and in Redis when several instances share them. While Redis is
 * unreachable each instance knows only its own, and a proof is valid for one enquiry in each; when it is back, it gets
 * what was used meanwhile.
 */
export function singleUseProofs({
  name,
  lifetimeMs,
  redisUrl,
}: {
  /** The prefix of their keys in Redis. */
  name: string
  lifetimeMs: number
  redisUrl: string | undefined
}): SingleUseProofs {
  const local = new LRUCache<string, string>({ max: 20_000, ttl: lifetimeMs })
  const shared = redisUrl === undefined ? undefined : firstUseIn(redisUrl, lifetimeMs)
  return {
    use: async (proof, purpose) => {
      const earlier = local.get(proof)
      if (earlier !== undefined) return earlier === purpose
      // Before anything is awaited, so that of two simultaneous submissions only one succeeds.
      local.set(proof, purpose)
      const first = await shared?.(`${name}:${proof}`, purpose)
      if (first === undefined || first === purpose) return true
      local.set(proof, first)
      return false
    },
  }
}

/** What a key was first used for by any instance; undefined while Redis is unreachable, which gets it later. */
function firstUseIn(redisUrl: string, lifetimeMs: number) {
  /** What was used while Redis was unreachable. */
  const missing = new LRUCache<string, string>({ max: 20_000, ttl: lifetimeMs })
  // The client is large; a site with a single instance never loads it.
  const loading = import('./redis.ts').then(({ connectToRedis }) => {
    const redis = connectToRedis(redisUrl)
    redis.on('ready', () => {
      // Read before any is sent: sending an entry moves it within the cache.
      const used = [...missing.entries()]
      for (const [key, purpose] of used) void first(key, purpose)
    })
    return redis
  })
  const claim = async (key: string, purpose: string): Promise<string | undefined> => {
    const redis = await loading
    const expiration = { type: 'PX', value: lifetimeMs } as const
    if ((await redis.set(key, purpose, { condition: 'NX', expiration })) === 'OK') return purpose
    return (await redis.get(key)) ?? undefined
  }
  const first = async (key: string, purpose: string): Promise<string | undefined> => {
    missing.set(key, purpose)
    const claimed = claim(key, purpose).then((earlier) => {
      missing.delete(key)
      return earlier
    })
    try {
      return await Promise.race([claimed, sleep(redisTimeoutMs, undefined, { ref: false })])
    } catch {
      return undefined
    }
  }
  return first
}
