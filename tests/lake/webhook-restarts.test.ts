import { describe, expect, it, vi } from 'vitest'
import { startLakeProcess } from '../support/lake-process.ts'
import { hang, json } from '../support/loopback-server.ts'
import { changesIn, startWebhookLake, webhookSecret } from '../support/webhook-lake.ts'

describe('the webhook', () => {
  it('gets after a crash of the lake what was not delivered before', async () => {
    const { client, receiver, untilCalls, restart, stop } = await startWebhookLake('{_id}')
    receiver.respondWith(hang)
    await client.create({ _id: 'before-the-crash', _type: 'town' })
    await untilCalls(1)
    const [begun] = receiver.requests
    await client.create({ _id: 'queued', _type: 'town' })
    await client.create({ _id: 'queued-too', _type: 'town' })
    receiver.requests.length = 0
    receiver.respondWith(json(200, {}))
    await restart()
    await untilCalls(2)
    expect(receiver.requests.map(changesIn)).toEqual([
      [{ _id: 'before-the-crash' }],
      [{ _id: 'queued' }, { _id: 'queued-too' }],
    ])
    expect(receiver.requests[0]?.headers['idempotency-key']).toBe(begun?.headers['idempotency-key'])
    await stop()
  })

  it('delays neither commits nor the end of the lake while it does not respond', async () => {
    const { lake, client, receiver, untilCalls, stop } = await startWebhookLake('{_id}')
    receiver.respondWith(hang)
    const started = performance.now()
    for (let n = 0; n < 20; n++) await client.create({ _id: `quick-${n}`, _type: 'town' })
    await untilCalls(1)
    lake.process.kill('SIGTERM')
    await vi.waitUntil(() => lake.process.exitCode !== null)
    expect(lake.process.exitCode).toBe(0)
    // The lake waits twice as long for the response to one call.
    expect(performance.now() - started).toBeLessThan(30_000)
    await stop()
  })
})

it.each([
  [{ CONTENT_LAKE_WEBHOOK_URL: 'http://localhost:1/' }, 'CONTENT_LAKE_WEBHOOK_SECRET'],
  [
    { CONTENT_LAKE_WEBHOOK_URL: 'ftp://localhost', CONTENT_LAKE_WEBHOOK_SECRET: webhookSecret },
    'CONTENT_LAKE_WEBHOOK_URL',
  ],
  [
    {
      CONTENT_LAKE_WEBHOOK_URL: 'http://localhost:1/',
      CONTENT_LAKE_WEBHOOK_SECRET: webhookSecret,
      CONTENT_LAKE_WEBHOOK_PROJECTION: '{ broken',
    },
    'cannot start',
  ],
])('the lake does not start with a webhook that cannot work: %o', async (env, message) => {
  await expect(startLakeProcess({ env })).rejects.toThrow(message)
})
