import 'server-only'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'

/** Counts what is done under a key, and says when it was too much. */
export type RateLimit = {
  /** How many seconds to wait before trying again; 0 when this time was within the limit. */
  take: (key: string) => Promise<number>
  /** How often it has been done, and how many seconds to wait before the next time; counts nothing. */
  look: (key: string) => Promise<{ times: number; wait: number }>
}

/** A Redis that takes longer than this is done without. */
const redisPatienceMs = 500

/**
 * So many times in so many seconds for each key. Counted in memory, or in Redis when several instances count together;
 * while Redis is away each instance counts for itself, so that its absence neither stops visitors nor lifts the limit.
 */
export function createRateLimit(options: {
  /** Tells this count from others in the same Redis. */
  name: string
  times: number
  seconds: number
  redisUrl?: string | undefined
}): RateLimit {
  const settings = { keyPrefix: options.name, points: options.times, duration: options.seconds }
  const memory = new RateLimiterMemory(settings)
  const limiter = options.redisUrl ? overRedis(options.redisUrl, settings, memory) : Promise.resolve(memory)
  // After the clock was set back, the moment it knows is further ahead than it ever lets anybody wait.
  const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
    Math.min(Math.max(1, Math.ceil(msBeforeNext / 1000)), options.seconds)
  return {
    take: async (key) => {
      try {
        await (await limiter).consume(key)
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return secondsOf(error)
        throw error
      }
    },
    look: async (key) => {
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
  // Its client is large; a site that counts in memory never loads it.
  const { connectToRedis } = await import('./redis.ts')
  const limiter = new RateLimiterRedis({
    ...settings,
    storeClient: connectToRedis(url),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    insuranceLimiter,
  })
  return new RLWrapperTimeouts({ limiter, timeoutMs: redisPatienceMs })
}
