import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { PublicEnv } from '../env/env.ts'
import { finishPages } from './finish-pages.ts'
import { isReadable, unreadableAddress } from './request-address.ts'
import { securityHeaders } from './security-headers.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Prepares every response of this process before Next.js begins with it, so that none goes out without its headers:
 * neither a page from the cache nor a redirect, a file, or the answer to a request that makes no sense. Called once,
 * before the server takes requests.
 */
export function prepareResponses(settings: PublicEnv): void {
  const development = process.env.NODE_ENV === 'development'
  const headersFor = securityHeaders(settings, { development })
  // Typed for Express, made for any server of Node.js.
  const compress = compression() as unknown as Middleware

  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    // Next.js takes a nonce from here: it is for the proxy to give, not for visitors.
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    const readable = isReadable(request.url ?? '')
    if (!readable) request.url = unreadableAddress
    for (const [name, value] of Object.entries(headersFor(request.url ?? ''))) response.setHeader(name, value)
    if (development) return
    compress(request, response, () => {})
    finishPages(request, response, readable ? undefined : 400)
  })
}
