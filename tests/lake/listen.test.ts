import { ChannelError, type MutationEvent } from '@sanity/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { collectEvents } from '../support/collect-events.ts'
import { openEventStream } from '../support/event-stream.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

describe('listening to a query with the real client', () => {
  it('gets documents that appear, change and disappear, from inside the filter', async () => {
    const stream = collectEvents<MutationEvent | { type: string }>(
      lake
        .admin()
        .listen(
          '*[_type == "note" && shown == true]',
          {},
          { events: ['welcome', 'mutation'], includePreviousRevision: true },
        ),
    )
    await stream.reach(1)
    expect(stream.events[0]).toMatchObject({ type: 'welcome' })
    await lake.admin().create({ _id: 'a', _type: 'note', shown: false })
    await lake.admin().patch('a').set({ shown: true }).commit()
    await lake.admin().patch('a').set({ text: 'x' }).commit()
    await lake.admin().patch('a').set({ shown: false }).commit()
    await lake.admin().delete('a')
    await lake.admin().create({ _id: 'b', _type: 'note', shown: true })
    const events = (await stream.reach(5)).slice(1) as MutationEvent[]
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['a', 'appear'],
      ['a', 'update'],
      ['a', 'disappear'],
      ['b', 'appear'],
    ])
    expect(events[1]).toMatchObject({
      result: { _id: 'a', text: 'x' },
      previous: { _id: 'a', shown: true },
      mutations: [{ patch: { id: 'a', set: { text: 'x' } } }],
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    })
  })

  it('gets both documents of a publication, numbered within their transaction', async () => {
    await lake.admin().create({ _id: 'drafts.c', _type: 'note' })
    const stream = collectEvents(
      lake.admin().listen('*[_id in ["c", "drafts.c"]]', {}, {
        effectFormat: 'mendoza',
        events: ['welcome', 'mutation'],
      } as never),
    )
    await stream.reach(1)
    await lake
      .admin()
      .action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.c', publishedId: 'c' })
    const events = (await stream.reach(3)).slice(1) as unknown as (MutationEvent & Record<string, unknown>)[]
    expect(new Set(events.map((event) => event.transactionId)).size).toBe(1)
    expect(events.map((event) => event.transactionCurrentEvent)).toEqual([1, 2])
    expect(events.every((event) => event.transactionTotalEvents === 2)).toBe(true)
    const created = events.find((event) => event.documentId === 'c')
    expect(created).not.toHaveProperty('previousRev')
    expect(created).toMatchObject({ effects: { apply: [0, { _id: 'c' }], revert: [0, null] } })
    const draft = events.find((event) => event.documentId === 'drafts.c')
    expect(draft).toMatchObject({ transition: 'disappear', resultRev: draft?.transactionId })
  })

  it('gets nothing that its reader may not read', async () => {
    const stream = collectEvents(
      lake.client().listen('*[_type == "secret"]', {}, { events: ['welcome', 'mutation'] }),
    )
    await stream.reach(1)
    await lake.admin().create({ _id: 'drafts.s', _type: 'secret' })
    await lake.admin().create({ _id: 'enquiry.s', _type: 'secret' })
    await lake.admin().create({ _id: 'open', _type: 'secret' })
    await stream.reach(2)
    expect(stream.events.slice(1)).toMatchObject([{ documentId: 'open' }])
  })

  it.each([
    ['*[_type == "note', /^GROQ query parse error/],
    ['*[_id in *[true]._id]', /exactly one filter/],
    ['count(*)', /exactly one filter/],
    ['"no documents"', /exactly one filter/],
  ])('reports a faulty query as the client expects: %s', async (query, message) => {
    const stream = collectEvents(lake.client().listen(query, {}, { events: ['welcome', 'mutation'] }))
    const error: unknown = await stream.reach(1).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ChannelError)
    expect((error as ChannelError).message).toMatch(message)
  })

  it('responds with 200 to a faulty query, sends the error as an event, and ends', async () => {
    const query = '*[_type == "note"'
    const response = await lake.fetch(`/v1/data/listen/production?query=${encodeURIComponent(query)}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const [, data] = /^event: channelError\ndata: (.*)\n\n$/.exec(await response.text()) ?? []
    expect(JSON.parse(data ?? '')).toMatchObject({ error: { type: 'queryParseError', query } })
  })

  it('evaluates the filter alone, not the projection', async () => {
    const stream = collectEvents(
      lake.admin().listen(
        '*[_type == "shaped"][sent == true] | order(name) [0]{ name }',
        {},
        {
          events: ['welcome', 'mutation'],
        },
      ),
    )
    await stream.reach(1)
    await lake.admin().create({ _id: 'shaped-a', _type: 'shaped', sent: false })
    await lake.admin().create({ _id: 'shaped-b', _type: 'shaped', sent: true })
    expect((await stream.reach(2)).slice(1)).toMatchObject([{ documentId: 'shaped-b' }])
  })

  it('gets nothing of commits from before it opened', async () => {
    for (let round = 0; round < 20; round++) {
      await lake.admin().create({ _id: `before-${round}`, _type: 'early' })
      const stream = collectEvents(
        lake.admin().listen('*[_type == "early"]', {}, { events: ['welcome', 'mutation'] }),
      )
      await stream.reach(1)
      await lake.admin().create({ _id: `after-${round}`, _type: 'early' })
      expect((await stream.reach(2)).slice(1)).toMatchObject([{ documentId: `after-${round}` }])
    }
  })

  it('gets the events of each transaction together, in the order of the commits', async () => {
    const stream = collectEvents<MutationEvent | { type: string }>(
      lake.admin().listen('*[_type == "ordered"]', {}, { events: ['welcome', 'mutation'] }),
    )
    await stream.reach(1)
    const ids = ['a', 'b', 'c'].map((name) => `ordered-${name}`)
    const commits = Array.from({ length: 60 }, (_, n) =>
      lake.admin().mutate(
        ids.map((_id) => ({ createOrReplace: { _id, _type: 'ordered', n } })),
        {
          transactionId: `ordered-${n}`,
        },
      ),
    )
    await Promise.all(commits)
    const events = (await stream.reach(1 + 180)).slice(1) as MutationEvent[]
    const groups = Array.from({ length: 60 }, (_, n) => events.slice(3 * n, 3 * n + 3))
    for (const group of groups) {
      expect(new Set(group.map(({ transactionId }) => transactionId)).size).toBe(1)
      expect(group.map(({ transactionCurrentEvent }) => transactionCurrentEvent)).toEqual([1, 2, 3])
    }
    for (const id of ids) {
      const own = events.filter(({ documentId }) => documentId === id)
      expect(own.slice(1).map(({ previousRev }) => previousRev)).toEqual(
        own.slice(0, -1).map(({ resultRev }) => resultRev),
      )
    }
  })

  it('resumes where it stopped, or sends a reset', async () => {
    const path = `/v1/data/listen/production?enableResume=true&query=${encodeURIComponent('*[_type == "resumed"]')}`
    const { transactionId } = await lake
      .admin()
      .transaction()
      .create({ _id: 'r1', _type: 'resumed' })
      .commit({ returnDocuments: false })
    await lake.admin().create({ _id: 'r2', _type: 'resumed' })
    const token = lake.credentials.administratorToken
    const resumed = await openEventStream(lake, path, {
      token,
      headers: { 'last-event-id': `${transactionId}#r1` },
    })
    await vi.waitFor(() => expect(resumed.events).toHaveLength(2))
    expect(resumed.events).toMatchObject([
      { event: 'welcomeback' },
      { event: 'mutation', data: { documentId: 'r2' } },
    ])
    const lost = await openEventStream(lake, path, { token, headers: { 'last-event-id': 'forgotten#x' } })
    await vi.waitFor(() => expect(lost.events).toMatchObject([{ event: 'reset' }, { event: 'welcome' }]))
  })

  it('resumes after a restart, also before its first event', async () => {
    const first = await startLakeProcess()
    onTestFinished(() => first.stop())
    const query = encodeURIComponent('*[_type == "kept"]')
    const path = `/v1/data/listen/production?enableResume=true&effectFormat=mendoza&includeResult=true&includePreviousRevision=true&query=${query}`
    const token = first.credentials.administratorToken
    await first.admin().create({ _id: 'k1', _type: 'kept', text: 'a' })
    const before = await openEventStream(first, path, { token })
    await vi.waitFor(() => expect(before.events).toHaveLength(1))
    await first
      .admin()
      .transaction()
      .patch('k1', { set: { text: 'b' }, unset: ['none'] })
      .create({ _id: 'k2', _type: 'kept' })
      .commit()
    await first.admin().delete('k2')
    await vi.waitFor(() => expect(before.events).toHaveLength(4))
    await first.kill()

    const { dataDir } = first
    const again = await startLakeProcess({ dataDir })
    onTestFinished(() => again.kill())
    const after = await openEventStream(again, path, {
      token,
      headers: { 'last-event-id': before.events[0]?.id ?? '' },
    })
    await vi.waitFor(() => expect(after.events).toHaveLength(4))
    expect(after.events[0]?.event).toBe('welcomeback')
    expect(after.events.slice(1)).toEqual(before.events.slice(1))
    const rest = await openEventStream(again, path, {
      token,
      headers: { 'last-event-id': before.events[2]?.id ?? '' },
    })
    await vi.waitFor(() => expect(rest.events).toHaveLength(2))
    expect(rest.events.slice(1)).toEqual(before.events.slice(3))
    // What was committed while the dataset was private is not theirs, and is not stored.
    const anonymous = await openEventStream(again, path, {
      headers: { 'last-event-id': before.events[0]?.id ?? '' },
    })
    await vi.waitFor(() => expect(anonymous.events).toMatchObject([{ event: 'reset' }, { event: 'welcome' }]))
  })
})
