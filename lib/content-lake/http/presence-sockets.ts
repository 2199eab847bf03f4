import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { PresenceConnection } from '../presence/connection.ts'
import { Room } from '../presence/room.ts'
import { slotLimits, StreamSlots } from '../streams/stream-slots.ts'
import type { Identity } from '../types.ts'
import { callerKey, clientAddress } from './caller.ts'
import type { Lake } from './context.ts'
import { webSocketIdentity } from './websocket-identity.ts'

const path = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([a-z0-9_-]+)$/
const maxConnections = 256
const maxBacklogBytes = 256 * 1024
/** The Studio treats it as the sign that it is connected. */
const heartbeatMessage = '♥'
const heartbeatMs = 10_000
/** How long a client may take to close when the lake stops. */
const closeTimeoutMs = 500

type PresenceUpgrade = {
  request: IncomingMessage
  url: URL
  socket: Duplex
  head: Buffer
}

/** Presence of editors in documents, for the Studio: a room for each dataset, over WebSocket. */
export type PresenceSockets = {
  /** Handles an upgrade request; false when it has another path. @throws LakeError when it is refused */
  upgrade(upgrade: PresenceUpgrade): boolean
  /** Ends the connections to a deleted dataset, and those of members without access. */
  recheckAccess(dataset: string): void
  /** Ends the connections of members who are no longer signed in. */
  recheckMembers(): void
  close(): void
}

export function presenceSockets(lake: Lake): PresenceSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: 32 * 1024 })
  const rooms = new Map<string, Room>()
  const slots = new StreamSlots(slotLimits(maxConnections))
  const open = new Map<WebSocket, { dataset: string; connection: PresenceConnection }>()
  const responsive = new WeakSet<WebSocket>()

  const heartbeat = setInterval(() => {
    for (const [webSocket, { connection }] of open) {
      // Nothing received since the last heartbeat: the client is gone.
      if (!responsive.delete(webSocket)) webSocket.terminate()
      else if (connection.checkAccess()) {
        webSocket.send(heartbeatMessage)
        webSocket.ping()
      }
    }
  }, heartbeatMs).unref()

  function attach(
    webSocket: WebSocket,
    dataset: string,
    request: IncomingMessage,
    slot: ReturnType<typeof takeSlot>,
  ): void {
    const room = rooms.get(dataset) ?? new Room()
    rooms.set(dataset, room)
    const connection = new PresenceConnection({
      room,
      identify: () => webSocketIdentity(request, lake),
      identifySecret: (secret) => lake.auth.identifySecret(secret),
      admit: (identity) => {
        lake.datasets.get(dataset)
        slot.change(identity)
      },
      send: (text) => {
        // To a client this slow, the locations of others are out of date.
        if (webSocket.bufferedAmount > maxBacklogBytes) webSocket.terminate()
        else webSocket.send(text)
      },
      end: () => webSocket.close(1008),
    })
    open.set(webSocket, { dataset, connection })
    responsive.add(webSocket)
    const authenticationTimer = setTimeout(() => {
      if (!connection.isMember) webSocket.close(1008)
    }, lake.config.limits.presenceLoginMs).unref()
    webSocket.on('pong', () => responsive.add(webSocket))
    webSocket.on('message', (data: Buffer) => {
      responsive.add(webSocket)
      connection.receive(data.toString('utf8'))
    })
    webSocket.on('error', () => webSocket.terminate())
    webSocket.on('close', () => {
      slot.release()
      clearTimeout(authenticationTimer)
      open.delete(webSocket)
      connection.close()
      if (room.isEmpty && rooms.get(dataset) === room) rooms.delete(dataset)
    })
    webSocket.send(heartbeatMessage)
  }

  /** The slot of a connection; an anonymous caller's until the connection is authenticated. */
  function takeSlot(first: Identity, address: string) {
    const take = (identity: Identity): (() => void) =>
      slots.take({ role: identity.role, caller: callerKey(identity, address) })
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
      // A browser authenticates after it has connected; until then nothing is revealed, not even which datasets exist.
      const dataset = identity.role === 'anonymous' ? name : lake.datasets.get(name).name
      const slot = takeSlot(identity, clientAddress(request, lake.config.proxyHops))
      let isUpgraded = false
      try {
        server.handleUpgrade(request, socket, head, (webSocket) => {
          isUpgraded = true
          attach(webSocket, dataset, request, slot)
        })
      } finally {
        if (!isUpgraded) slot.release()
      }
      return true
    },
    recheckMembers() {
      for (const { connection } of open.values()) connection.checkAccess()
    },
    recheckAccess(dataset) {
      const isDeleted = !lake.datasets.loaded(dataset)
      for (const [webSocket, { connection, dataset: joined }] of open) {
        if (joined !== dataset) continue
        if (isDeleted) webSocket.close(1008)
        else connection.checkAccess()
      }
      if (isDeleted) rooms.delete(dataset)
    },
    close() {
      clearInterval(heartbeat)
      for (const webSocket of server.clients) {
        webSocket.close(1001)
        setTimeout(() => webSocket.terminate(), closeTimeoutMs).unref()
      }
    },
  }
}
