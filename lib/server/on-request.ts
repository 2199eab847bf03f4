import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Calls `listener` for each HTTP request to this process, before Next.js sees it. Next.js has no hook for that; Node
 * publishes every request on a diagnostics channel.
 */
export function onRequest(listener: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (isRequestStart(message)) listener(message.request, message.response)
  })
}

function isRequestStart(message: unknown): message is { request: IncomingMessage; response: ServerResponse } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse
  )
}
