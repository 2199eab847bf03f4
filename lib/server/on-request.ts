import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

type UpgradeListener = (request: IncomingMessage, socket: Socket, head: Buffer) => 'responded' | void

const responded = new WeakSet<ServerResponse>()
const watched = new WeakSet<Server>()
const upgradeListeners = new Set<UpgradeListener>()

/**
 * Calls `listener` for each HTTP request to this process, before Next.js sees it. Next.js has no hook for that; Node
 * publishes every request on a diagnostics channel.
 *
 * @param listener - a request for which it returns `'responded'` is not passed on, to Next.js or to other listeners
 */
export function onRequest(
  listener: (request: IncomingMessage, response: ServerResponse) => 'responded' | void,
): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return
    const { request, response, server } = message
    watch(server)
    // Node itself refuses it after this, and fails if it has a response by then.
    if (request.httpVersion === '1.1' && request.headers.host === undefined) return
    if (responded.has(response) || listener(request, response) !== 'responded') return
    responded.add(response)
    // Node would still tell the client to continue, or respond itself.
    delete request.headers.expect
  })
}

/**
 * The same for each request to upgrade its connection, as for a WebSocket. Node publishes none of them, but each connection
 * before its first request.
 */
export function onUpgrade(listener: UpgradeListener): void {
  upgradeListeners.add(listener)
  subscribe('net.server.socket', (message) => {
    const server = serverOf(message)
    if (server) watch(server)
  })
}

/** Keeps requests that have a response from the server's own listeners, also from those that it gets later. */
function watch(server: Server): void {
  if (watched.has(server)) return
  watched.add(server)
  const emit = server.emit.bind(server)
  Object.assign(server, {
    emit: (event: string | symbol, ...args: unknown[]) =>
      hasResponse(event, args) || Reflect.apply(emit, undefined, [event, ...args]),
  })
}

function hasResponse(event: string | symbol, [first, second, third]: unknown[]): boolean {
  if (event === 'request') return second instanceof ServerResponse && responded.has(second)
  if (event !== 'upgrade' || !(first instanceof IncomingMessage) || !(second instanceof Socket)) return false
  const head = Buffer.isBuffer(third) ? third : Buffer.alloc(0)
  return [...upgradeListeners].some((listener) => listener(first, second, head) === 'responded')
}

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server }

function isRequestStart(message: unknown): message is RequestStart {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse &&
    'server' in message &&
    message.server instanceof Server
  )
}

/** The HTTP server of a new connection. */
function serverOf(message: unknown): Server | undefined {
  if (typeof message !== 'object' || message === null || !('socket' in message)) return undefined
  const { socket } = message
  if (!(socket instanceof Socket) || !('server' in socket)) return undefined
  return socket.server instanceof Server ? socket.server : undefined
}
