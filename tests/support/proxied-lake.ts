import { EventEmitter, once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { WebSocketServer } from 'ws'
import { passOnToLake } from '../../lib/server/lake-proxy.ts'
import { freePorts } from './free-port.ts'

type Options = { method?: string; headers?: Record<string, string>; from?: string }
type Complete = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

type ProxiedLake = {
  lakePort: number
  /** Told that the process is to stop. */
  signals: EventEmitter
  respond: RequestListener
  /** The last request to upgrade that reached the lake. Its sockets repeat messages; `break` resets them. */
  upgraded: IncomingMessage | undefined
  port: () => number
  open: (path: string, options?: Options) => { outgoing: ClientRequest; response: Promise<IncomingMessage> }
  get: (path: string, options?: Options) => Promise<Complete>
  startLake: () => Promise<void>
  stopLake: () => Promise<void>
}

/**
 * A site in this process that passes requests on to a server which stands in for the Content Lake, for the tests of the file
 * that calls this. Connections from 127.0.0.9 are those of a trusted proxy.
 */
export async function startProxiedLake(): Promise<ProxiedLake> {
  const [lakePort = 0] = await freePorts(1)
  let site: Server
  let lake: Server

  const proxied: ProxiedLake = {
    lakePort,
    signals: new EventEmitter(),
    respond: (_incoming, response) => response.end('lake'),
    upgraded: undefined,
    port: () => (site.address() as AddressInfo).port,
    open: (path, { method = 'GET', headers = {}, from = '127.0.0.1' } = {}) => {
      const port = proxied.port()
      const outgoing = request({ port, host: '127.0.0.1', localAddress: from, path, method, headers })
      const response = once(outgoing, 'response').then(([incoming]) => incoming as IncomingMessage)
      return { outgoing, response }
    },
    get: async (path, options) => {
      const { outgoing, response } = proxied.open(path, options)
      outgoing.end()
      const incoming = await response
      return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) }
    },
    startLake: async () => {
      lake = createServer((incoming, response) => proxied.respond(incoming, response))
      const sockets = new WebSocketServer({ noServer: true })
      lake.on('upgrade', (incoming, socket, head) => {
        proxied.upgraded = incoming
        if (incoming.url === '/refused') {
          socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 2\r\n\r\nno')
          return
        }
        sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
          webSocket.on('message', (data: Buffer) => {
            if (data.toString() === 'break') incoming.socket.resetAndDestroy()
            else webSocket.send(`echo ${data.toString()}`)
          })
        })
      })
      await listen(lake, lakePort)
    },
    stopLake: async () => {
      lake.close()
      lake.closeAllConnections()
      await once(lake, 'close')
    },
  }

  beforeAll(async () => {
    passOnToLake(
      {
        content: { projectId: 'embedded', dataset: 'production', apiHost: `http://127.0.0.1:${lakePort}` },
        trustedProxy: { ranges: ['127.0.0.9'] },
        public: {
          siteUrl: 'https://cars.example',
          sanity: { projectId: 'embedded', dataset: 'production', lakePath: '/content-lake' },
        },
      },
      proxied.signals,
    )
    site = createServer((_incoming, response) => response.end('page'))
    // As Next.js does with a path that a page could have.
    site.on('upgrade', (_incoming, socket) => socket.destroy())
    await Promise.all([proxied.startLake(), listen(site, 0)])
  })
  afterAll(() => {
    for (const server of [site, lake]) {
      server.close()
      server.closeAllConnections()
    }
  })
  beforeEach(() => {
    proxied.respond = (_incoming, response) => response.end('lake')
  })
  return proxied
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}
