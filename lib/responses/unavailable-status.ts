import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { isContentAway } from '../content/content-health.ts'

/**
 * A page that fails while content is away says so with 503, which robots and proxies take as passing, in the place of
 * 500. Next.js lets no page choose its status. Called once, before the server takes requests.
 */
export function sendUnavailableStatus(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== 500 || !isContentAway()) return writeHead(status, ...rest)
      response.setHeader('Retry-After', '10')
      response.setHeader('Cache-Control', 'no-store')
      return writeHead(503, ...rest)
    }
  })
}
