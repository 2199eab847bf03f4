import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { endsBeforeTimer } from '../../tests/support/ends-before-timer.ts'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { type RedisServer, startRedisServer } from '../../tests/support/redis-server.ts'
import { createRateLimit } from './rate-limit.ts'
import { connectToRedis } from './redis.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('createRateLimit', () => {
  it('allows a number of actions per key and time, and returns the seconds to wait', async () => {
    const limit = createRateLimit({ name: 'test', times: 2, seconds: 1 })
    expect([await limit.consume('a'), await limit.consume('a'), await limit.consume('b')]).toEqual([0, 0, 0])
    expect(await limit.consume('a')).toBe(1)
    await sleep(1050)
    expect(await limit.consume('a')).toBe(0)
  })

  it('does not extend the wait when the clock is set back by days', async () => {
    const limit = createRateLimit({ name: 'test', times: 1, seconds: 60 })
    await limit.consume('a')
    vi.useFakeTimers({ now: Date.now() - 3 * 24 * 3_600_000, toFake: ['Date'] })
    expect(await limit.consume('a')).toBe(60)
    vi.useRealTimers()
  })
})

/** Needs `redis-server` on the machine (on Debian: apt install redis-server). */
describe.skipIf(!hasTestServer('redis-server'))(
  'createRateLimit, counting in Redis (skipped without redis-server)',
  () => {
    let redis: RedisServer
    const url = () => redis.url
    const limit = (name: string, times = 2) => createRateLimit({ name, times, seconds: 60, redisUrl: url() })

    const connected = () => vi.waitFor(() => expect(connectToRedis(url()).isReady).toBe(true))

    beforeAll(async () => {
      redis = await startRedisServer()
      connectToRedis(url())
      await connected()
    })
    afterAll(async () => {
      connectToRedis(url()).destroy()
      await redis.stop()
    })

    it('shares counts between two instances', async () => {
      const [one, other] = [limit('shared'), limit('shared')]
      expect(await one.consume('a')).toBe(0)
      expect(await other.consume('a')).toBe(0)
      expect(await one.consume('a')).toBeGreaterThan(50)
      expect(await other.consume('a')).toBeGreaterThan(50)
      expect(await connectToRedis(url()).keys('shared:*')).toEqual(['shared:a'])
    })

    it('counts different names separately', async () => {
      expect(await limit('x', 1).consume('a')).toBe(0)
      expect(await limit('y', 1).consume('a')).toBe(0)
    })

    it('counts in memory while Redis hangs', async () => {
      const own = limit('hung')
      redis.signal('SIGSTOP')
      try {
        const thrice = async () => {
          expect([await own.consume('a'), await own.consume('a')]).toEqual([0, 0])
          expect(await own.consume('a')).toBeGreaterThan(50)
        }
        expect(await endsBeforeTimer(2500, thrice)).toBe(true)
      } finally {
        redis.signal('SIGCONT')
      }
    })

    it('counts in memory while Redis is down, logs that once, and reconnects', async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      const own = limit('gone')
      await redis.stop()
      await vi.waitFor(() => expect(connectToRedis(url()).isReady).toBe(false))
      expect([await own.consume('a'), await own.consume('a')]).toEqual([0, 0])
      expect(await own.consume('a')).toBeGreaterThan(50)
      await vi.waitFor(() => expect(error).toHaveBeenCalled())
      await sleep(500)
      expect(error.mock.calls).toEqual([[expect.stringContaining('REDIS_URL')]])
      await redis.start()
      await connected()
      expect(await own.consume('b')).toBe(0)
      expect(await connectToRedis(url()).get('gone:b')).toBe('1')
    })
  },
)
