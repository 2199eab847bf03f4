import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { isAllowedOrigin, isKnownHost, isTrustedOrigin } from '../auth/origins.ts'
import { httpError } from '../errors.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'

/** Reports whether an origin may call, so every page may read its response. */
const corsCheck = /^\/v[^/]+\/check\/cors$/
/** Files of assets, which every page may read, like those of Sanity's content network. */
const assets = /^\/(?:images|files)\//

/** Accepts requests for the lake's own host names. @returns middleware that throws LakeError 421 */
export function hostGate({ config }: Lake): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    if (!isKnownHost(config, c.req.header('host'), c.env?.incoming?.socket.localAddress)) throw misdirected()
    await next()
  }
}

/**
 * Accepts pages of allowed origins, with CORS headers; others get 403, as from hosted Sanity. Only pages of trusted origins
 * may send cookies. Clients other than browsers send no origin.
 */
export function originGate({ config }: Lake): MiddlewareHandler<LakeEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (assets.test(c.req.path)) {
      await next()
      c.res.headers.set('Access-Control-Allow-Origin', '*')
      return
    }
    const isAllowed = origin === undefined || isAllowedOrigin(config, origin) || corsCheck.test(c.req.path)
    if (!isAllowed) throw originRefused(origin)
    if (c.req.method === 'OPTIONS') {
      c.res = new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
          'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '',
          'Access-Control-Max-Age': '600',
        },
      })
    } else {
      await next()
    }
    c.res.headers.append('Vary', 'Origin')
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    if (origin === undefined) return
    c.res.headers.set('Access-Control-Allow-Origin', origin)
    if (isTrustedOrigin(config, origin)) c.res.headers.set('Access-Control-Allow-Credentials', 'true')
  }
}

/**
 * The same two checks for a WebSocket, for which browsers send no preflight request.
 *
 * @throws LakeError 403 or 421
 */
export function requireKnownUpgrade({ headers, socket }: IncomingMessage, { config }: Lake): void {
  if (!isKnownHost(config, headers.host, socket.localAddress)) throw misdirected()
  const { origin } = headers
  if (origin !== undefined && !isAllowedOrigin(config, origin)) throw originRefused(origin)
}

function misdirected(): Error {
  return httpError(421, 'This server does not know the host name that it was called by; see CONTENT_LAKE_URL')
}

function originRefused(origin: string): Error {
  const known = URL.canParse(origin) ? new URL(origin).origin : 'null'
  return httpError(403, `CORS Origin not allowed: ${known}; see CONTENT_LAKE_CORS_ORIGINS`, {
    Vary: 'Origin',
  })
}
