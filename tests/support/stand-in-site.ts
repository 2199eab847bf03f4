import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { WebSocketServer } from 'ws'

/** A server on loopback that responds as the site does, for tests of what stands in front of it. */
export type StandInSite = {
  port: number
  /** The paths of all requests, in order. */
  paths: string[]
  /** What pages show from now on. */
  publish: (text: string) => void
  /** Lets pages wait until the returned function is called. */
  hold: () => () => void
  /** Sends the rest of the event streams. */
  endStreams: () => void
  /** The bytes of uploads that have arrived. */
  uploadedBytes: () => number
  /** How often a request had the page already. */
  notModified: () => number
  /** Ends the connection of the next POST when all of it has arrived, as if this process were killed. */
  failNextPost: () => void
  /** Resolves when the next request comes. */
  requested: () => Promise<void>
  /** Accepts no more connections, and resolves when all requests have been responded to. */
  finish: () => Promise<void>
  stop: () => Promise<void>
}

const page = 's-maxage=300, stale-while-revalidate=31535700'
const never = 'private, no-cache, no-store, max-age=0, must-revalidate'
const types = { html: 'text/html; charset=utf-8', script: 'application/javascript', json: 'application/json' }

export async function startStandInSite(port = 0): Promise<StandInSite> {
  const paths: string[] = []
  const streams = new Set<ServerResponse>()
  let text = 'first'
  let uploaded = 0
  let held = Promise.resolve()
  let notModified = 0
  let isFinishing = false
  let failsNextPost = false

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', headers } = request
    paths.push(url)
    const send = (caching: string, type: string, body: string, more: Record<string, string> = {}) =>
      sendCompressed(request, response, body, {
        'Content-Type': type,
        'Cache-Control': caching,
        Vary: 'RSC, Accept-Encoding',
        ...more,
      })
    if (failsNextPost && request.method === 'POST') {
      failsNextPost = false
      request.resume()
      await once(request, 'end')
      request.socket.destroy()
    } else if (url === '/content-lake/listen') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
      response.write('data: welcome\n\n')
      streams.add(response)
    } else if (url === '/content-lake/upload') {
      for await (const chunk of request) uploaded += (chunk as Buffer).length
      send(never, types.json, JSON.stringify({ bytes: uploaded }))
    } else if (url.startsWith('/api/')) {
      request.resume()
      await once(request, 'end')
      send(never, types.json, JSON.stringify({ headers, path: url }))
    } else if (url === '/slow') {
      await sleep(1000)
      send(never, types.html, 'slow')
    } else if (url === '/broken')
      send('no-store', types.html, 'unavailable', { status: '503', 'Retry-After': '10' })
    else if (url.startsWith('/_next/static/'))
      send('public, max-age=31536000, immutable', types.script, `"${text}"`.padEnd(3000))
    else if (url === '/with-cookie') send(page, types.html, text, { 'Set-Cookie': 'visitor=1' })
    else if (url === '/get-a-quote?reg=AB12CDE') send(never, types.html, text)
    else {
      await held
      const draft = headers.cookie?.includes('__prerender_bypass') ?? false
      // `padEnd`: too short a page would not be compressed.
      send(draft ? never : page, types.html, `<p>${draft ? 'draft' : text}</p>`.padEnd(3000))
    }
  }

  const server = createServer((request, response) => {
    if (isFinishing) response.shouldKeepAlive = false
    // A visitor may leave in the middle of a request.
    response.on('finish', () => (notModified += response.statusCode === 304 ? 1 : 0))
    respond(request, response).catch(() => response.destroy())
  })
  const sockets = new WebSocketServer({ server, path: '/content-lake/socket' })
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    paths,
    publish: (next) => {
      text = next
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    endStreams: () => {
      for (const stream of streams) stream.end('data: last\n\n')
    },
    uploadedBytes: () => uploaded,
    notModified: () => notModified,
    failNextPost: () => {
      failsNextPost = true
    },
    requested: async () => {
      await once(server, 'request')
    },
    finish: () =>
      new Promise((resolve) => {
        isFinishing = true
        server.close(() => resolve())
      }),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sendCompressed(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: string,
  { status = '200', ...more }: Record<string, string>,
): void {
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  if (headers['if-none-match'] === tag) {
    response.writeHead(304, { ETag: tag, ...more }).end()
    return
  }
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name))
  const sent = encoding === 'br' ? brotliCompressSync(body) : encoding ? gzipSync(body) : Buffer.from(body)
  response
    .writeHead(Number(status), {
      ETag: tag,
      'Content-Length': sent.length,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...more,
    })
    .end(sent)
}
