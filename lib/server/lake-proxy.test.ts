import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { startProxiedLake } from '../../tests/support/proxied-lake.ts'

const proxied = await startProxiedLake()
const headers = { authorization: 'Bearer sk' }

describe('a request', () => {
  it('below the path of the Content Lake reaches it as it was sent', async () => {
    let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined
    proxied.respond = (incoming, response) => {
      void text(incoming).then((body) => {
        received = { url: incoming.url, headers: incoming.headers, body }
        response.writeHead(201, { 'X-Own': 'yes', 'Set-Cookie': ['a=1', 'b=2'] }).end('made')
      })
    }
    const { outgoing, response } = proxied.open(
      '/content-lake/v1/data/query/x?query=*%5B_id==%22a%22%5D&a=%2F',
      {
        method: 'POST',
        headers: {
          authorization: 'Bearer sk',
          cookie: 'a=b',
          host: 'cars.example',
          origin: 'https://cars.example',
        },
      },
    )
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
        host: `127.0.0.1:${proxied.lakePort}`,
        'x-forwarded-host': 'cars.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '127.0.0.1',
      },
    })
  })

  it('elsewhere is the site’s own', async () => {
    for (const path of ['/', '/content-lakes', '/about?to=/content-lake/v1/ping'])
      expect((await proxied.get(path)).body).toBe('page')
    expect((await proxied.get('/content-lake')).body).toBe('lake')
  })

  it('tells the Content Lake the visitor’s address, which only a trusted proxy may name', async () => {
    proxied.respond = (incoming, response) => response.end(incoming.headers['x-forwarded-for'])
    const claim = { headers: { 'x-forwarded-for': '192.0.2.7' } }
    expect((await proxied.get('/content-lake/', claim)).body).toBe('127.0.0.1')
    expect((await proxied.get('/content-lake/', { ...claim, from: '127.0.0.9' })).body).toBe('192.0.2.7')
  })
})

describe('a request for content', () => {
  const path = '/content-lake/v2026-01-01/data/query/production?query=*'

  it('needs a token, which the Content Lake checks', async () => {
    const { status, body } = await proxied.get(path)
    expect(status).toBe(401)
    expect(JSON.parse(body)).toMatchObject({ statusCode: 401, error: 'Unauthorized' })
    expect((await proxied.get(path, { headers })).body).toBe('lake')
  })

  it('is none for the events of published changes, which name tags only', async () => {
    expect((await proxied.get('/content-lake/v1/data/live/events/production')).body).toBe('lake')
  })

  it.each([
    ['authorization', 'Basic sk'],
    ['authorization', 'Bearer '],
    ['authorization', 'Bearer a b'],
    ['cookie', 'sanitySession=sk'],
    ['sec-websocket-protocol', 'bearer.sk'],
  ])('needs one that the Content Lake would check: not %s: %s', async (name, value) => {
    expect((await proxied.get(path, { headers: { [name]: value } })).status).toBe(401)
  })

  it.each(['/v1/%64ata/query/x', '/v1/./data/query/x', '/v1/x/../data/query/x', '/v1/%ff/%64ata/x'])(
    'needs it however its path is spelt: %s',
    async (spelt) => {
      expect((await proxied.get(`/content-lake${spelt}`)).status).toBe(401)
    },
  )

  it('may be announced by a browser without one', async () => {
    expect((await proxied.get(path, { method: 'OPTIONS' })).body).toBe('lake')
  })
})

describe('a response', () => {
  it('arrives in pieces, as they are sent', async () => {
    let sendMore = () => {}
    proxied.respond = (_incoming, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: one\n\n')
      sendMore = () => response.end('data: two\n\n')
    }
    const { outgoing, response } = proxied.open('/content-lake/v1/data/listen/production', { headers })
    outgoing.end()
    const incoming = await response
    expect(incoming.headers['x-accel-buffering']).toBe('no')
    const [first] = (await once(incoming, 'data')) as [Buffer]
    expect(first.toString()).toBe('data: one\n\n')
    sendMore()
    expect(await text(incoming)).toBe('data: two\n\n')
  })

  it('has the security headers of the site where it has none', async () => {
    const response = await proxied.get('/content-lake/v1/ping')
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'strict-transport-security': 'max-age=63072000',
    })
  })

  it('that breaks off is not passed on as complete', async () => {
    proxied.respond = (_incoming, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('half')
      setImmediate(() => response.destroy())
    }
    await expect(proxied.get('/content-lake/v1/ping')).rejects.toThrow('aborted')
  })

  it('that nobody waits for any more is broken off', async () => {
    const closed = new Promise<boolean>((resolve) => {
      proxied.respond = (_incoming, response) => {
        response.on('close', () => resolve(response.writableFinished))
        response.write('first')
      }
    })
    const { outgoing, response } = proxied.open('/content-lake/v1/data/listen/production', { headers })
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
  proxied.respond = (incoming, response) => {
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      begun()
    })
    incoming.on('end', () => response.end(String(bytes)))
  }
  const { outgoing, response } = proxied.open('/content-lake/v1/assets/images/production', { method: 'POST' })
  outgoing.write(Buffer.alloc(size / 2))
  await hasBegun
  outgoing.end(Buffer.alloc(size / 2))
  expect(await text(await response)).toBe(String(size))
})

describe('a client that waits before it sends a body', () => {
  const upload = (more: Record<string, string>) => ({
    method: 'POST',
    headers: { ...more, expect: '100-continue', 'content-length': '4' },
  })

  it('is told to continue', async () => {
    proxied.respond = (incoming, response) => void text(incoming).then((body) => response.end(body))
    const { outgoing, response } = proxied.open('/content-lake/v1/data/mutate/production', upload(headers))
    outgoing.flushHeaders()
    await once(outgoing, 'continue')
    outgoing.end('body')
    expect(await text(await response)).toBe('body')
  })

  it('is told nothing but the refusal', async () => {
    const { outgoing, response } = proxied.open('/content-lake/v1/data/mutate/production', upload({}))
    let mayContinue = false
    outgoing.on('continue', () => (mayContinue = true)).on('error', () => {})
    outgoing.flushHeaders()
    const refusal = await response
    expect(refusal.statusCode).toBe(401)
    expect(refusal.headers.connection).toBe('close')
    await text(refusal)
    expect(mayContinue).toBe(false)
    outgoing.destroy()
  })
})
