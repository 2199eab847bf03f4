import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { fetchWithStreams } from './stream-fetch.ts'

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
  it('comes over a WebSocket in chunks, and ends when the socket closes', async () => {
    onSocket = (socket) => {
      socket.send('event: welcome\n')
      socket.send('data: {}\n\n')
      socket.close()
    }
    const response = await fetchWithStreams(listen(), { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await response.text()).toBe('event: welcome\ndata: {}\n\n')
    expect(upgrades).toHaveLength(1)
  })

  it('sends the token as a subprotocol, and the last event in the address', async () => {
    onSocket = (socket) => socket.close()
    await fetchWithStreams(listen(), { headers: { ...headers, 'Last-Event-ID': 'tx1#doc' } })
    expect(upgrades[0]?.headers['sec-websocket-protocol']).toMatch(
      /^sanity-event-stream, ?bearer\.secret-token$/,
    )
    const url = new URL(upgrades[0]?.url ?? '', address)
    expect(url.searchParams.get('lastEventId')).toBe('tx1#doc')
    expect(url.searchParams.get('query')).toBe('*')
  })

  it('is requested over HTTP after a refusal, to get the status', async () => {
    refuses = true
    expect((await fetchWithStreams(listen(), {})).status).toBe(401)
  })

  it('closes its socket when it is aborted', async () => {
    const closed = new Promise<void>((resolve) => {
      onSocket = (socket) => {
        socket.on('close', () => resolve())
      }
    })
    const controller = new AbortController()
    const response = await fetchWithStreams(listen(), { headers, signal: controller.signal })
    controller.abort()
    await expect(response.text()).rejects.toThrow('The stream was closed.')
    await closed
  })

  it('is not requested when it was aborted before', async () => {
    await expect(fetchWithStreams(listen(), { signal: AbortSignal.abort() })).rejects.toThrow(
      'The stream was closed.',
    )
  })
})

describe('any other request', () => {
  it('goes over HTTP', async () => {
    const response = await fetchWithStreams(`${address}/data/query/production?query=*`, { headers })
    expect(await response.text()).toBe('over HTTP: GET /v1/data/query/production?query=*')
    expect(upgrades).toEqual([])
  })
})
