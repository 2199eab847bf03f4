import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

const responded = new WeakSet<ServerResponse>()
const watched = new WeakSet<Server>()

/**
 * Calls `listener` for each HTTP request to this process, before Next.js sees it. Next.js has no hook for that; Node
 * publishes every request on a diagnostics channel.
 *
 * @param listener - a request for which it returns `'responded'` is not passed on to Next.js
 */
export function onRequest(
  listener: (request: IncomingMessage, response: ServerResponse) => 'responded' | void,
): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message)) return
    const { request, response, server } = message
    watch(server)
    if (!responded.has(response) && listener(request, response) === 'responded') responded.add(response)
  })
}

/** Keeps requests that have a response from the server's own listeners. */
function watch(server: Server): void {
  if (watched.has(server)) return
  watched.add(server)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node types listeners of every event as Function
  const listeners = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!responded.has(response)) for (const listener of listeners) listener.call(server, request, response)
  })
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
