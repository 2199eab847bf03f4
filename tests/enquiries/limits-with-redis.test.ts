import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { receiveEnquiry, type EnquiryService } from '../../lib/enquiries/http/receive-enquiry.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { singleUseProofs } from '../../lib/enquiries/captcha/single-use-proofs.ts'
import { createRateLimit } from '../../lib/server/rate-limit.ts'
import { connectToRedis } from '../../lib/server/redis.ts'
import { hasRedisServer } from '../../scripts/lib/redis-server.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { forgetEnquiries } from '../support/mail-words.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'

describe.skipIf(!hasRedisServer())('while Redis comes and goes (skipped without redis-server)', () => {
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
    await forgetEnquiries(client)
  })

  const isReady = (ready: boolean) => vi.waitFor(() => expect(connectToRedis(redis.url).isReady).toBe(ready))

  /** One of several instances of a site that allows ten forms in an hour. */
  function instance(): (message: string) => Promise<string> {
    const limit = createRateLimit({ name: 'forms', times: 10, seconds: 3600, redisUrl: redis.url })
    const service: EnquiryService = {
      siteUrl: 'http://localhost:4490',
      store: { client, spool: new Spool(folder) },
      takeTurn: () => limit.take('a visitor'),
      wrongAnswers: { look: () => Promise.resolve({ times: 0, wait: 0 }), add: () => Promise.resolve() },
      captchaSecret: undefined,
      proofs: singleUseProofs({ name: 'proofs', lifetimeMs: 60_000, redisUrl: redis.url }),
      onKept: () => {},
      now: () => new Date(),
    }
    return async (message) => {
      const body = new URLSearchParams({ name: 'A', email: 'a@example.com', phone: '01632 960 001', message })
      const request = new Request(service.siteUrl, { method: 'POST', body })
      return (await receiveEnquiry('contact', request, service)).kind
    }
  }

  it('no enquiry within the limit is refused, and the limit holds', async () => {
    const [one, other] = [instance(), instance()]
    const answers: string[] = []
    const send = async (count: number) => {
      for (let number = 0; number < count; number++)
        answers.push(await (number % 2 ? one : other)(`No. ${answers.length}`))
    }
    await send(4)
    await redis.stop('SIGKILL')
    await isReady(false)
    // Each instance counts for itself, from nothing.
    await send(6)
    await redis.start()
    await isReady(true)
    // Redis has forgotten, which is to the visitor's advantage.
    await send(10)
    expect(answers).toEqual(Array.from({ length: 20 }, () => 'kept'))
    await send(2)
    expect(answers.slice(20)).toEqual(['refused', 'refused'])
    expect(await client.fetch<number>('count(*[_type == "enquiry"])')).toBe(20)
  })

  it('a proof is good for one enquiry in all instances together, and in each while Redis is away', async () => {
    const instance = () => singleUseProofs({ name: 'once', lifetimeMs: 60_000, redisUrl: redis.url })
    const [one, other] = [instance(), instance()]
    expect(await one.use('a', 'enquiry.one')).toBe(true)
    expect([await other.use('a', 'enquiry.two'), await other.use('a', 'enquiry.two')]).toEqual([false, false])
    expect([await other.use('a', 'enquiry.one'), await one.use('a', 'enquiry.one')]).toEqual([true, true])
    const winners = await Promise.all(['x', 'y', 'z'].map((id) => instance().use('c', id)))
    expect(winners.filter(Boolean)).toHaveLength(1)

    await redis.stop('SIGKILL')
    await isReady(false)
    expect([await one.use('d', 'enquiry.one'), await one.use('d', 'enquiry.two')]).toEqual([true, false])
    await redis.start()
    await isReady(true)
  })
})
