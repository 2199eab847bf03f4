import type { SanityDocumentStub } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { collectEvents } from '../support/collect-events.ts'
import { delayed, json } from '../support/loopback-server.ts'
import {
  changesIn,
  holdCalls,
  resetReceiverBeforeEach,
  startWebhookLake,
  webhookSecret,
} from '../support/webhook-lake.ts'

const { client, receiver, delivered, untilCalls, untilDelivered, stop } = await startWebhookLake(`{
  _id, _type, "operation": delta::operation(),
  "before": before(){ "slug": slug.current },
  "after": after(){ "slug": slug.current, "town": town->slug.current }
}`)
afterAll(stop)
resetReceiverBeforeEach(receiver)

const town = (id: string, slug = id) => ({ _id: id, _type: 'town', slug: { current: slug } })

describe('the webhook', () => {
  it('gets what is published, in Sanity’s shape, signed as Sanity signs', async () => {
    const started = Date.now()
    await client.create(town('town-a'))
    await client.createOrReplace(town('town-a', 'new'))
    await client.delete('town-a')
    await untilDelivered(3)
    expect(delivered()).toEqual([
      {
        _id: 'town-a',
        _type: 'town',
        operation: 'create',
        before: null,
        after: { slug: 'town-a', town: null },
      },
      {
        _id: 'town-a',
        _type: 'town',
        operation: 'update',
        before: { slug: 'town-a' },
        after: { slug: 'new', town: null },
      },
      { _id: 'town-a', _type: 'town', operation: 'delete', before: { slug: 'new' }, after: null },
    ])
    for (const { headers, body, path, method } of receiver.requests) {
      expect([method, path, headers['content-type']]).toEqual(['POST', '/hook', 'application/json'])
      const signature = String(headers['sanity-webhook-signature'])
      expect(await isValidSignature(body, signature, webhookSecret)).toBe(true)
      expect(await isValidSignature(`${body} `, signature, webhookSecret)).toBe(false)
      const signedAt = Number(/t=(\d+)/.exec(signature)?.[1])
      expect(signedAt).toBeGreaterThanOrEqual(started)
      expect(signedAt).toBeLessThanOrEqual(Date.now())
      expect(headers).toMatchObject({ 'sanity-dataset': 'production', 'sanity-project-id': 'embedded' })
      const committedAt = Date.parse(String(headers['sanity-transaction-time']))
      expect(committedAt).toBeGreaterThanOrEqual(started)
      expect(committedAt).toBeLessThanOrEqual(signedAt)
    }
    const keys = receiver.requests.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(receiver.requests.length)
  })

  it('gets several documents in one call, and follows references into the same commit', async () => {
    await client.mutate([
      { create: { _id: 'area-b', _type: 'area', town: { _type: 'reference', _ref: 'town-b' } } },
      { create: town('town-b') },
    ] as { create: SanityDocumentStub }[])
    await untilCalls(1)
    expect(JSON.parse(receiver.requests[0]!.body)).toMatchObject([
      { _id: 'area-b', after: { town: 'town-b' } },
      { _id: 'town-b', after: { slug: 'town-b' } },
    ])
  })

  it('gets no drafts, versions, documents under a path, or dry runs', async () => {
    await client.create({ _id: 'drafts.d', _type: 'town' })
    await client.create({ _id: 'enquiry.1', _type: 'enquiry', email: 'seller@example.com' })
    await client.create({ _id: 'versions.r.d', _type: 'town' })
    await client.create(town('never'), { dryRun: true })
    await client.create(town('seen'))
    await untilCalls(1)
    expect(delivered()).toMatchObject([{ _id: 'seen' }])
  })

  it('is called again with the same change until it succeeds, then with the queued ones, in order', async () => {
    receiver.respondWith(json(503, {}))
    await client.create(town('one'))
    await untilCalls(1)
    await client.create(town('two'))
    await client.create(town('three'))
    await untilCalls(3)
    receiver.respondWith(json(200, {}))
    await client.create(town('four'))
    await vi.waitUntil(() => delivered().at(-1)?._id === 'four')
    const [first, ...others] = receiver.requests
    const repeated = others.filter(({ body }) => body === first!.body)
    expect(repeated.length).toBeGreaterThan(1)
    for (const { headers } of repeated)
      expect(headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
    const rest = others.filter(({ body }) => body !== first!.body)
    expect(rest.flatMap(changesIn)).toMatchObject([{ _id: 'two' }, { _id: 'three' }, { _id: 'four' }])
    expect(rest.length).toBeLessThan(3)
    const keys = receiver.requests.map(({ headers, body }) => `${String(headers['idempotency-key'])} ${body}`)
    expect(new Set(keys).size).toBe(1 + rest.length)
  })

  it('is not called again with a change that it refuses', async () => {
    receiver.respondWith(json(401, {}))
    await client.create(town('refused'))
    await untilCalls(1)
    receiver.respondWith(json(200, {}))
    await client.create(town('next'))
    await untilCalls(2)
    expect(delivered().map(({ _id }) => _id)).toEqual(['refused', 'next'])
  })
})

describe('live events', () => {
  it.each([
    ['are sent after the response of the webhook', delayed(600, json(200, {}))],
    ['are sent without it when it does not respond in time', undefined],
  ])('%s', async (_name, respond) => {
    let respondedAt = Number.POSITIVE_INFINITY
    if (respond) {
      receiver.respondWith((request, response) => {
        response.once('finish', () => (respondedAt = performance.now()))
        respond(request, response)
      })
    } else holdCalls(receiver)
    const received: { kind: string; at: number }[] = []
    const subscriptions = [
      client.live.events().subscribe(({ type }) => received.push({ kind: type, at: performance.now() })),
      client
        .listen('*[_type == "town"]', {}, { events: ['mutation', 'welcome'] })
        .subscribe(({ type }) => received.push({ kind: `listen ${type}`, at: performance.now() })),
    ]
    await vi.waitFor(() =>
      expect(received.map(({ kind }) => kind).toSorted()).toEqual(['listen welcome', 'welcome']),
    )
    received.length = 0
    const started = performance.now()
    await client.createOrReplace(town('live'))
    await vi.waitFor(() => expect(received.map(({ kind }) => kind)).toEqual(['listen mutation', 'message']))
    for (const subscription of subscriptions) subscription.unsubscribe()
    // Live events wait for two seconds at most.
    expect(received[1]!.at).toBeGreaterThan(Math.min(respondedAt, started + 1900))
  })

  it('of drafts are sent at once, whatever the webhook does', async () => {
    holdCalls(receiver)
    const query = '*[_type == "drafted"]'
    const { syncTags } = await client.fetch(query, {}, { filterResponse: false })
    const stream = collectEvents(client.live.events({ includeDrafts: true }))
    await stream.reach(1)
    await Promise.all([
      client.create(town('published')),
      client.create({ _id: 'drafts.quick', _type: 'drafted' }),
    ])
    const [, first, second] = (await stream.reach(3)) as { tags?: string[] }[]
    const isOfDraft = (event?: { tags?: string[] }) =>
      event?.tags?.some((tag) => (syncTags as string[] | undefined)?.includes(tag))
    expect([isOfDraft(first), isOfDraft(second)]).toEqual([true, false])
  })
})
