import { ChannelError, type MutationEvent } from '@sanity/client'
import type { Observable, Subscription } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { openEventStream } from '../support/event-stream.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

let lake: LakeProcess
const open: Subscription[] = []

beforeAll(async () => {
  lake = await startLakeProcess()
})
afterEach(() => {
  for (const subscription of open.splice(0)) subscription.unsubscribe()
})
afterAll(() => lake.stop())

/** Collects a stream's events and waits for so many of them. */
function collect<T>(stream: Observable<T>): { events: T[]; reach(count: number): Promise<T[]> } {
  const events: T[] = []
  let wake = (): void => {}
  let failure: Error | undefined
  open.push(
    stream.subscribe({
      next: (event) => {
        events.push(event)
        wake()
      },
      error: (error: unknown) => {
        failure = error as Error
        wake()
      },
    }),
  )
  return {
    events,
    async reach(count) {
      const limit = Date.now() + 5_000
      while (events.length < count) {
        if (failure) throw failure
        if (Date.now() > limit)
          throw new Error(`Only ${events.length} of ${count} events: ${JSON.stringify(events)}`)
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, 200)
        })
      }
      return events
    },
  }
}

describe('listening to a query with the real client', () => {
  it('gets documents that appear, change and disappear, from inside the filter', async () => {
    const stream = collect<MutationEvent | { type: string }>(
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
    const stream = collect(
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

  it('gets nothing that it may not read', async () => {
    const stream = collect(
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
    const stream = collect(lake.client().listen(query, {}, { events: ['welcome', 'mutation'] }))
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
    const stream = collect(
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

  it('gets nothing of a commit that was done before it opened', async () => {
    for (let round = 0; round < 20; round++) {
      await lake.admin().create({ _id: `before-${round}`, _type: 'early' })
      const stream = collect(
        lake.admin().listen('*[_type == "early"]', {}, { events: ['welcome', 'mutation'] }),
      )
      await stream.reach(1)
      await lake.admin().create({ _id: `after-${round}`, _type: 'early' })
      expect((await stream.reach(2)).slice(1)).toMatchObject([{ documentId: `after-${round}` }])
    }
  })

  it('gets the events of each transaction together, in the order of the commits', async () => {
    const stream = collect<MutationEvent | { type: string }>(
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
    resumed.close()
    const lost = await openEventStream(lake, path, { token, headers: { 'last-event-id': 'forgotten#x' } })
    await vi.waitFor(() => expect(lost.events).toMatchObject([{ event: 'reset' }, { event: 'welcome' }]))
    lost.close()
  })
})

describe('live events with the real client', () => {
  it('carry a sync tag of every query whose result changed', async () => {
    await lake.admin().create({ _id: 'town-a', _type: 'town', name: 'A' })
    await lake.admin().create({ _id: 'area-a', _type: 'area', town: { _type: 'reference', _ref: 'town-a' } })
    const query = '*[_type == "area"]{"town": town->name}'
    const { syncTags } = await lake.client().fetch(query, {}, { filterResponse: false })
    const stream = collect(lake.client().live.events())
    await stream.reach(1)
    await lake.admin().patch('town-a').set({ name: 'B' }).commit()
    await lake.admin().create({ _id: 'unrelated', _type: 'other' })
    await stream.reach(3)
    const [, related, unrelated] = stream.events as { tags?: string[] }[]
    const shared = (event?: { tags?: string[] }) =>
      event?.tags?.some((tag) => (syncTags as string[] | undefined)?.includes(tag))
    expect(shared(related)).toBe(true)
    expect(shared(unrelated)).toBe(false)
  })

  it('leave out drafts unless a reader with permission requests them', async () => {
    const published = collect(lake.client().live.events())
    const drafts = collect(lake.admin().live.events({ includeDrafts: true }))
    await Promise.all([published.reach(1), drafts.reach(1)])
    await lake.admin().create({ _id: 'drafts.quiet', _type: 'note' })
    await lake.admin().create({ _id: 'loud', _type: 'note' })
    await Promise.all([published.reach(2), drafts.reach(3)])
    expect(published.events).toHaveLength(2)
  })

  it('restart a client that missed too much', async () => {
    const stream = await openEventStream(lake, '/v1/data/live/events/production', {
      headers: { 'last-event-id': 'older-7' },
    })
    await vi.waitFor(() => expect(stream.events).toMatchObject([{ event: 'restart' }]))
    stream.close()
  })
})

describe('the same streams over WebSocket', () => {
  const connect = (path: string, protocols: string[] = []) =>
    new WebSocket(`${lake.url.replace('http', 'ws')}${path}`, ['sanity-event-stream', ...protocols])

  it('carry the same text, with the token as subprotocol', async () => {
    const socket = connect(`/v1/data/listen/production?query=${encodeURIComponent('*[_type == "ws"]')}`, [
      `bearer.${lake.credentials.siteToken}`,
    ])
    let text = ''
    socket.on('message', (data: Buffer) => (text += data.toString()))
    await expect.poll(() => text).toContain('event: welcome')
    await lake.admin().create({ _id: 'drafts.ws', _type: 'ws' })
    await expect.poll(() => text).toContain('"documentId":"drafts.ws"')
    socket.close()
  })

  it('are refused as over HTTP', async () => {
    const status = await new Promise((resolve) => {
      const socket = connect('/v1/data/live/events/production?includeDrafts=true')
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    })
    expect(status).toBe(401)
  })
})
