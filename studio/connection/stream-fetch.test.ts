import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { Reachability } from './reachability.ts'
import { fetchStreams, isStream } from './stream-fetch.ts'

const fetchStream = fetchStreams((input, init) => fetch(input, init), new Reachability(() => {}))

let server: Server
let sockets: WebSocketServer
let address: string
let upgrades: IncomingMessage[]
let onSocket: (socket: ServerSocket) => void
let refuses: boolean

beforeEach(async () => {
  upgrades = []
  refuses = false
  onSocket = () => {}
  sockets = new WebSocketServer({ noServer: true })
  server = createServer((request, response) => {
    response.writeHead(request.headers.authorization ? 200 : 401, { 'Content-Type': 'text/plain' })
    response.end(`over HTTP: ${request.method ?? ''} ${request.url ?? ''}`)
  })
  server.on('upgrade', (request, socket, head) => {
    upgrades.push(request)
    if (refuses) socket.end('HTTP/1.1 401 Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    else sockets.handleUpgrade(request, socket, head, (open) => onSocket(open))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})

afterEach(() => {
  for (const socket of sockets.clients) socket.terminate()
  server.close()
  server.closeAllConnections()
})

const listen = () => `${address}/data/listen/production?query=*`
const headers = { authorization: 'Bearer secret-token' }

describe('an event stream', () => {
  it('comes over a WebSocket in chunks, and ends when it can be opened again', async () => {
    onSocket = (socket) => {
      socket.send('event: welcome\n')
      socket.send('data: {}\n\n')
      socket.close()
    }
    const response = await fetchStream(listen(), { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await response.text()).toBe('event: welcome\ndata: {}\n\n')
    expect(upgrades).toHaveLength(2)
  })

  it('sends the token as a subprotocol, and the last event in the address', async () => {
    onSocket = (socket) => socket.close()
    await fetchStream(listen(), { headers: { ...headers, 'Last-Event-ID': 'tx1#doc' } })
    expect(upgrades[0]?.headers['sec-websocket-protocol']).toMatch(
      /^sanity-event-stream, ?bearer\.secret-token$/,
    )
    const url = new URL(upgrades[0]?.url ?? '', address)
    expect(url.searchParams.get('lastEventId')).toBe('tx1#doc')
    expect(url.searchParams.get('query')).toBe('*')
  })

  it('is requested over HTTP after a refusal, to get the status', async () => {
    refuses = true
    expect((await fetchStream(listen(), {})).status).toBe(401)
  })

  it('closes its socket when it is aborted', async () => {
    const closed = new Promise<void>((resolve) => {
      onSocket = (socket) => {
        socket.on('close', () => resolve())
      }
    })
    const controller = new AbortController()
    const response = await fetchStream(listen(), { headers, signal: controller.signal })
    controller.abort()
    await expect(response.text()).rejects.toThrow('The stream was closed.')
    await closed
  })

  it('is not requested when it was aborted before', async () => {
    await expect(fetchStream(listen(), { signal: AbortSignal.abort() })).rejects.toThrow(
      'The stream was closed.',
    )
  })
})

describe('an event stream that can be resumed', () => {
  const resumable = () => `${listen()}&enableResume=true`

  it('goes on after the last event over other connections', async () => {
    onSocket = (socket) => {
      socket.send(`id: t${upgrades.length}#a\nevent: mutation\ndata: {}\n\n`)
      if (upgrades.length < 3) socket.close()
    }
    const response = await fetchStream(resumable(), { headers })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const seen: unknown[] = []
    while (seen.length < 3) seen.push(/id: (.*)/.exec((await reader.read()).value ?? '')?.[1])
    expect(seen).toEqual(['t1#a', 't2#a', 't3#a'])
    const asked = upgrades.map(({ url }) => new URL(url ?? '', address).searchParams.get('lastEventId'))
    expect(asked).toEqual([null, 't1#a', 't2#a'])
    await reader.cancel()
  })

  it('goes on when the server comes back between a refused socket and the request for its status', async () => {
    onSocket = (socket) => {
      socket.send(`id: t${upgrades.length}#a\nevent: mutation\ndata: {}\n\n`)
      refuses = upgrades.length === 1
      if (refuses) socket.close()
    }
    server.on('request', () => {
      refuses = false
    })
    const response = await fetchStream(resumable(), { headers })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('id: t1#a')
    expect((await reader.read()).value).toContain('id: t')
    // Node.js sends a refused upgrade twice.
    expect(new URL(upgrades.at(-1)?.url ?? '', address).searchParams.get('lastEventId')).toBe('t1#a')
    await reader.cancel()
  })

  it('ends when its reader may no longer listen', async () => {
    onSocket = (socket) => {
      refuses = true
      socket.send('id: t1#a\nevent: mutation\ndata: {}\n\n')
      socket.close()
    }
    const response = await fetchStream(resumable(), {})
    expect(await response.text()).toContain('id: t1#a')
  })
})

describe('streams', () => {
  it('are told from other requests by their address', () => {
    expect(isStream(listen())).toBe(true)
    expect(isStream(`${address}/data/live/events/production`)).toBe(true)
    expect(isStream(`${address}/data/query/production?query=*`)).toBe(false)
  })
})
