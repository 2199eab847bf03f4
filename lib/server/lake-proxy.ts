import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../env/env.ts'
import { isBelow } from './known-hosts.ts'
import { createLakeProxy, hopByHop } from './lake-upstream.ts'
import { onRequest, onUpgrade } from './on-request.ts'
import { lakeError, send, sendOverSocket } from './short-response.ts'
import { isFromTrustedProxy, visitorAddress } from './visitor-address.ts'

type Settings = Pick<Env, 'content' | 'trustedProxy'> & {
  public: Pick<Env['public'], 'siteUrl' | 'sanity'>
}

/**
 * Passes browsers' requests below a path of this site on to the embedded Content Lake, event streams, uploads and
 * WebSockets included, so that one address serves everything. Called once, before the server accepts requests.
 */
export function passOnToLake(
  { content, trustedProxy, public: { siteUrl, sanity } }: Settings,
  signals: EventEmitter = process,
): void {
  const { lakePath } = sanity
  const { apiHost } = content
  if (lakePath === undefined || apiHost === undefined) return
  const proxy = createLakeProxy(apiHost, signals)

  /** Prepares a request that is for the Content Lake; false for any other. */
  const prepare = (request: IncomingMessage): boolean => {
    const { headers, url = '' } = request
    if (!isBelow(lakePath, url)) return false
    const proto = headers['x-forwarded-proto']
    const isFromProxy = typeof proto === 'string' && isFromTrustedProxy(request, trustedProxy)
    headers['x-forwarded-for'] = visitorAddress(request, trustedProxy)
    headers['x-forwarded-host'] ??= headers.host ?? ''
    headers['x-forwarded-proto'] = isFromProxy ? proto : new URL(siteUrl).protocol.slice(0, -1)
    for (const name of hopByHop) delete headers[name]
    const path = url.slice(lakePath.length)
    request.url = path.startsWith('/') ? path : `/${path}`
    return true
  }

  onRequest((request, response) => {
    if (!prepare(request)) return undefined
    setHeaders(response, siteUrl)
    if (isForContent(request) && !hasToken(request)) {
      send(response, tokenNeeded)
      return 'responded'
    }
    // The client waits for this with its body. The Content Lake need not be asked.
    if (request.headers.expect !== undefined) response.writeContinue()
    delete request.headers.expect
    proxy.web(request, response).catch(reported)
    return 'responded'
  })
  onUpgrade((request, socket, head) => {
    if (!prepare(request)) return undefined
    const { 'sec-websocket-protocol': protocols = '' } = request.headers
    // Browsers cannot set other headers of a WebSocket.
    if (isForContent(request) && !hasToken(request) && !/(?:^|,)\s*bearer\.[^\s,]/.test(protocols)) {
      sendOverSocket(socket, tokenNeeded)
      return 'responded'
    }
    // Without a listener, a reset would end this process.
    socket.on('error', () => socket.destroy())
    proxy.ws(request, socket, {}, head).catch(reported)
    return 'responded'
  })
}

/** Events of published changes are no content: they name tags, and the Studio’s preview subscribes to them without a token. */
const contentPath = /^\/v[^/]+\/data\/(?!live\/events\/)/
const tokenNeeded = lakeError(401, 'Session not found')

/**
 * True for a request for content, in whatever way its path is spelt, or when it cannot be decoded. It needs a token, which
 * the Content Lake then checks. To requests without one it shows published documents, as the site's own server reads them;
 * visitors have no use for that, and each query costs time.
 */
function isForContent({ method, url = '' }: IncomingMessage): boolean {
  if (method === 'OPTIONS') return false
  try {
    return contentPath.test(decodeURIComponent(new URL(`http://lake${url}`).pathname))
  } catch {
    return true
  }
}

/** By the Content Lake's own rule: it reads anything else as no token. */
function hasToken({ headers: { authorization = '' } }: IncomingMessage): boolean {
  return /^Bearer\s+\S+\s*$/i.test(authorization)
}

/** Failures are events of the proxy, which have been handled. */
function reported(): void {}

/** Headers for responses that lack them; the Content Lake's own take precedence. */
function setHeaders(response: ServerResponse, siteUrl: string): void {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Robots-Tag', 'noindex')
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (siteUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
}
