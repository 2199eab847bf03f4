import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const known: ReadonlySet<string | undefined> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/**
 * Lets methods that nothing here has ever heard of be refused like any other wrong one. Left alone, TRACE makes Next's
 * route handlers fail with status 500. Called once, before the server takes requests.
 */
export function refuseUnknownMethods(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    // No address of the site takes PATCH, and each says so.
    if (!known.has(request.method)) request.method = 'PATCH'
  })
}
