import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { httpError, LakeError } from '../errors.ts'
import { formatEvent } from '../streams/stream-event.ts'
import type { OpenStream } from '../streams/stream-hub.ts'
import { clientAddress } from './caller.ts'
import type { Lake } from './context.ts'
import { requireKnownUpgrade } from './gate.ts'
import { presenceSockets } from './presence-sockets.ts'
import { type AdmittedStream, admitStream, streamKinds } from './stream-feeds.ts'
import { webSocketIdentity } from './websocket-identity.ts'

const streamPath = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/data\/(listen|live\/events)\/([^/]+)$/

/** The subprotocol that clients request; a token may be beside it as `bearer.<token>`. */
const subprotocol = 'sanity-event-stream'

/** How long a refused client may take to read the response. */
const refusalMs = 2_000

/**
 * Serves WebSockets: presence, and the event streams, whose messages are the text of the HTTP response. A browser opens at
 * most six HTTP/1.1 connections to a host, and the Studio needs more streams; WebSockets do not count.
 *
 * @returns the connections for presence
 */
export function attachWebSockets(server: Server, lake: Lake): ReturnType<typeof presenceSockets> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    handleProtocols: () => subprotocol,
  })
  const presence = presenceSockets(lake)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // First of all: Node removes its own error listener from a socket that is upgraded, and an unhandled reset would end the
    // process.
    socket.on('error', () => socket.destroy())
    try {
      requireKnownUpgrade(request, lake)
      const url = urlOf(request)
      if (presence.upgrade({ request, url, socket, head })) return
      const admitted = admit(request, url, lake)
      let isUpgraded = false
      try {
        sockets.handleUpgrade(request, socket, head, (webSocket) => {
          isUpgraded = true
          attach(webSocket, lake, admitted)
        })
      } finally {
        // A request without a valid handshake has been answered by `handleUpgrade`; its slot is free again.
        if (!isUpgraded && 'release' in admitted) admitted.release()
      }
    } catch (error) {
      reject(socket, error)
    }
  })
  return presence
}

function urlOf(request: IncomingMessage): URL {
  const url = URL.parse(`http://lake${request.url ?? '/'}`)
  if (!url) throw httpError(400, 'The address of the request is not valid')
  return url
}

function admit(request: IncomingMessage, url: URL, lake: Lake): AdmittedStream {
  const [, name, dataset] = streamPath.exec(url.pathname) ?? []
  const kind = streamKinds.find((known) => known === name)
  if (kind === undefined || dataset === undefined) throw httpError(404, 'Not Found')
  return admitStream(lake, {
    kind,
    dataset,
    search: url.searchParams,
    identify: () => webSocketIdentity(request, lake),
    address: clientAddress(request, lake.config.proxyHops),
    lastEventId: url.searchParams.get('lastEventId') ?? undefined,
  })
}

function attach(webSocket: WebSocket, lake: Lake, admitted: AdmittedStream): void {
  webSocket.on('error', () => webSocket.terminate())
  if ('refusal' in admitted) {
    webSocket.send(formatEvent(admitted.refusal))
    webSocket.close(1000)
    return
  }
  let stream: OpenStream | undefined
  stream = lake.streams.open(
    {
      write: (text) => webSocket.send(text, () => stream?.resume()),
      backlog: () => webSocket.bufferedAmount,
      close: () => webSocket.close(1001),
    },
    admitted.feed,
    admitted.release,
  )
  webSocket.on('close', () => stream?.detach())
}

function reject(socket: Duplex, error: unknown): void {
  const { status, body, headers } = error instanceof LakeError ? error : httpError(500, 'Internal error')
  if (!(error instanceof LakeError)) console.error('Content Lake:', error)
  const text = JSON.stringify(body)
  const lines = [
    `HTTP/1.1 ${status} Refused`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
  setTimeout(() => socket.destroy(), refusalMs).unref()
}
