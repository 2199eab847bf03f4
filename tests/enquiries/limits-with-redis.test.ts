import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { singleUseProofs } from '../../lib/server/single-use-proofs.ts'
import { createRateLimit } from '../../lib/server/rate-limit.ts'
import { connectToRedis } from '../../lib/server/redis.ts'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { contactForm, enquiryService, submit } from '../support/enquiry-endpoint.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'

describe.skipIf(!hasTestServer('redis-server'))(
  'while Redis comes and goes (skipped without redis-server)',
  () => {
    let redis: RedisServer
    let lake: LakeProcess
    let client: SanityClient
    let folder: string

    beforeAll(async () => {
      redis = await startRedisServer()
      lake = await startLakeProcess()
      client = lake.client({ token: lake.credentials.siteToken, perspective: 'raw', maxRetries: 0 })
      await isReady(true)
    })
    afterAll(async () => {
      connectToRedis(redis.url).destroy()
      await Promise.all([redis.stop(), lake.stop()])
    })
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'limits-'))
      vi.spyOn(console, 'error').mockImplementation(() => {})
    })
    afterEach(async () => {
      vi.restoreAllMocks()
      rmSync(folder, { recursive: true })
    })

    const isReady = (ready: boolean) =>
      vi.waitFor(() => expect(connectToRedis(redis.url).isReady).toBe(ready))

    /** One of several instances of a site that allows ten forms in an hour. */
    function instance(): (message: string) => Promise<string> {
      const limit = createRateLimit({ name: 'forms', times: 10, seconds: 3600, redisUrl: redis.url })
      const service = {
        ...enquiryService(client, folder),
        countSubmission: () => limit.consume('visitor'),
        proofs: singleUseProofs({ name: 'proofs', lifetimeMs: 60_000, redisUrl: redis.url }),
      }
      return async (message) => (await submit(service, { ...contactForm, message })).kind
    }

    it('enquiries are accepted up to the limit and refused beyond it', async () => {
      const [one, other] = [instance(), instance()]
      const outcomes: string[] = []
      const send = async (count: number) => {
        for (let number = 0; number < count; number++)
          outcomes.push(await (number % 2 ? one : other)(`No. ${outcomes.length}`))
      }
      await send(4)
      await redis.stop('SIGKILL')
      await isReady(false)
      // Each instance counts for itself, from zero.
      await send(6)
      await redis.start()
      await isReady(true)
      // Redis has started again without its counts.
      await send(10)
      expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'stored'))
      await send(2)
      expect(outcomes.slice(20)).toEqual(['refused', 'refused'])
      expect(await client.fetch<number>('count(*[_type == "enquiry"])')).toBe(20)
    })

    it('a proof is good for one enquiry in all instances together, and once in each while Redis is unavailable', async () => {
      const instance = () => singleUseProofs({ name: 'once', lifetimeMs: 60_000, redisUrl: redis.url })
      const [one, other] = [instance(), instance()]
      expect(await one.use('a', 'enquiry.one')).toBe(true)
      expect([await other.use('a', 'enquiry.two'), await other.use('a', 'enquiry.two')]).toEqual([
        false,
        false,
      ])
      expect([await other.use('a', 'enquiry.one'), await one.use('a', 'enquiry.one')]).toEqual([true, true])
      const winners = await Promise.all(['x', 'y', 'z'].map((id) => instance().use('c', id)))
      expect(winners.filter(Boolean)).toHaveLength(1)

      await redis.stop('SIGKILL')
      await isReady(false)
      expect([await one.use('d', 'enquiry.one'), await one.use('d', 'enquiry.two')]).toEqual([true, false])
      expect([await one.use('e', 'enquiry.one'), await one.use('f', 'enquiry.one')]).toEqual([true, true])
      await redis.start()
      await isReady(true)
      // Redis has been told of all of them.
      for (const key of ['once:d', 'once:e', 'once:f'])
        await vi.waitFor(async () => expect(await connectToRedis(redis.url).get(key)).toBe('enquiry.one'))
      expect(await other.use('d', 'enquiry.two')).toBe(false)
    })
  },
)
