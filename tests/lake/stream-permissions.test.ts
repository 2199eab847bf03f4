import { beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type EventStream, listenPath, openEventStream } from '../support/event-stream.ts'
import { createToken, revokeToken } from '../support/lake-tokens.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

async function listen(
  query: string,
  options: Parameters<typeof openEventStream>[2] & { search?: Record<string, string>; dataset?: string } = {},
): Promise<EventStream> {
  const path = listenPath(query, options.search, options.dataset)
  const stream = await openEventStream(lake, path, options)
  await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0))
  return stream
}

const changedIds = (stream: EventStream) =>
  stream.events.filter(({ event }) => event === 'mutation').map(({ data }) => data.documentId)
/** Makes a commit that every reader gets: earlier ones have arrived before it. */
async function mark(...streams: EventStream[]): Promise<void> {
  const { _id } = await lake.admin().create({ _type: 'mark' })
  await vi.waitFor(() => {
    for (const stream of streams) expect(changedIds(stream)).toContain(_id)
  })
}
async function dataset(name: string, method: string, settings?: Record<string, unknown>): Promise<void> {
  const response = await lake.fetch(`/v2021-06-07/datasets/${name}`, {
    method,
    token: lake.credentials.administratorToken,
    ...(settings && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(settings) }),
  })
  expect(response.status).toBe(200)
}

describe('a filter ranges over what its reader may read', () => {
  const hidden = [
    { _id: 'drafts.probe', _type: 'town', secret: 'draft' },
    { _id: 'enquiry.probe', _type: 'enquiry', secret: '07700 900123' },
    { _id: 'sanity-preview-url-secret.probe', _type: 'sanity.previewUrlSecret', secret: 'shared' },
    { _id: 'versions.r1.probe', _type: 'town', secret: 'version' },
  ]
  beforeAll(async () => {
    for (const document of hidden) await lake.admin().createOrReplace(document)
  })

  it.each(hidden)('when it follows a reference to $_id', async ({ _id, secret }) => {
    const query = `*[_type == "mark" || target->secret match "*${secret.slice(2)}"]`
    const anonymous = await listen(query)
    const viewer = await listen(query, { token: lake.credentials.siteToken })
    const prober = `prober-${_id.replaceAll('.', '-')}`
    await lake
      .admin()
      .create({ _id: prober, _type: 'x', target: { _type: 'reference', _ref: _id, _weak: true } })
    await mark(anonymous, viewer)
    expect(changedIds(viewer)).toContain(prober)
    expect(changedIds(anonymous)).not.toContain(prober)
  })

  it('when it resumes', async () => {
    const { transactionId } = await lake
      .admin()
      .transaction()
      .create({ _id: 'resumed-1', _type: 'x' })
      .commit({ returnDocuments: false })
    const target = { _type: 'reference', _ref: 'enquiry.probe', _weak: true }
    await lake.admin().create({ _id: 'resumed-2', _type: 'x', target })
    await lake.admin().create({ _id: 'resumed-3', _type: 'mark' })
    const query = '*[_type == "mark" || target->secret match "07700*"]'
    const options = {
      search: { enableResume: 'true' },
      headers: { 'last-event-id': `${transactionId}#resumed-1` },
    }
    const anonymous = await listen(query, options)
    const viewer = await listen(query, { ...options, token: lake.credentials.siteToken })
    await mark(anonymous, viewer)
    expect(anonymous.events[0]?.event).toBe('welcomeback')
    expect(changedIds(viewer).slice(0, 2)).toEqual(['resumed-2', 'resumed-3'])
    expect(changedIds(anonymous).slice(0, 1)).toEqual(['resumed-3'])
  })

  it.each([
    'count(releases::all()) > 0',
    'count(sanity::versionsOf("probe")) > 0',
    'defined(^.secret)',
    'identity() != "<anonymous>"',
  ])('whatever function it calls: %s', async (condition) => {
    const anonymous = await listen(`*[_type == "mark" || (${condition})]`)
    await lake.admin().createOrReplace({ _id: 'drafts.probe', _type: 'town', secret: 'draft' })
    await lake.admin().create({ _type: 'bait' })
    await lake.admin().create({ _id: `mark-${condition.length}`, _type: 'mark' })
    // An unknown function ends the stream with an error, which reveals nothing either.
    await vi.waitFor(() => expect(changedIds(anonymous).length > 0 || !anonymous.isOpen()).toBe(true))
    expect(changedIds(anonymous).every((id) => String(id).startsWith('mark'))).toBe(true)
  })

  it('and hidden documents are not counted in a transaction', async () => {
    const anonymous = await listen('*[_type == "counted"]')
    await lake
      .admin()
      .transaction()
      .create({ _id: 'drafts.counted', _type: 'counted' })
      .create({ _id: 'counted', _type: 'counted' })
      .create({ _id: 'enquiry.counted', _type: 'counted' })
      .commit()
    await vi.waitFor(() => expect(changedIds(anonymous)).toEqual(['counted']))
    expect(anonymous.events[1]?.data).toMatchObject({ transactionTotalEvents: 1, transactionCurrentEvent: 1 })
    expect(anonymous.text()).not.toContain('enquiry')
  })
})

describe('a stream ends with its reader’s rights', () => {
  it.each(['listen', 'live'])('when the token is revoked (%s)', async (kind) => {
    const { id, key } = await createToken(lake, 'viewer')
    const stream =
      kind === 'listen'
        ? await listen('*', { token: key })
        : await openEventStream(lake, '/v2026-01-01/data/live/events/production?includeDrafts=true', {
            token: key,
          })
    await lake.admin().create({ _id: `drafts.${kind}-sent`, _type: 'x' })
    await vi.waitFor(() => expect(stream.events).toHaveLength(2))
    await revokeToken(lake, id)
    await lake.admin().create({ _id: `drafts.${kind}-secret`, _type: 'x' })
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false))
    expect(stream.events.slice(2)).toMatchObject([{ event: 'disconnect' }])
    expect(stream.text()).not.toContain('-secret')
  })

  it('when the token is revoked, without any commit', async () => {
    const { id, key } = await createToken(lake, 'viewer')
    const stream = await listen('*', { token: key })
    await revokeToken(lake, id)
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false))
    expect(stream.events.at(-1)).toMatchObject({ event: 'disconnect' })
  })

  it('when the dataset becomes private, and what was sent before stays private', async () => {
    await dataset('moody', 'PUT', { aclMode: 'public' })
    const client = lake.admin({ dataset: 'moody' })
    const anonymous = await listen('*', { dataset: 'moody' })
    const viewer = await listen('*', { dataset: 'moody', token: lake.credentials.siteToken })
    const { transactionId } = await client
      .transaction()
      .create({ _id: 'a', _type: 'x' })
      .commit({ returnDocuments: false })
    await vi.waitFor(() => expect(changedIds(anonymous)).toEqual(['a']))
    await dataset('moody', 'PATCH', { aclMode: 'private' })
    await vi.waitFor(() => expect(anonymous.isOpen()).toBe(false))
    await client.createOrReplace({ _id: 'a', _type: 'x', text: 'in private' })
    await dataset('moody', 'PATCH', { aclMode: 'public' })
    await client.create({ _id: 'b', _type: 'x' })
    const returning = await listen('*', {
      dataset: 'moody',
      search: { enableResume: 'true' },
      headers: { 'last-event-id': `${transactionId}#a` },
    })
    await vi.waitFor(() => expect(changedIds(returning)).toEqual(['b']))
    expect(returning.text()).not.toContain('in private')
    await vi.waitFor(() => expect(changedIds(viewer)).toEqual(['a', 'a', 'b']))
  })

  it('when the dataset is deleted; one of the same name later is another', async () => {
    await dataset('brief', 'PUT')
    const stream = await listen('*', { dataset: 'brief' })
    const client = lake.admin({ dataset: 'brief' })
    const { transactionId } = await client
      .transaction()
      .create({ _id: 'a', _type: 'x' })
      .commit({ returnDocuments: false })
    await vi.waitFor(() => expect(changedIds(stream)).toEqual(['a']))
    await dataset('brief', 'DELETE')
    await vi.waitFor(() => expect(stream.isOpen()).toBe(false))
    expect(stream.events.at(-1)).toMatchObject({ event: 'disconnect' })
    await dataset('brief', 'PUT')
    const later = await listen('*', {
      dataset: 'brief',
      search: { enableResume: 'true' },
      headers: { 'last-event-id': `${transactionId}#a` },
    })
    expect(later.events[0]?.event).toBe('reset')
  })

  it('and so does a presence room when its dataset is deleted', async () => {
    await dataset('room', 'PUT')
    const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/room`, [
      `bearer.${lake.credentials.siteToken}`,
    ])
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.on('open', resolve))
    await dataset('room', 'DELETE')
    expect(await closed).toBe(1008)
  })

  it('and a member of a presence room leaves it', async () => {
    const { id, key } = await createToken(lake, 'viewer')
    const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/production`, [`bearer.${key}`])
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.on('open', resolve))
    await revokeToken(lake, id)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_subscribe', params: {} }))
    expect(await closed).toBe(1008)
  })
})

it('what is purged is not replayed', async () => {
  const viewer = await listen('*[_type == "purged"]', { token: lake.credentials.siteToken })
  const { transactionId } = await lake
    .admin()
    .transaction()
    .create({ _id: 'enquiry.purged', _type: 'purged', text: 'to be forgotten' })
    .commit({ returnDocuments: false })
  await lake.admin().mutate([{ delete: { id: 'enquiry.purged', purge: true } } as never])
  await vi.waitFor(() => expect(changedIds(viewer)).toEqual(['enquiry.purged', 'enquiry.purged']))
  const returning = await listen('*', {
    token: lake.credentials.siteToken,
    search: { enableResume: 'true', includePreviousRevision: 'true' },
    headers: { 'last-event-id': `${transactionId}#enquiry.purged` },
  })
  expect(returning.events[0]?.event).toBe('reset')
  expect(returning.text()).not.toContain('to be forgotten')
})
