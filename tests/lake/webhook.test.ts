import type { SanityClient, SanityDocumentStub } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import {
  delayed,
  hang,
  json,
  type LoopbackServer,
  type ReceivedRequest,
  startLoopbackServer,
} from '../support/loopback-server.ts'

const secret = 'a secret that is long enough'
const projection = `{
  _id, _type, "operation": delta::operation(),
  "before": before(){ "slug": slug.current },
  "after": after(){ "slug": slug.current, "town": town->slug.current }
}`

let lake: LakeProcess
let receiver: LoopbackServer
let client: SanityClient

beforeEach(async () => {
  receiver = await startLoopbackServer(json(200, {}))
  lake = await startLakeProcess({ env: environment() })
  client = lake.admin({ perspective: 'raw' })
})
afterEach(async () => {
  await receiver.stop()
  await lake.stop()
})

const environment = () => ({
  CONTENT_LAKE_WEBHOOK_URL: `${receiver.url}/hook`,
  CONTENT_LAKE_WEBHOOK_SECRET: secret,
  CONTENT_LAKE_WEBHOOK_PROJECTION: projection,
})
const calls = (count: number) =>
  vi.waitFor(() => expect(receiver.requests.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 })
/** The changes of a call: one by itself, or a list. */
const changesIn = ({ body }: ReceivedRequest) => [JSON.parse(body)].flat() as Record<string, unknown>[]
const allTold = () => receiver.requests.flatMap(changesIn)
const changes = (count: number) =>
  vi.waitFor(() => expect(allTold().length).toBeGreaterThanOrEqual(count), { timeout: 10_000 })
const town = (id: string, slug = id) => ({ _id: id, _type: 'town', slug: { current: slug } })

describe('the webhook', () => {
  it('gets what is published, in Sanity’s shape, signed as Sanity signs', async () => {
    await client.create(town('town-a'))
    await client.createOrReplace(town('town-a', 'new'))
    await client.delete('town-a')
    await changes(3)
    expect(allTold()).toEqual([
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
      expect(await isValidSignature(body, signature, secret)).toBe(true)
      expect(await isValidSignature(`${body} `, signature, secret)).toBe(false)
      expect(Math.abs(Number(/t=(\d+)/.exec(signature)?.[1]) - Date.now())).toBeLessThan(10_000)
      expect(headers).toMatchObject({ 'sanity-dataset': 'production', 'sanity-project-id': 'embedded' })
    }
    const keys = receiver.requests.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(receiver.requests.length)
  })

  it('gets several documents in one call, and follows references into the same commit', async () => {
    await client.mutate([
      { create: { _id: 'area-b', _type: 'area', town: { _type: 'reference', _ref: 'town-b' } } },
      { create: town('town-b') },
    ] as { create: SanityDocumentStub }[])
    await calls(1)
    expect(JSON.parse(receiver.requests[0]!.body)).toMatchObject([
      { _id: 'area-b', after: { town: 'town-b' } },
      { _id: 'town-b', after: { slug: 'town-b' } },
    ])
  })

  it('gets no drafts, versions, documents under a path, or dry runs', async () => {
    await client.create({ _id: 'drafts.d', _type: 'town' })
    await client.create({ _id: 'enquiry.1', _type: 'enquiry', email: 'somebody@example.com' })
    await client.create({ _id: 'versions.r.d', _type: 'town' })
    await client.create(town('never'), { dryRun: true })
    await client.create(town('seen'))
    await calls(1)
    expect(allTold()).toMatchObject([{ _id: 'seen' }])
  })

  it('is called again with the same change until it succeeds, then with those that waited, in order', async () => {
    receiver.respondWith(json(503, {}))
    await client.create(town('one'))
    await calls(1)
    await client.create(town('two'))
    await client.create(town('three'))
    await calls(3)
    receiver.respondWith(json(200, {}))
    await client.create(town('four'))
    await vi.waitFor(() => expect(allTold().at(-1)).toMatchObject({ _id: 'four' }), { timeout: 10_000 })
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

  it('is not called again when it refuses', async () => {
    receiver.respondWith(json(401, {}))
    await client.create(town('refused'))
    await calls(1)
    receiver.respondWith(json(200, {}))
    await client.create(town('next'))
    await calls(2)
    expect(allTold().map(({ _id }) => _id)).toEqual(['refused', 'next'])
  })

  it('gets after a crash of the lake what was not delivered before', async () => {
    receiver.respondWith(hang)
    await client.create(town('before-the-crash'))
    await calls(1)
    const [begun] = receiver.requests
    await client.create(town('waiting'))
    await client.create(town('waiting-too'))
    await lake.kill()
    receiver.requests.length = 0
    receiver.respondWith(json(200, {}))
    lake = await startLakeProcess({ dataDir: lake.dataDir, env: environment() })
    await calls(2)
    expect(receiver.requests.map(changesIn)).toMatchObject([
      [{ _id: 'before-the-crash' }],
      [{ _id: 'waiting' }, { _id: 'waiting-too' }],
    ])
    expect(receiver.requests[0]?.headers['idempotency-key']).toBe(begun?.headers['idempotency-key'])
  })

  it('delays neither commits nor stopping while it hangs', async () => {
    receiver.respondWith(hang)
    const started = performance.now()
    for (let n = 0; n < 20; n++) await client.create(town(`quick-${n}`))
    await calls(1)
    lake.process.kill('SIGTERM')
    await vi.waitFor(() => expect(lake.process.exitCode).toBe(0))
    // One call alone is waited for twice as long.
    expect(performance.now() - started).toBeLessThan(30_000)
  })
})

describe('live events', () => {
  it.each([
    ['come after the response of the webhook', delayed(600, json(200, {}))],
    ['do not wait for it for ever', hang],
  ])('%s', async (_name, answer) => {
    let answeredAt = Number.POSITIVE_INFINITY
    receiver.respondWith((request, response) => {
      response.once('finish', () => (answeredAt = performance.now()))
      answer(request, response)
    })
    const heard: { kind: string; at: number }[] = []
    const subscriptions = [
      client.live.events().subscribe(({ type }) => heard.push({ kind: type, at: performance.now() })),
      client
        .listen('*[_type == "town"]', {}, { events: ['mutation', 'welcome'] })
        .subscribe(({ type }) => heard.push({ kind: `listen ${type}`, at: performance.now() })),
    ]
    await vi.waitFor(() =>
      expect(heard.map(({ kind }) => kind).toSorted()).toEqual(['listen welcome', 'welcome']),
    )
    heard.length = 0
    const started = performance.now()
    await client.create(town('live'))
    await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toEqual(['listen mutation', 'message']))
    for (const subscription of subscriptions) subscription.unsubscribe()
    // After two seconds it is given up.
    expect(heard[1]!.at).toBeGreaterThan(Math.min(answeredAt, started + 1900))
  })

  it('of drafts come at once, whatever the webhook does', async () => {
    receiver.respondWith(hang)
    const heard: number[] = []
    const subscription = client.live
      .events({ includeDrafts: true })
      .subscribe(({ type }) => (type === 'message' || type === 'welcome') && heard.push(performance.now()))
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await client.create(town('published'))
    const started = performance.now()
    await client.create({ _id: 'drafts.quick', _type: 'town' })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    // That is sooner than the webhook is given up.
    expect(heard[1]! - started).toBeLessThan(1900)
    subscription.unsubscribe()
  })
})

it.each([
  [{ CONTENT_LAKE_WEBHOOK_URL: 'http://localhost:1/' }, 'CONTENT_LAKE_WEBHOOK_SECRET'],
  [
    { CONTENT_LAKE_WEBHOOK_URL: 'ftp://localhost', CONTENT_LAKE_WEBHOOK_SECRET: secret },
    'CONTENT_LAKE_WEBHOOK_URL',
  ],
  [
    {
      CONTENT_LAKE_WEBHOOK_URL: 'http://localhost:1/',
      CONTENT_LAKE_WEBHOOK_SECRET: secret,
      CONTENT_LAKE_WEBHOOK_PROJECTION: '{ broken',
    },
    'cannot start',
  ],
])('the lake does not start with a webhook that cannot work: %o', async (env, message) => {
  await expect(startLakeProcess({ env })).rejects.toThrow(message)
})
