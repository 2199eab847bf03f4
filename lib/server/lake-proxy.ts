import { Agent, type IncomingMessage, ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import type { Env } from '../env/env.ts'
import { isBelow } from './known-hosts.ts'
import { onRequest, onUpgrade } from './on-request.ts'
import { isFromTrustedProxy, visitorAddress } from './visitor-address.ts'

/** How long the Content Lake may take to begin its response to a complete request; its own limits end sooner. */
const responseMs = 30_000
const retryAfterSeconds = 5
/** What concerns one connection only. `Connection` itself and the body's framing are Node's and the library's. */
const hopByHop = ['keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer'] as const

type Settings = Pick<Env, 'content' | 'trustedProxy'> & {
  public: Pick<Env['public'], 'siteUrl' | 'sanity'>
}

/**
 * Passes browsers' requests below a path of this site on to the embedded Content Lake, event streams, uploads and
 * WebSockets included, so that one address serves everything. Called once, before the server accepts requests.
 */
export function passOnToLake({ content, trustedProxy, public: { siteUrl, sanity } }: Settings): void {
  const { lakePath } = sanity
  const { apiHost } = content
  if (lakePath === undefined || apiHost === undefined) return
  // A stream holds a connection for hours, so their number is the Content Lake's to limit.
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16 })
  const proxy = createProxyServer({
    target: apiHost,
    changeOrigin: true,
    agent,
    upgradeTimeout: responseMs,
  })

  proxy.on('proxyReq', (outgoing) => {
    let isOver = false
    let timer: NodeJS.Timeout | undefined
    outgoing.once('finish', () => {
      if (!isOver) timer = setTimeout(() => outgoing.destroy(new Error('No response')), responseMs)
    })
    for (const event of ['response', 'close'])
      outgoing.once(event, () => {
        isOver = true
        clearTimeout(timer)
      })
  })
  proxy.on('proxyRes', (incoming, _request, response) => {
    for (const name of hopByHop) delete incoming.headers[name]
    // This connection's state, not that of the one to the Content Lake.
    incoming.headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close'
  })
  proxy.on('error', (_error, _request, response) => {
    if (response instanceof ServerResponse) sendUnavailable(response)
    else if (response) response.end(unavailableUpgrade)
  })

  const prepare = (request: IncomingMessage): boolean => {
    const { headers, url = '' } = request
    if (!isBelow(lakePath, url)) return false
    const { host = '' } = headers
    const proto = headers['x-forwarded-proto']
    const isFromProxy = typeof proto === 'string' && isFromTrustedProxy(request, trustedProxy)
    headers['x-forwarded-for'] = visitorAddress(request, trustedProxy)
    headers['x-forwarded-host'] ??= host
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
    void proxy.web(request, response)
    return 'responded'
  })
  onUpgrade((request, socket, head) => {
    if (!prepare(request)) return undefined
    // Without a listener, a reset would end this process.
    socket.on('error', () => socket.destroy())
    void proxy.ws(request, socket, {}, head)
    return 'responded'
  })
}

/** Headers for responses that lack them; the Content Lake's own take precedence. */
function setHeaders(response: ServerResponse, siteUrl: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Robots-Tag', 'noindex')
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (siteUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', 'max-age=63072000')
}

const problem = JSON.stringify({
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The Content Lake is not available; please try again in a moment',
})

function sendUnavailable(response: ServerResponse): void {
  // Ends a response that has begun where it stands: the client sees that it is incomplete.
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Retry-After': retryAfterSeconds,
    'Cache-Control': 'no-store',
    // The rest of the request is not read.
    Connection: 'close',
  })
  response.end(problem)
}

const unavailableUpgrade = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(problem)}`,
  `Retry-After: ${retryAfterSeconds}`,
  'Connection: close',
  '',
  problem,
].join('\r\n')
