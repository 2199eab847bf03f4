import type { MutationEvent } from '@sanity/client'
import type { Observable, Subscription } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
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
  it('hears documents appear, change and disappear, from inside the filter', async () => {
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

  it('tells of both documents of a publication, numbered within their transaction', async () => {
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

  it('hears nothing that it may not read', async () => {
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

  it('is refused for a query that is not one filter', async () => {
    const response = await lake.fetch(
      `/v1/data/listen/production?query=${encodeURIComponent('*[_id in *[true]._id]')}`,
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { type: 'queryError' } })
  })

  it('resumes where it stopped, or says that it cannot', async () => {
    const path = `/v1/data/listen/production?enableResume=true&query=${encodeURIComponent('*[_type == "resumed"]')}`
    const { transactionId } = await lake
      .admin()
      .transaction()
      .create({ _id: 'r1', _type: 'resumed' })
      .commit({ returnDocuments: false })
    await lake.admin().create({ _id: 'r2', _type: 'resumed' })
    const resumed = await firstText(path, { 'last-event-id': `${transactionId}#r1` })
    expect(resumed).toContain('event: welcomeback')
    expect(resumed).toContain('"documentId":"r2"')
    expect(resumed).not.toContain('"documentId":"r1"')
    expect(await firstText(path, { 'last-event-id': 'forgotten#x' })).toContain('event: reset')
  })
})

describe('live events with the real client', () => {
  it('carry a sync tag of every query whose answer changed', async () => {
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

  it('are silent about drafts unless asked by somebody who may see them', async () => {
    const published = collect(lake.client().live.events())
    const drafts = collect(lake.admin().live.events({ includeDrafts: true }))
    await Promise.all([published.reach(1), drafts.reach(1)])
    await lake.admin().create({ _id: 'drafts.quiet', _type: 'note' })
    await lake.admin().create({ _id: 'loud', _type: 'note' })
    await Promise.all([published.reach(2), drafts.reach(3)])
    expect(published.events).toHaveLength(2)
  })

  it('tell a client that missed too much to start afresh', async () => {
    expect(await firstText('/v1/data/live/events/production', { 'last-event-id': 'older-7' })).toContain(
      'event: restart',
    )
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

  it('are refused as the others are', async () => {
    const status = await new Promise((resolve) => {
      const socket = connect('/v1/data/live/events/production?includeDrafts=true')
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    })
    expect(status).toBe(401)
  })
})

/** The first text that a stream sends. */
async function firstText(path: string, headers: Record<string, string>): Promise<string> {
  const controller = new AbortController()
  const response = await lake.fetch(path, {
    headers,
    signal: controller.signal,
    token: lake.credentials.siteToken,
  })
  const reader = response.body?.getReader()
  const chunk = await reader?.read()
  controller.abort()
  return new TextDecoder().decode(chunk?.value)
}
