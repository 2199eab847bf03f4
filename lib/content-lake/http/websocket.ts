import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { LakeError } from '../errors.ts'
import type { Subscription } from '../streams/stream-hub.ts'
import type { Lake } from './context.ts'
import { presenceSockets } from './presence-sockets.ts'
import { type StreamKind, subscriptionFor } from './stream-routes.ts'
import { webSocketIdentity } from './websocket-identity.ts'

const STREAM_PATH = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/data\/(listen|live\/events)\/([^/]+)$/
const MOST_BACKLOG_BYTES = 4 * 1024 * 1024

/** The subprotocol that a client asks for; a token may stand beside it as `bearer.<token>`. */
const SUBPROTOCOL = 'sanity-event-stream'

/**
 * What runs over WebSocket: presence, and the event streams once more, over WebSocket. A browser opens at most six connections to a host
 * over HTTP/1.1, and the Studio needs more streams than that; WebSockets do not count. Each message
 * is a piece of the same text that the HTTP response would have carried.
 *
 * @returns what ends the connections that are not event streams
 */
export function attachWebSockets(server: Server, lake: Lake): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    handleProtocols: () => SUBPROTOCOL,
  })
  const presence = presenceSockets(lake)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      if (presence.upgrade(request, socket, head)) return
      const subscription = accept(request, lake)
      sockets.handleUpgrade(request, socket, head, (webSocket) => carry(webSocket, lake, subscription))
    } catch (error) {
      refuse(socket, error)
    }
  })
  return () => presence.close()
}

function accept(request: IncomingMessage, lake: Lake): Subscription {
  const url = new URL(request.url ?? '/', 'http://lake')
  const [, kind, dataset] = STREAM_PATH.exec(url.pathname) ?? []
  if (kind === undefined || dataset === undefined) throw new LakeError(404, 'Not Found', {})
  lake.streams.requireRoom()
  return subscriptionFor(lake, {
    kind: kind as StreamKind,
    dataset: decodeURIComponent(dataset),
    search: url.searchParams,
    identity: webSocketIdentity(request, lake),
    lastEventId: url.searchParams.get('lastEventId') ?? undefined,
  })
}

function carry(webSocket: WebSocket, lake: Lake, subscription: Subscription): void {
  const leave = lake.streams.open(
    {
      write(text) {
        webSocket.send(text)
        return webSocket.bufferedAmount < MOST_BACKLOG_BYTES
      },
      close: () => webSocket.close(1001),
    },
    subscription,
  )
  webSocket.on('close', leave)
  // A broken connection closes right after its error; there is nothing else to do about it.
  webSocket.on('error', leave)
}

function refuse(socket: Duplex, error: unknown): void {
  const status = error instanceof LakeError ? error.status : 500
  const body = JSON.stringify(error instanceof LakeError ? error.body : {})
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Connection: close\r\n\r\n${body}`,
  )
}
