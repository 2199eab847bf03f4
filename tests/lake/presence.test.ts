import { type BifurClient, fromUrl } from '@sanity/bifur-client'
import { firstValueFrom, of, take, toArray } from 'rxjs'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startLakeProcess } from '../support/lake-process.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
let socketUrl: string

beforeAll(async () => {
  socketUrl = `${lake.url.replace('http', 'ws')}/v2026-01-01/socket/production`
})

type Event = {
  type: string
  i: string
  session?: string
  m?: Record<string, unknown>
}

/** The Studio's own client with the events that it receives, until the test is over. */
function editor(token: string): { bifur: BifurClient; received: Event[] } {
  const bifur = fromUrl(socketUrl, { token$: of(token) })
  const received: Event[] = []
  const subscription = bifur
    .listen<Event>('presence')
    .subscribe({ next: (event) => received.push(event), error: () => {} })
  onTestFinished(() => subscription.unsubscribe())
  return { bifur, received }
}

const request = (
  bifur: BifurClient,
  method: Parameters<BifurClient['request']>[0],
  params: Record<string, unknown>,
) => firstValueFrom(bifur.request<unknown>(method, params))
const announce = (bifur: BifurClient, sessionId: string, locations: unknown[]) =>
  request(bifur, 'presence_announce', { data: { sessionId, locations } })

describe('presence, with the Studio’s own client', () => {
  it('sends locations, roll calls and departures to the others', async () => {
    const { administratorToken, siteToken } = lake.credentials
    const one = editor(administratorToken)
    const two = editor(siteToken)
    const locations = [{ type: 'document', documentId: 'drafts.a', path: ['title'], lastActiveAt: 'now' }]
    await request(one.bifur, 'presence_rollcall', { session: 'tab-one' })
    await announce(two.bifur, 'tab-two', locations)
    await vi.waitFor(() =>
      expect(one.received).toEqual([{ type: 'state', i: 'site', m: { sessionId: 'tab-two', locations } }]),
    )
    await request(one.bifur, 'presence_rollcall', { session: 'tab-one' })
    await vi.waitFor(() =>
      expect(two.received).toContainEqual({ type: 'rollCall', i: 'administration', session: 'tab-one' }),
    )
    await request(two.bifur, 'presence_disconnect', { session: 'tab-two' })
    await vi.waitFor(() =>
      expect(one.received.at(-1)).toEqual({ type: 'disconnect', i: 'site', m: { session: 'tab-two' } }),
    )
    expect(two.received.filter(({ i }) => i === 'site')).toEqual([])
  })

  it('reports a departure when a connection breaks', async () => {
    const one = editor(lake.credentials.administratorToken)
    await request(one.bifur, 'presence_rollcall', { session: 'x' })
    const socket = await connect(lake.credentials.siteToken)
    socket.send(rpc('presence_announce', { data: { sessionId: 'lost', locations: [] } }))
    await vi.waitFor(() => expect(one.received).toHaveLength(1))
    socket.terminate()
    await vi.waitFor(() =>
      expect(one.received.at(-1)).toEqual({ type: 'disconnect', i: 'site', m: { session: 'lost' } }),
    )
  })

  it('sends heartbeats', async () => {
    const { bifur } = editor(lake.credentials.siteToken)
    const beats = await firstValueFrom(bifur.heartbeats.pipe(take(2), toArray()))
    expect(beats).toHaveLength(2)
  })

  it('lets no user end or take over the session of another', async () => {
    const one = editor(lake.credentials.administratorToken)
    const two = editor(lake.credentials.siteToken)
    await announce(one.bifur, 'mine', [])
    expect(await announce(two.bifur, 'mine', [{ forged: true }])).toBeUndefined()
    await request(two.bifur, 'presence_disconnect', { session: 'mine' })
    await announce(two.bifur, 'own', [])
    await vi.waitFor(() =>
      expect(one.received.map(({ m }) => m)).toEqual([{ sessionId: 'own', locations: [] }]),
    )
  })
})

describe('presence without permission or within limits', () => {
  it('responds with 4001 to every request that is not authenticated', async () => {
    const socket = await connect()
    for (const method of ['presence_subscribe', 'presence_rollcall', 'presence_announce', 'nothing']) {
      expect(await call(socket, method, { session: 'a' })).toMatchObject({ error: { code: 4001 } })
    }
    expect(await call(socket, 'authorization', { authorization: 'Bearer wrong' })).toMatchObject({
      error: { code: 4001 },
    })
    socket.terminate()
  })

  it('responds to invalid JSON, unknown methods and wrong parameters, and closes on a large message', async () => {
    const socket = await connect(lake.credentials.siteToken)
    socket.send('no JSON')
    expect(await next(socket)).toMatchObject({ id: null, error: { code: -32_700 } })
    expect(await call(socket, 'nothing', {})).toMatchObject({ error: { code: -32_601 } })
    expect(await call(socket, 'presence_announce', { data: 1 })).toMatchObject({
      error: { code: -32_602 },
    })
    const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
    socket.send('x'.repeat(100_000))
    expect(await closed).toBe(1009)
  })

  it('refuses messages beyond its rate limit', async () => {
    const socket = await connect(lake.credentials.siteToken)
    const replies: string[] = []
    socket.on('message', (data: Buffer) => replies.push(data.toString()))
    for (let n = 0; n < 300; n++) socket.send(rpc('presence_rollcall', { session: 'flood' }))
    await vi.waitFor(() => expect(replies.length).toBeGreaterThanOrEqual(300))
    expect(replies.filter((reply) => reply.includes('4029')).length).toBeGreaterThan(50)
    socket.terminate()
  })

  it('does not exist for a missing dataset', async () => {
    const socket = new WebSocket(socketUrl.replace('production', 'nowhere'), {
      headers: { authorization: `Bearer ${lake.credentials.siteToken}` },
    })
    const error = await new Promise<Error>((resolve) => void socket.once('error', resolve))
    expect(error.message).toContain('404')
  })
})

it('an open connection does not keep the lake from stopping', async () => {
  const other = await startLakeProcess()
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/v1/socket/production`)
  await new Promise((resolve) => void socket.once('open', resolve))
  await other.stop()
  expect(other.process.exitCode).toBe(0)
})

let lastId = 0
const rpc = (method: string, params: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: ++lastId, method, params })

async function connect(token?: string): Promise<WebSocket> {
  const socket = new WebSocket(socketUrl)
  await new Promise((resolve) => void socket.once('open', resolve))
  if (token) await call(socket, 'authorization', { authorization: `Bearer ${token}` })
  return socket
}

async function call(socket: WebSocket, method: string, params: unknown): Promise<unknown> {
  const reply = next(socket)
  socket.send(rpc(method, params))
  return await reply
}

/** The next message apart from heartbeats. */
function next(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => {
    const listener = (data: Buffer): void => {
      if (data.toString() === '♥') return
      socket.off('message', listener)
      resolve(JSON.parse(data.toString()))
    }
    socket.on('message', listener)
  })
}
