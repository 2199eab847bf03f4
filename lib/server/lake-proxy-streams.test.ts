import { type EventEmitter, once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startProxiedLake } from '../../tests/support/proxied-lake.ts'

const proxied = await startProxiedLake()

describe('a WebSocket', () => {
  const address = (path: string) => `ws://127.0.0.1:${proxied.port()}${path}`

  it('is passed on, with its subprotocols and the visitor’s address', async () => {
    const socket = new WebSocket(address('/content-lake/v1/socket/production?a=b'), ['one', 'two'])
    await once(socket, 'open')
    socket.send('hello')
    const [data] = (await once(socket, 'message')) as [Buffer]
    expect(data.toString()).toBe('echo hello')
    expect(proxied.upgraded?.url).toBe('/v1/socket/production?a=b')
    expect(proxied.upgraded?.headers).toMatchObject({
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

  it('for content needs a token', async () => {
    const open = async (protocols: string[]) => {
      const socket = new WebSocket(address('/content-lake/v1/data/listen/production?query=*'), protocols)
      socket.on('error', () => {})
      const status = await new Promise<number | undefined>((resolve) => {
        socket.on('open', () => resolve(101))
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      })
      socket.terminate()
      return status
    }
    expect(await open(['sanity-event-stream'])).toBe(401)
    expect(await open(['sanity-event-stream', 'bearer.sk'])).toBe(101)
  })

  it('elsewhere is the site’s own', async () => {
    const socket = new WebSocket(address('/_next/hmr'))
    await expect(once(socket, 'open')).rejects.toThrow('socket hang up')
  })

  it('that the Content Lake breaks off ends with nothing that it did not send', async () => {
    const socket = new WebSocket(address('/content-lake/v1/socket/production'))
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    await once(socket, 'open')
    socket.send('break')
    await once(socket, 'close')
    expect(errors).toEqual([])
  })

  it('that is reset harms nobody', async () => {
    const socket = connect(proxied.port(), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      'GET /content-lake/v1/socket/production HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    await once(socket, 'data')
    socket.resetAndDestroy()
    expect((await proxied.get('/content-lake/v1/ping')).status).toBe(200)
  })
})

describe('while the Content Lake is away', () => {
  it('requests and WebSockets get 503 at once, and then work again', async () => {
    await proxied.stopLake()
    const { status, headers, body } = await proxied.get('/content-lake/v1/ping')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
    const { outgoing, response } = proxied.open('/content-lake/v1/assets/images/x', { method: 'POST' })
    outgoing.on('error', () => {})
    outgoing.write('a body that goes on')
    expect((await response).statusCode).toBe(503)
    outgoing.destroy()

    const socket = new WebSocket(`ws://127.0.0.1:${proxied.port()}/content-lake/v1/socket/production`)
    socket.on('error', () => {})
    const [, refusal] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    expect(refusal.statusCode).toBe(503)
    expect(refusal.headers['retry-after']).toBe('5')
    socket.terminate()

    await proxied.startLake()
    expect((await proxied.get('/content-lake/v1/ping')).body).toBe('lake')
  })
})

// The last one: nothing is passed on for long after it.
it('a site that is told to stop ends streams, which would keep it from stopping', async () => {
  proxied.respond = (_incoming, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('data: one\n\n')
  }
  const { outgoing, response } = proxied.open('/content-lake/v1/data/listen/production', {
    headers: { authorization: 'Bearer sk' },
  })
  outgoing.end()
  const incoming = await response
  const socket = new WebSocket(`ws://127.0.0.1:${proxied.port()}/content-lake/v1/socket/production`)
  await once(socket, 'open')
  const streams: EventEmitter[] = [incoming, socket]
  const ended = Promise.all(
    streams.map((stream) => new Promise((resolve) => stream.on('error', () => {}).on('close', resolve))),
  )
  proxied.signals.emit('SIGTERM')
  await ended
  expect(incoming.complete).toBe(false)
  proxied.respond = (_incoming, answer) => answer.end('lake')
  expect((await proxied.get('/content-lake/v1/ping')).body).toBe('lake')
})
