import { afterAll, describe, expect, it, vi } from 'vitest'
import { hang, json } from '../support/loopback-server.ts'
import { holdCalls, resetReceiverBeforeEach, startWebhookLake } from '../support/webhook-lake.ts'

describe('the webhook', async () => {
  const { lake, client, receiver, delivered, untilCalls, untilDelivered, stop } = await startWebhookLake(
    '{_id, "was": before().n, "is": after().n}',
  )
  afterAll(stop)
  resetReceiverBeforeEach(receiver)

  it('gets 1,257 quick transactions in calls that a receiver with a rate limit takes', async () => {
    // As the site limits: 600 calls in a minute.
    let calls = 0
    receiver.respondWith((request, response) => {
      calls++
      json(calls > 600 ? 429 : 200, {}, calls > 600 ? { 'Retry-After': '60' } : {})(request, response)
    })
    const started = performance.now()
    for (let n = 0; n < 1257; n += 3) {
      await Promise.all(
        [n, n + 1, n + 2].map((one) =>
          lake.fetch('/v1/data/mutate/production', {
            method: 'POST',
            token: lake.credentials.administratorToken,
            body: JSON.stringify({
              mutations: [{ createOrReplace: { _id: `doc-${one % 100}`, _type: 'x', n: one } }],
            }),
          }),
        ),
      )
    }
    await untilDelivered(1257)
    const seconds = (performance.now() - started) / 1000
    const changes = delivered()
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
  })

  it('is called again after the delay in its Retry-After header', async () => {
    receiver.respondWith(json(429, {}, { 'Retry-After': '1' }))
    await client.create({ _id: 'a', _type: 'x' })
    await untilCalls(1)
    const called = performance.now()
    receiver.respondWith(json(200, {}))
    // A commit does not cut the wait short.
    await client.create({ _id: 'b', _type: 'x' })
    await untilDelivered(3)
    expect(performance.now() - called).toBeGreaterThan(900)
  })

  it('gets the rest when it refuses one change of several', async () => {
    receiver.respondWith((request, response) => {
      json(request.body.includes('"bad"') ? 400 : 200, {})(request, response)
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

  it('gets changes of its own dataset only', async () => {
    await lake.admin().datasets.create('other')
    await lake.admin({ dataset: 'other' }).create({ _id: 'elsewhere', _type: 'x' })
    await client.create({ _id: 'here', _type: 'x' })
    await untilDelivered(1)
    expect(delivered()).toMatchObject([{ _id: 'here' }])
  })

  it('delays no commit while it does not respond', async () => {
    holdCalls(receiver)
    await client.create({ _id: 'first', _type: 'x' })
    await untilCalls(1)
    for (let n = 0; n < 100; n++) await client.create({ _id: `quick-${n}`, _type: 'x' })
    // The first call still has no response.
    expect(receiver.requests).toHaveLength(1)
  })
})

it('a call is limited in number and size', async () => {
  const { client, receiver, delivered, untilCalls, untilDelivered, restart, stop } =
    await startWebhookLake('{_id, text}')
  receiver.respondWith(hang)
  await client.create({ _id: 'first', _type: 'x' })
  await untilCalls(1)
  const many = Array.from({ length: 1200 }, (_, n) => ({ create: { _id: `many-${n}`, _type: 'x' } }))
  await client.mutate(many, { returnDocuments: false })
  const text = 'x'.repeat(300_000)
  for (let n = 0; n < 6; n++) await client.create({ _id: `large-${n}`, _type: 'x', text })
  receiver.requests.length = 0
  receiver.respondWith(json(200, {}))
  await restart()
  await untilDelivered(1207)
  expect(delivered().map(({ _id }) => _id)).toEqual([
    'first',
    ...many.map(({ create }) => create._id),
    ...Array.from({ length: 6 }, (_, n) => `large-${n}`),
  ])
  for (const { body } of receiver.requests) {
    expect(body.length).toBeLessThan(1_100_000)
    expect([JSON.parse(body)].flat().length).toBeLessThanOrEqual(500)
  }
  await stop()
})

it('a change that its projection takes too long for is left out and reported once', async () => {
  // Compares every three of the numbers.
  const { lake, client, delivered, untilDelivered, stop } = await startWebhookLake(
    '{_id, "found": count(after().numbers[count(^.numbers[@ > ^ && count(^.^.numbers[@ > ^ && @ < ^.^]) > 0]) > 0])}',
  )
  let log = ''
  lake.process.stderr?.on('data', (text: Buffer) => (log += text.toString()))
  const numbers = Array.from({ length: 400 }, (_, index) => index)
  await client.create({ _id: 'endless', _type: 'x', numbers })
  await client.create({ _id: 'quick', _type: 'x', numbers: [1] })
  await untilDelivered(1)
  expect(delivered()).toEqual([{ _id: 'quick', found: 0 }])
  expect(log.match(/does not get "endless"/g)).toHaveLength(1)
  await stop()
})
