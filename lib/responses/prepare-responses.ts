import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { PublicEnv } from '../env/env.ts'
import { onRequest } from '../server/on-request.ts'
import { builtStyles } from './built-styles.ts'
import { compressedScripts } from './compressed-scripts.ts'
import { finishPages } from './finish-pages.ts'
import { cacheableRequest, sendCachedResponse } from './response-cache.ts'
import { isReadable, unreadableAddress } from './request-address.ts'
import { securityHeaders } from './security-headers.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Prepares every response of this process before Next.js does, so that none is sent without its headers: neither a cached
 * page nor a redirect, a file or the response to a malformed request. Called once, before the server accepts requests.
 *
 * @param buildDir - the folder of the build, relative to the working directory
 */
export function prepareResponses(settings: PublicEnv, buildDir: string): void {
  const development = process.env.NODE_ENV === 'development'
  const styleSheets = builtStyles(buildDir)
  const sendCompressedScript = compressedScripts(buildDir)
  const headersFor = securityHeaders(settings, { development })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- typed for Express, but works with any Node server
  const compress = compression() as unknown as Middleware

  onRequest((request, response) => {
    // Next.js reads a nonce from these headers; only the proxy may set it, not a visitor.
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    const readable = isReadable(request.url ?? '')
    if (!readable) request.url = unreadableAddress
    for (const [name, value] of Object.entries(headersFor(request.url ?? ''))) response.setHeader(name, value)
    if (development) return undefined
    if (sendCompressedScript(request, response)) return 'responded'
    const cacheable = readable ? cacheableRequest(request) : undefined
    if (cacheable && sendCachedResponse(cacheable, request, response)) return 'responded'
    compress(request, response, () => {})
    finishPages(request, response, { styleSheets, cacheable, ...(readable ? {} : { status: 400 }) })
    return undefined
  })
}
