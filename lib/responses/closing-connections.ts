import type { EventEmitter } from 'node:events'
import { onRequest } from '../server/on-request.ts'

/**
 * Closes each connection with its response once this process is told to stop. Node.js waits for connections that are in
 * use, and a proxy or another client with one request after the other uses its own forever. Called once, before the
 * server accepts requests.
 */
export function closeConnectionsWhenStopping(signals: EventEmitter = process): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM']) signals.once(signal, () => (isStopping = true))
  onRequest((_request, response) => {
    if (isStopping) response.shouldKeepAlive = false
  })
}
