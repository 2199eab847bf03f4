import type { EventEmitter } from 'node:events'
import { Agent, type IncomingMessage, ServerResponse } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { createProxyServer, type ProxyServer } from 'httpxy'
import { lakeError, send, sendOverSocket } from './short-response.ts'

/** How long the Content Lake may take to begin its response to a complete request; its own limits end sooner. */
const responseMs = 30_000
const retryAfterSeconds = 5
/** Less than the five seconds after which the Content Lake closes an idle connection, maybe as a request is sent. */
const idleMs = 4_000

/** What concerns one connection only. `Connection` itself and the body's framing are Node's and the library's. */
export const hopByHop = ['keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer'] as const

/**
 * The reverse proxy to the Content Lake at this address. While it is away, clients get status 503 and when to try again.
 *
 * @param signals - the process, whose end must not wait for streams
 */
export function createLakeProxy(apiHost: string, signals: EventEmitter): ProxyServer {
  // A stream holds a connection for hours, so their number is the Content Lake's to limit.
  const options = { keepAlive: true, maxFreeSockets: 16, timeout: idleMs }
  const agent = apiHost.startsWith('https:') ? new TlsAgent(options) : new Agent(options)
  const proxy = createProxyServer({ target: apiHost, changeOrigin: true, agent, upgradeTimeout: responseMs })
  const endWhenStopping = streamsEndedBy(signals)
  /** Upgrades that have a response, so that no other can follow. */
  const begun = new WeakSet<Socket>()

  proxy.on('proxyReq', (outgoing) => {
    let isOver = false
    let timer: NodeJS.Timeout | undefined
    outgoing.once('finish', () => {
      if (!isOver) timer = setTimeout(() => outgoing.destroy(new Error('No response')), responseMs)
    })
    for (const event of ['response', 'close'])
      outgoing.once(event, () => {
        isOver = true
        clearTimeout(timer)
      })
  })
  proxy.on('proxyRes', (incoming, _request, response) => {
    for (const name of hopByHop) delete incoming.headers[name]
    // This connection's state, not that of the one to the Content Lake.
    incoming.headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close'
    if (!incoming.headers['content-type']?.startsWith('text/event-stream')) return
    // Has nginx pass each event on at once.
    incoming.headers['x-accel-buffering'] = 'no'
    endWhenStopping(response)
  })
  proxy.on('proxyReqWs', (outgoing, _request, socket) => {
    outgoing.once('response', () => begun.add(socket))
    outgoing.once('upgrade', (_response, upstream) => {
      begun.add(socket)
      endWhenStopping(socket)
      // Neither outlives the other, however it ends.
      socket.once('close', () => upstream.destroy())
      upstream.once('close', () => socket.end())
    })
  })
  proxy.on('error', (_error, request, response) => {
    if (response instanceof ServerResponse) sendUnavailable(request, response)
    else if (response && begun.has(response)) response.destroy()
    else if (response) sendOverSocket(response, unavailable)
  })
  return proxy
}

/**
 * Streams last for as long as their client reads; a server that waited for them would never stop. Clients connect again by
 * themselves.
 */
function streamsEndedBy(signals: EventEmitter): (stream: Writable) => void {
  const open = new Set<Writable>()
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    signals.once(signal, () => {
      isStopping = true
      for (const stream of open) stream.destroy()
    })
  return (stream) => {
    if (isStopping) stream.destroy()
    open.add(stream)
    stream.once('close', () => open.delete(stream))
  }
}

const unavailable = lakeError(503, 'The Content Lake is not available; please try again in a moment', {
  'Retry-After': String(retryAfterSeconds),
})

function sendUnavailable(request: IncomingMessage | undefined, response: ServerResponse): void {
  // Ends a response that has begun where it stands: the client sees that it is incomplete.
  if (response.headersSent) {
    response.destroy()
    return
  }
  // What is left of the body is read: a connection that is closed over it would lose the response.
  request?.unpipe()
  request?.resume()
  send(response, unavailable)
}
