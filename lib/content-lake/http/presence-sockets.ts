import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { PresenceConnection } from '../presence/connection.ts'
import { Room } from '../presence/room.ts'
import { placeLimits, StreamPlaces } from '../streams/stream-places.ts'
import type { Identity } from '../types.ts'
import { callerKey, clientAddress } from './caller.ts'
import type { Lake } from './context.ts'
import { webSocketIdentity } from './websocket-identity.ts'

const path = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([a-z0-9_-]+)$/
const mostConnections = 256
const mostBacklogBytes = 256 * 1024
/** The Studio takes a heartbeat as the sign that it is connected. */
const heartbeatMessage = '♥'
const heartbeatMs = 10_000
/** How long a connection may take to say who it is. */
const introductionMs = 10_000
/** How long the other end may take to say goodbye when the lake stops. */
const goodbyeMs = 500

export type PresenceUpgrade = {
  request: IncomingMessage
  url: URL
  socket: Duplex
  head: Buffer
}

/** Who is editing what, for the Studio: a room for each dataset, reached over WebSocket. */
export type PresenceSockets = {
  /** Takes an upgrade request; false when it is for something else. @throws LakeError when it is refused */
  upgrade(upgrade: PresenceUpgrade): boolean
  /** Ends the connections to a dataset that is gone, and those of members without access. */
  recheck(dataset: string): void
  close(): void
}

export function presenceSockets(lake: Lake): PresenceSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: 32 * 1024 })
  const rooms = new Map<string, Room>()
  const places = new StreamPlaces(placeLimits(mostConnections))
  const open = new Map<WebSocket, { dataset: string; connection: PresenceConnection }>()
  const answering = new WeakSet<WebSocket>()

  const heartbeat = setInterval(() => {
    for (const [webSocket, { connection }] of open) {
      // Nothing since the last round: the other end has gone without a word.
      if (!answering.delete(webSocket)) webSocket.terminate()
      else if (connection.checkAccess()) {
        webSocket.send(heartbeatMessage)
        webSocket.ping()
      }
    }
  }, heartbeatMs).unref()

  function carry(
    webSocket: WebSocket,
    dataset: string,
    request: IncomingMessage,
    place: ReturnType<typeof takePlace>,
  ): void {
    const room = rooms.get(dataset) ?? new Room()
    rooms.set(dataset, room)
    const connection = new PresenceConnection({
      room,
      identify: () => webSocketIdentity(request, lake),
      identifySecret: (secret) => lake.auth.identifySecret(secret),
      admit: (identity) => {
        lake.datasets.get(dataset)
        place.change(identity)
      },
      send: (text) => {
        // Where others were a while ago is of no use to a reader this slow.
        if (webSocket.bufferedAmount > mostBacklogBytes) webSocket.terminate()
        else webSocket.send(text)
      },
      end: () => webSocket.close(1008),
    })
    open.set(webSocket, { dataset, connection })
    answering.add(webSocket)
    const introduction = setTimeout(() => {
      if (!connection.isMember) webSocket.close(1008)
    }, introductionMs).unref()
    webSocket.on('pong', () => answering.add(webSocket))
    webSocket.on('message', (data: Buffer) => {
      answering.add(webSocket)
      connection.receive(data.toString('utf8'))
    })
    webSocket.on('error', () => webSocket.terminate())
    webSocket.on('close', () => {
      place.release()
      clearTimeout(introduction)
      open.delete(webSocket)
      connection.close()
      if (room.isEmpty && rooms.get(dataset) === room) rooms.delete(dataset)
    })
    webSocket.send(heartbeatMessage)
  }

  /** A connection's place: a stranger's until the connection has said who it is. */
  function takePlace(first: Identity, address: string) {
    const take = (identity: Identity): (() => void) =>
      places.take({ role: identity.role, caller: callerKey(identity, address) })
    let release = take(first)
    return {
      release: () => release(),
      change(identity: Identity): void {
        release()
        release = () => {}
        release = take(identity)
      },
    }
  }

  return {
    upgrade({ request, url, socket, head }) {
      const [, name] = path.exec(url.pathname) ?? []
      if (name === undefined) return false
      const identity = webSocketIdentity(request, lake)
      // A browser says who it is once it is connected; until then it learns nothing, not even which datasets there are.
      const dataset = identity.role === 'anonymous' ? name : lake.datasets.get(name).name
      const place = takePlace(identity, clientAddress(request, lake.config.proxyHops))
      let isUpgraded = false
      try {
        server.handleUpgrade(request, socket, head, (webSocket) => {
          isUpgraded = true
          carry(webSocket, dataset, request, place)
        })
      } finally {
        if (!isUpgraded) place.release()
      }
      return true
    },
    recheck(dataset) {
      const isGone = !lake.datasets.loaded(dataset)
      for (const [webSocket, { connection, dataset: theirs }] of open) {
        if (theirs !== dataset) continue
        if (isGone) webSocket.close(1008)
        else connection.checkAccess()
      }
      if (isGone) rooms.delete(dataset)
    },
    close() {
      clearInterval(heartbeat)
      for (const webSocket of server.clients) {
        webSocket.close(1001)
        setTimeout(() => webSocket.terminate(), goodbyeMs).unref()
      }
    },
  }
}
