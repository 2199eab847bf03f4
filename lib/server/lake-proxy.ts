import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../env/env.ts'
import { isBelow } from './known-hosts.ts'
import { createLakeProxy, hopByHop } from './lake-upstream.ts'
import { onRequest, onUpgrade } from './on-request.ts'
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
    // Node has told the client to continue already.
    delete headers.expect
    for (const name of hopByHop) delete headers[name]
    const path = url.slice(lakePath.length)
    request.url = path.startsWith('/') ? path : `/${path}`
    return true
  }

  onRequest((request, response) => {
    if (!prepare(request)) return undefined
    setHeaders(response, siteUrl)
    proxy.web(request, response).catch(reported)
    return 'responded'
  })
  onUpgrade((request, socket, head) => {
    if (!prepare(request)) return undefined
    // Without a listener, a reset would end this process.
    socket.on('error', () => socket.destroy())
    proxy.ws(request, socket, {}, head).catch(reported)
    return 'responded'
  })
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
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (siteUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
}
