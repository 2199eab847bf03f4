import 'server-only'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'

/** Counts actions by key, against a limit. */
export type RateLimit = {
  /** Counts an action; resolves to the seconds to wait, 0 within the limit. */
  consume: (key: string) => Promise<number>
  /** The number of actions so far, and the seconds to wait before the next; counts nothing. */
  peek: (key: string) => Promise<{ times: number; wait: number }>
}

/** When Redis takes longer than this, the limit is counted in memory. */
const redisTimeoutMs = 500

/**
 * Limits each key to `times` actions in `seconds` seconds. Counted in memory, or in Redis when several instances share the
 * limit; while Redis is unreachable each instance counts for itself, so that visitors are neither stopped nor unlimited.
 */
export function createRateLimit(options: {
  /** The prefix of the keys in Redis. */
  name: string
  times: number
  seconds: number
  redisUrl?: string | undefined
}): RateLimit {
  const settings = { keyPrefix: options.name, points: options.times, duration: options.seconds }
  const memory = new RateLimiterMemory(settings)
  const limiter = options.redisUrl ? overRedis(options.redisUrl, settings, memory) : Promise.resolve(memory)
  // After the clock was set back, the stored time can be further ahead than the limit's window.
  const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
    Math.min(Math.max(1, Math.ceil(msBeforeNext / 1000)), options.seconds)
  return {
    consume: async (key) => {
      try {
        await (await limiter).consume(key)
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return secondsOf(error)
        throw error
      }
    },
    peek: async (key) => {
      const found = await (await limiter).get(key)
      if (!found) return { times: 0, wait: 0 }
      return {
        times: found.consumedPoints,
        wait: found.consumedPoints >= options.times ? secondsOf(found) : 0,
      }
    },
  }
}

async function overRedis(
  url: string,
  settings: { keyPrefix: string; points: number; duration: number },
  insuranceLimiter: RateLimiterMemory,
): Promise<RateLimiterAbstract> {
  // The client is large; a site that counts in memory never loads it.
  const { connectToRedis } = await import('./redis.ts')
  const limiter = new RateLimiterRedis({
    ...settings,
    storeClient: connectToRedis(url),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter,
  })
  return new RLWrapperTimeouts({ limiter, timeoutMs: redisTimeoutMs })
}
