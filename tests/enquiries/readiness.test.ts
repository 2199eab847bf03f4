import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { checkDisk, checkLake, checkMailQueue, checkRedis, checkSpool } from '../../lib/operations/checks.ts'
import { connectToRedis } from '../../lib/server/redis.ts'
import { hasTestServer } from '../../scripts/lib/test-servers.ts'
import { captureConsole } from '../support/captured-console.ts'
import { enquiryFrom } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake, unreachable } from '../support/enquiry-lake.ts'
import { startRedisServer } from '../support/redis-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { client } = await startEnquiryLake()
const offline = await unreachable(client)
const folder = temporaryFolder('readiness-')
captureConsole()

describe('the Content Lake', () => {
  it('is in order when it responds to a query', async () => {
    expect(await checkLake(client)()).toEqual({ state: 'ok', detail: expect.stringMatching(/^responds in/) })
  })

  it('has failed when it does not run, or refuses the token', async () => {
    expect(await checkLake(offline)()).toEqual({
      state: 'failed',
      detail: 'content cannot be read: ECONNREFUSED',
    })
    const wrong = client.withConfig({ dataset: 'another' })
    expect(await checkLake(wrong)()).toEqual({ state: 'failed', detail: 'content cannot be read: HTTP 404' })
  })
})

describe('the spool', () => {
  it('is to be looked at while enquiries wait in it', async () => {
    const spool = new Spool(join(folder, 'waiting'))
    expect(await checkSpool(spool)()).toEqual({ state: 'ok', detail: 'empty' })
    await spool.add(enquiryFrom('somebody@example.com'))
    const result = await checkSpool(spool)()
    expect(result).toEqual({ state: 'degraded', detail: 'enquiries waiting for the Content Lake: 1' })
  })

  it('has failed when nothing can be kept in it', async () => {
    const dataDir = join(folder, 'blocked')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'spool'), 'a file')
    expect(await checkSpool(new Spool(dataDir))()).toEqual({
      state: 'failed',
      detail: expect.stringContaining('must be a folder'),
    })
  })
})

describe('the queue of mails', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  it('is in order while nothing has waited for long', async () => {
    await client.create(enquiryFrom('new@example.com', { receivedAt: minutesAgo(1) }))
    expect(await checkMailQueue(client, true)()).toEqual({ state: 'ok', detail: '1 waiting, 0 failed' })
  })

  it('is to be looked at when an enquiry has waited for long, or has failed', async () => {
    await client.create(enquiryFrom('late@example.com', { receivedAt: minutesAgo(30) }))
    const result = await checkMailQueue(client, true)()
    expect(result).toEqual({
      state: 'degraded',
      detail: '1 waiting, 0 failed; the oldest since 30 minutes',
    })
    await client.patch({ query: '*[_type == "enquiry"]' }).set({ 'delivery.status': 'failed' }).commit()
    expect(await checkMailQueue(client, true)()).toEqual({
      state: 'degraded',
      detail: '0 waiting, 1 failed',
    })
  })

  it('does not matter when nothing is sent', async () => {
    await client.create(enquiryFrom('kept@example.com', { receivedAt: minutesAgo(30) }))
    expect((await checkMailQueue(client, false)()).state).toBe('ok')
  })

  it('shows nothing of an enquiry', async () => {
    await client.create(enquiryFrom('asha@example.com', { receivedAt: minutesAgo(30) }))
    expect(JSON.stringify(await checkMailQueue(client, true)())).not.toMatch(/asha|@|enquiry\./i)
  })
})

describe('the disk', () => {
  it('is judged by its free space', async () => {
    expect((await checkDisk(folder, { degraded: 1, failed: 0 })()).state).toBe('ok')
    expect((await checkDisk(folder, { degraded: 2 ** 60, failed: 0 })()).state).toBe('degraded')
    expect((await checkDisk(folder, { degraded: 2 ** 60, failed: 2 ** 60 })()).state).toBe('failed')
  })

  it('has failed when the data folder is missing', async () => {
    expect(await checkDisk(join(folder, 'missing'))()).toEqual({
      state: 'failed',
      detail: expect.stringContaining('ENOENT'),
    })
  })
})

describe.skipIf(!hasTestServer('redis-server'))('Redis (skipped without redis-server)', () => {
  let url: string | undefined
  afterAll(() => {
    if (url !== undefined) connectToRedis(url).destroy()
  })

  it('is to be looked at while it is away, and mends itself', async () => {
    const redis = await startRedisServer()
    url = redis.url
    expect((await checkRedis(url)()).state).toBe('ok')
    await redis.stop()
    await expect.poll(async () => (await checkRedis(url)()).state).toBe('degraded')
    await redis.start()
    await expect.poll(async () => (await checkRedis(url)()).state).toBe('ok')
    await redis.stop()
  })

  it('does not matter when it is not used', async () => {
    expect((await checkRedis(undefined)()).state).toBe('ok')
  })
})
