import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { hang, json, type LoopbackServer, startLoopbackServer } from '../support/loopback-server.ts'

let lake: LakeProcess
let receiver: LoopbackServer
let client: SanityClient

beforeEach(async () => {
  receiver = await startLoopbackServer(json(200, {}))
})
afterEach(async () => {
  await receiver.stop()
  await lake.stop()
})

async function start(projection = '{_id, "was": before().n, "is": after().n}'): Promise<string[]> {
  lake = await startLakeProcess({
    env: {
      CONTENT_LAKE_WEBHOOK_URL: `${receiver.url}/hook`,
      CONTENT_LAKE_WEBHOOK_SECRET: 'a secret that is long enough',
      CONTENT_LAKE_WEBHOOK_PROJECTION: projection,
    },
  })
  client = lake.admin({ perspective: 'raw' })
  const errors: string[] = []
  lake.process.stderr?.on('data', (text: Buffer) => errors.push(text.toString()))
  return errors
}

const told = () =>
  receiver.requests.flatMap(({ body }) => [JSON.parse(body)].flat() as Record<string, unknown>[])
const allTold = (count: number) =>
  vi.waitFor(() => expect(told().length).toBeGreaterThanOrEqual(count), { timeout: 60_000 })

it('delivers 1,257 quick transactions in calls that a receiver with a rate limit takes', async () => {
  // As the site limits: 600 calls in a minute.
  let calls = 0
  receiver.respondWith((request, response) => {
    calls++
    json(calls > 600 ? 429 : 200, {}, calls > 600 ? { 'Retry-After': '60' } : {})(request, response)
  })
  await start()
  const started = performance.now()
  for (let n = 0; n < 1257; n += 3) {
    await Promise.all(
      [n, n + 1, n + 2].map((one) => client.createOrReplace({ _id: `doc-${one % 100}`, _type: 'x', n: one })),
    )
  }
  await allTold(1257)
  const seconds = (performance.now() - started) / 1000
  const changes = told()
  expect(changes).toHaveLength(1257)
  // In order, and none left out: each change begins where the last one of its document ended.
  const latest = new Map<unknown, unknown>()
  for (const { _id, was, is } of changes) {
    expect(was ?? undefined).toBe(latest.get(_id))
    latest.set(_id, is)
  }
  expect(calls).toBeLessThan(25 + 6 * seconds)
  const keys = receiver.requests.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(calls)
}, 150_000)

it('bounds a call in number and size', async () => {
  await start('{_id, text}')
  receiver.respondWith(hang)
  await client.create({ _id: 'first', _type: 'x' })
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1))
  const many = Array.from({ length: 1200 }, (_, n) => ({ create: { _id: `many-${n}`, _type: 'x' } }))
  await client.mutate(many, { returnDocuments: false })
  const text = 'x'.repeat(300_000)
  for (let n = 0; n < 6; n++) await client.create({ _id: `large-${n}`, _type: 'x', text })
  await lake.kill()
  receiver.requests.length = 0
  receiver.respondWith(json(200, {}))
  lake = await startLakeProcess({
    dataDir: lake.dataDir,
    env: {
      CONTENT_LAKE_WEBHOOK_URL: `${receiver.url}/hook`,
      CONTENT_LAKE_WEBHOOK_SECRET: 'a secret that is long enough',
      CONTENT_LAKE_WEBHOOK_PROJECTION: '{_id, text}',
    },
  })
  await allTold(1207)
  expect(told().map(({ _id }) => _id)).toEqual([
    'first',
    ...many.map(({ create }) => create._id),
    ...Array.from({ length: 6 }, (_, n) => `large-${n}`),
  ])
  for (const { body } of receiver.requests) {
    expect(body.length).toBeLessThan(1_100_000)
    expect([JSON.parse(body)].flat().length).toBeLessThanOrEqual(500)
  }
}, 30_000)

it('waits as long as a receiver asks for', async () => {
  await start()
  receiver.respondWith(json(429, {}, { 'Retry-After': '2' }))
  await client.create({ _id: 'a', _type: 'x' })
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1))
  const asked = performance.now()
  receiver.respondWith(json(200, {}))
  // A commit does not cut the wait short.
  await client.create({ _id: 'b', _type: 'x' })
  await allTold(3)
  expect(performance.now() - asked).toBeGreaterThan(1_800)
})

it('delivers the rest when the receiver refuses one change of several', async () => {
  await start()
  receiver.respondWith(({ body }, response) => {
    json(body.includes('"bad"') ? 400 : 200, {})({} as never, response)
  })
  await client.mutate(
    ['good-1', 'bad', 'good-2'].map((_id) => ({ create: { _id, _type: 'x' } })),
    { returnDocuments: false },
  )
  await vi.waitFor(() =>
    expect(receiver.requests.map(({ body }) => body.replaceAll(/"(was|is)":null|[{}",]/g, ''))).toEqual([
      '[_id:good-1_id:bad_id:good-2]',
      '_id:good-1',
      '_id:bad',
      '_id:good-2',
    ]),
  )
})

it('leaves out a change that its projection takes too long for, reports it once, and goes on', async () => {
  // Compares every three of the numbers.
  const errors = await start(
    '{_id, "found": count(after().numbers[count(^.numbers[@ > ^ && count(^.^.numbers[@ > ^ && @ < ^.^]) > 0]) > 0])}',
  )
  const numbers = Array.from({ length: 400 }, (_, index) => index)
  await client.create({ _id: 'endless', _type: 'x', numbers })
  await client.create({ _id: 'quick', _type: 'x', numbers: [1] })
  await allTold(1)
  expect(told()).toEqual([{ _id: 'quick', found: 0 }])
  expect(errors.join('').match(/does not get "endless"/g)).toHaveLength(1)
})

it('fires for its own dataset only', async () => {
  await start()
  const created = await lake.fetch('/v2021-06-07/datasets/other', {
    method: 'PUT',
    token: lake.credentials.administratorToken,
  })
  expect(created.status).toBe(200)
  await lake.admin({ dataset: 'other' }).create({ _id: 'elsewhere', _type: 'x' })
  await client.create({ _id: 'here', _type: 'x' })
  await allTold(1)
  expect(told()).toMatchObject([{ _id: 'here' }])
})

it('delays no commit while it hangs', async () => {
  await start()
  receiver.respondWith(hang)
  await client.create({ _id: 'first', _type: 'x' })
  await vi.waitFor(() => expect(receiver.requests).toHaveLength(1))
  for (let n = 0; n < 100; n++) await client.create({ _id: `quick-${n}`, _type: 'x' })
  // The first call is still waiting for its response.
  expect(receiver.requests).toHaveLength(1)
})
