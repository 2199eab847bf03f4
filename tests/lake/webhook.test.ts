import type { SanityClient, SanityDocumentStub } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import {
  after,
  hang,
  json,
  type LoopbackServer,
  type Received,
  startLoopbackServer,
} from '../support/loopback-server.ts'

const SECRET = 'a secret that is long enough'
const PROJECTION = `{
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
  CONTENT_LAKE_WEBHOOK_SECRET: SECRET,
  CONTENT_LAKE_WEBHOOK_PROJECTION: PROJECTION,
})
const calls = (count: number) =>
  vi.waitFor(() => expect(receiver.requests.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 })
const told = ({ body }: Received) => JSON.parse(body) as Record<string, unknown>
const town = (id: string, slug = id) => ({ _id: id, _type: 'town', slug: { current: slug } })

describe('the webhook', () => {
  it('is told of what is published, in Sanity’s shape, signed as Sanity signs', async () => {
    await client.create(town('town-a'))
    await client.createOrReplace(town('town-a', 'new'))
    await client.delete('town-a')
    await calls(3)
    expect(receiver.requests.map(told)).toEqual([
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
      expect(await isValidSignature(body, signature, SECRET)).toBe(true)
      expect(await isValidSignature(`${body} `, signature, SECRET)).toBe(false)
      expect(Math.abs(Number(/t=(\d+)/.exec(signature)?.[1]) - Date.now())).toBeLessThan(10_000)
      expect(headers).toMatchObject({ 'sanity-dataset': 'production', 'sanity-project-id': 'embedded' })
    }
    expect(new Set(receiver.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
  })

  it('hears of several documents at once, and follows references into the same commit', async () => {
    await client.mutate([
      { create: { _id: 'area-b', _type: 'area', town: { _type: 'reference', _ref: 'town-b' } } },
      { create: town('town-b') },
    ] as { create: SanityDocumentStub }[])
    await calls(1)
    expect(told(receiver.requests[0]!)).toMatchObject([
      { _id: 'area-b', after: { town: 'town-b' } },
      { _id: 'town-b', after: { slug: 'town-b' } },
    ])
  })

  it('hears nothing of drafts, versions, what is kept under a path, and dry runs', async () => {
    await client.create({ _id: 'drafts.d', _type: 'town' })
    await client.create({ _id: 'enquiry.1', _type: 'enquiry', email: 'somebody@example.com' })
    await client.create({ _id: 'versions.r.d', _type: 'town' })
    await client.create(town('never'), { dryRun: true })
    await client.create(town('seen'))
    await calls(1)
    expect(receiver.requests.map(told)).toMatchObject([{ _id: 'seen' }])
  })

  it('is called again until it answers, in order, with one key for each commit', async () => {
    receiver.answerWith(json(503, {}))
    await client.create(town('one'))
    await client.create(town('two'))
    await calls(2)
    receiver.answerWith(json(200, {}))
    await client.create(town('three'))
    await vi.waitFor(
      () =>
        expect(receiver.requests.map(told).slice(-3)).toMatchObject([
          { _id: 'one' },
          { _id: 'two' },
          { _id: 'three' },
        ]),
      { timeout: 10_000 },
    )
    const keys = receiver.requests.filter((request) => told(request)._id === 'one')
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('is not asked again when it refuses', async () => {
    receiver.answerWith(json(401, {}))
    await client.create(town('refused'))
    await calls(1)
    receiver.answerWith(json(200, {}))
    await client.create(town('next'))
    await calls(2)
    expect(receiver.requests.map((request) => told(request)._id)).toEqual(['refused', 'next'])
  })

  it('hears after a crash of the lake what it has not heard before', async () => {
    receiver.answerWith(hang)
    await client.create(town('before-the-crash'))
    await client.create(town('waiting'))
    await calls(1)
    await lake.kill()
    receiver.requests.length = 0
    receiver.answerWith(json(200, {}))
    lake = await startLakeProcess({ dataDir: lake.dataDir, env: environment() })
    await calls(2)
    expect(receiver.requests.map(told)).toMatchObject([{ _id: 'before-the-crash' }, { _id: 'waiting' }])
  })

  it('does not hold the lake up when it hangs: commits, nor stopping', async () => {
    receiver.answerWith(hang)
    const started = performance.now()
    for (let n = 0; n < 20; n++) await client.create(town(`quick-${n}`))
    await calls(1)
    lake.process.kill('SIGTERM')
    await vi.waitFor(() => expect(lake.process.exitCode).toBe(0), { timeout: 3000 })
    expect(performance.now() - started).toBeLessThan(4000)
  })
})

describe('live events', () => {
  it.each([
    ['come after the webhook has answered', 600, 550, 1500],
    ['do not wait for it for ever', 60_000, 1900, 3500],
  ])('%s', async (_name, delay, least, most) => {
    receiver.answerWith(after(delay, json(200, {})))
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
    await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 5000 })
    for (const subscription of subscriptions) subscription.unsubscribe()
    const [first, second] = heard
    expect(first!.kind).toBe('listen mutation')
    expect(first!.at - started).toBeLessThan(400)
    expect(second!.kind).toBe('message')
    expect(second!.at - started).toBeGreaterThan(least)
    expect(second!.at - started).toBeLessThan(most)
  })

  it('of drafts come at once, whatever the webhook does', async () => {
    receiver.answerWith(hang)
    const heard: number[] = []
    const subscription = client.live
      .events({ includeDrafts: true })
      .subscribe(({ type }) => (type === 'message' || type === 'welcome') && heard.push(performance.now()))
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await client.create(town('published'))
    const started = performance.now()
    await client.create({ _id: 'drafts.quick', _type: 'town' })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard[1]! - started).toBeLessThan(500)
    subscription.unsubscribe()
  })
})

it.each([
  [{ CONTENT_LAKE_WEBHOOK_URL: 'http://localhost:1/' }, 'CONTENT_LAKE_WEBHOOK_SECRET'],
  [
    { CONTENT_LAKE_WEBHOOK_URL: 'ftp://localhost', CONTENT_LAKE_WEBHOOK_SECRET: SECRET },
    'CONTENT_LAKE_WEBHOOK_URL',
  ],
  [
    {
      CONTENT_LAKE_WEBHOOK_URL: 'http://localhost:1/',
      CONTENT_LAKE_WEBHOOK_SECRET: SECRET,
      CONTENT_LAKE_WEBHOOK_PROJECTION: '{ broken',
    },
    'cannot start',
  ],
])('the lake does not start with a webhook that cannot work: %o', async (env, message) => {
  await expect(startLakeProcess({ env })).rejects.toThrow(message)
})
