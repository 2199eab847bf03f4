import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { LakeError } from '../errors.ts'
import { PresenceConnection } from '../presence/connection.ts'
import { Room } from '../presence/room.ts'
import type { Lake } from './context.ts'
import { webSocketIdentity } from './websocket-identity.ts'

const PATH = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([a-z0-9_-]+)$/
const MOST_CONNECTIONS = 256
const MOST_BACKLOG_BYTES = 256 * 1024
/** The Studio takes a heartbeat as the sign that it is connected. */
const HEARTBEAT = '♥'
const HEARTBEAT_MS = 10_000
/** How long the other end may take to say goodbye when the lake stops. */
const GOODBYE_MS = 500

/** Who is editing what, for the Studio: a room for each dataset, reached over WebSocket. */
export interface PresenceSockets {
  /** Takes an upgrade request; false when it is for something else. @throws LakeError when it is refused */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  close(): void
}

export function presenceSockets(lake: Lake): PresenceSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: 32 * 1024 })
  const rooms = new Map<string, Room>()
  const answering = new WeakSet<WebSocket>()

  const heartbeat = setInterval(() => {
    for (const webSocket of server.clients) {
      // Nothing since the last round: the other end has gone without a word.
      if (!answering.delete(webSocket)) webSocket.terminate()
      else {
        webSocket.send(HEARTBEAT)
        webSocket.ping()
      }
    }
  }, HEARTBEAT_MS).unref()

  function carry(webSocket: WebSocket, dataset: string, connection: PresenceConnection): void {
    answering.add(webSocket)
    webSocket.on('pong', () => answering.add(webSocket))
    webSocket.on('message', (data: Buffer) => {
      answering.add(webSocket)
      connection.receive(data.toString('utf8'))
    })
    // A broken connection closes right after its error; there is nothing else to do about it.
    webSocket.on('error', () => {})
    webSocket.on('close', () => {
      connection.close()
      if (rooms.get(dataset)?.isEmpty) rooms.delete(dataset)
    })
    webSocket.send(HEARTBEAT)
  }

  return {
    upgrade(request, socket, head) {
      const [, name] = PATH.exec(new URL(request.url ?? '/', 'http://lake').pathname) ?? []
      if (name === undefined) return false
      if (server.clients.size >= MOST_CONNECTIONS) throw new LakeError(503, 'Too many connections', {})
      const identity = webSocketIdentity(request, lake)
      // A browser says who it is once it is connected; until then it learns nothing, not even which datasets there are.
      const dataset = identity.role === 'anonymous' ? name : lake.datasets.get(name).name
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const room = rooms.get(dataset) ?? new Room()
        rooms.set(dataset, room)
        const connection = new PresenceConnection({
          room,
          identity,
          identifySecret: (secret) => lake.auth.identifySecret(secret),
          send: (text) => {
            // Where others were a while ago is of no use to a reader this slow.
            if (webSocket.bufferedAmount > MOST_BACKLOG_BYTES) webSocket.terminate()
            else webSocket.send(text)
          },
        })
        carry(webSocket, dataset, connection)
      })
      return true
    },
    close() {
      clearInterval(heartbeat)
      for (const webSocket of server.clients) {
        webSocket.close(1001)
        setTimeout(() => webSocket.terminate(), GOODBYE_MS).unref()
      }
    },
  }
}
