import { EventEmitter, once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { freePorts } from '../../tests/support/free-port.ts'
import { passOnToLake } from './lake-proxy.ts'

const [lakePort = 0] = await freePorts(1)
const signals = new EventEmitter()
let site: Server
let lake: Server
let respond: RequestListener
let upgraded: IncomingMessage | undefined

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

async function startLake(): Promise<void> {
  lake = createServer((incoming, response) => respond(incoming, response))
  const sockets = new WebSocketServer({ noServer: true })
  lake.on('upgrade', (incoming, socket, head) => {
    upgraded = incoming
    if (incoming.url === '/refused') {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 2\r\n\r\nno')
      return
    }
    sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
      webSocket.on('message', (data: Buffer) => webSocket.send(`echo ${data.toString()}`))
    })
  })
  await listen(lake, lakePort)
}

async function stopLake(): Promise<void> {
  lake.close()
  lake.closeAllConnections()
  await once(lake, 'close')
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
    signals,
  )
  site = createServer((_incoming, response) => response.end('page'))
  // As Next.js does with what is none of its own.
  site.on('upgrade', (_incoming, socket) => socket.destroy())
  await Promise.all([startLake(), listen(site, 0)])
})
afterAll(() => {
  for (const server of [site, lake]) {
    server.close()
    server.closeAllConnections()
  }
})
beforeEach(() => {
  respond = (_incoming, response) => response.end('lake')
})

const port = () => (site.address() as AddressInfo).port

type Options = { method?: string; headers?: Record<string, string>; from?: string }

function open(path: string, { method = 'GET', headers = {}, from = '127.0.0.1' }: Options = {}) {
  const outgoing = request({ port: port(), host: '127.0.0.1', localAddress: from, path, method, headers })
  const response = once(outgoing, 'response').then(([incoming]) => incoming as IncomingMessage)
  return { outgoing, response }
}

async function get(path: string, options?: Options) {
  const { outgoing, response } = open(path, options)
  outgoing.end()
  const incoming = await response
  return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) }
}

describe('a request', () => {
  it('below the path of the Content Lake reaches it as it was sent', async () => {
    let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined
    respond = (incoming, response) => {
      void text(incoming).then((body) => {
        received = { url: incoming.url, headers: incoming.headers, body }
        response.writeHead(201, { 'X-Own': 'yes', 'Set-Cookie': ['a=1', 'b=2'] }).end('made')
      })
    }
    const { outgoing, response } = open('/content-lake/v1/data/query/x?query=*%5B_id==%22a%22%5D&a=%2F', {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk',
        cookie: 'a=b',
        host: 'cars.example',
        origin: 'https://cars.example',
      },
    })
    outgoing.end('content')
    const incoming = await response
    expect(incoming.statusCode).toBe(201)
    expect(incoming.headers).toMatchObject({ 'x-own': 'yes', 'set-cookie': ['a=1', 'b=2'] })
    expect(await text(incoming)).toBe('made')
    expect(received).toMatchObject({
      url: '/v1/data/query/x?query=*%5B_id==%22a%22%5D&a=%2F',
      body: 'content',
      headers: {
        authorization: 'Bearer sk',
        cookie: 'a=b',
        origin: 'https://cars.example',
        host: `127.0.0.1:${lakePort}`,
        'x-forwarded-host': 'cars.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '127.0.0.1',
      },
    })
  })

  it('elsewhere is the site’s own', async () => {
    for (const path of ['/', '/content-lakes', '/about?to=/content-lake/v1/ping'])
      expect((await get(path)).body).toBe('page')
    expect((await get('/content-lake')).body).toBe('lake')
  })

  it('tells the Content Lake the visitor’s address, which only a trusted proxy may name', async () => {
    respond = (incoming, response) => response.end(incoming.headers['x-forwarded-for'])
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    expect((await get('/content-lake/', { headers })).body).toBe('127.0.0.1')
    expect((await get('/content-lake/', { headers, from: '127.0.0.9' })).body).toBe('192.0.2.7')
  })
})

describe('a response', () => {
  it('arrives in pieces, as they are sent', async () => {
    let sendMore = () => {}
    respond = (_incoming, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: one\n\n')
      sendMore = () => response.end('data: two\n\n')
    }
    const { outgoing, response } = open('/content-lake/v1/data/listen/production')
    outgoing.end()
    const incoming = await response
    const [first] = (await once(incoming, 'data')) as [Buffer]
    expect(first.toString()).toBe('data: one\n\n')
    sendMore()
    expect(await text(incoming)).toBe('data: two\n\n')
  })

  it('has the security headers of the site where it has none', async () => {
    const { headers } = await get('/content-lake/v1/ping')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'strict-transport-security': 'max-age=63072000',
    })
  })

  it('that breaks off is not passed on as complete', async () => {
    respond = (_incoming, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('half')
      setImmediate(() => response.destroy())
    }
    await expect(get('/content-lake/v1/ping')).rejects.toThrow('aborted')
  })

  it('that nobody waits for any more is broken off', async () => {
    const closed = new Promise<boolean>((resolve) => {
      respond = (_incoming, response) => {
        response.on('close', () => resolve(response.writableFinished))
        response.write('first')
      }
    })
    const { outgoing, response } = open('/content-lake/v1/data/listen/production')
    outgoing.end()
    await response
    outgoing.destroy()
    expect(await closed).toBe(false)
  })
})

it('an upload is passed on while it is sent', async () => {
  const size = 8 * 1024 * 1024
  let bytes = 0
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  respond = (incoming, response) => {
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      begun()
    })
    incoming.on('end', () => response.end(String(bytes)))
  }
  const { outgoing, response } = open('/content-lake/v1/assets/images/production', { method: 'POST' })
  outgoing.write(Buffer.alloc(size / 2))
  await hasBegun
  outgoing.end(Buffer.alloc(size / 2))
  expect(await text(await response)).toBe(String(size))
})

describe('a WebSocket', () => {
  const address = (path: string) => `ws://127.0.0.1:${port()}${path}`

  it('is passed on, with its subprotocols and the visitor’s address', async () => {
    const socket = new WebSocket(address('/content-lake/v1/socket/production?a=b'), ['one', 'two'])
    await once(socket, 'open')
    socket.send('hello')
    const [data] = (await once(socket, 'message')) as [Buffer]
    expect(data.toString()).toBe('echo hello')
    expect(upgraded?.url).toBe('/v1/socket/production?a=b')
    expect(upgraded?.headers).toMatchObject({
      'sec-websocket-protocol': 'one,two',
      'x-forwarded-for': '127.0.0.1',
    })
    socket.close()
  })

  it('that the Content Lake refuses gets its response', async () => {
    const socket = new WebSocket(address('/content-lake/refused'))
    socket.on('error', () => {})
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    expect(response.statusCode).toBe(401)
    socket.terminate()
  })

  it('elsewhere is the site’s own', async () => {
    const socket = new WebSocket(address('/_next/hmr'))
    await expect(once(socket, 'open')).rejects.toThrow('socket hang up')
  })

  it('that is reset harms nobody', async () => {
    const socket = connect(port(), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      'GET /content-lake/v1/socket/production HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    await once(socket, 'data')
    socket.resetAndDestroy()
    expect((await get('/content-lake/v1/ping')).status).toBe(200)
  })
})

describe('while the Content Lake is away', () => {
  it('requests and WebSockets get 503 at once, and then work again', async () => {
    await stopLake()
    const { status, headers, body } = await get('/content-lake/v1/ping')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
    const { outgoing, response } = open('/content-lake/v1/assets/images/x', { method: 'POST' })
    outgoing.on('error', () => {})
    outgoing.write('a body that goes on')
    expect((await response).statusCode).toBe(503)
    outgoing.destroy()

    const socket = new WebSocket(`ws://127.0.0.1:${port()}/content-lake/v1/socket/production`)
    socket.on('error', () => {})
    const [, refusal] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    expect(refusal.statusCode).toBe(503)
    expect(refusal.headers['retry-after']).toBe('5')
    socket.terminate()

    await startLake()
    expect((await get('/content-lake/v1/ping')).body).toBe('lake')
  })
})

// The last one: nothing is passed on for long after it.
it('a site that is told to stop ends streams, which would keep it from stopping', async () => {
  respond = (_incoming, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('data: one\n\n')
  }
  const { outgoing, response } = open('/content-lake/v1/data/listen/production')
  outgoing.end()
  const incoming = await response
  const socket = new WebSocket(`ws://127.0.0.1:${port()}/content-lake/v1/socket/production`)
  await once(socket, 'open')
  const ended = Promise.all([
    once(incoming.on('error', () => {}), 'close'),
    once(socket.on('error', () => {}), 'close'),
  ])
  signals.emit('SIGTERM')
  await ended
  expect(incoming.complete).toBe(false)
  respond = (_incoming, answer) => answer.end('lake')
  expect((await get('/content-lake/v1/ping')).body).toBe('lake')
})
