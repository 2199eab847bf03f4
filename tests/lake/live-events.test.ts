import { describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { collectEvents } from '../support/collect-events.ts'
import { openEventStream } from '../support/event-stream.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

describe('live events with the real client', () => {
  it('carry a sync tag of every query whose result changed', async () => {
    await lake.admin().create({ _id: 'town-a', _type: 'town', name: 'A' })
    await lake.admin().create({ _id: 'area-a', _type: 'area', town: { _type: 'reference', _ref: 'town-a' } })
    const query = '*[_type == "area"]{"town": town->name}'
    const { syncTags } = await lake.client().fetch(query, {}, { filterResponse: false })
    const stream = collectEvents(lake.client().live.events())
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
    const published = collectEvents(lake.client().live.events())
    const drafts = collectEvents(lake.admin().live.events({ includeDrafts: true }))
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
