import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { isBelow, isKnownHost, refuseForeignRequests } from './known-hosts.ts'

const siteUrl = 'https://www.example.co.uk'
const settings = {
  public: {
    siteUrl,
    sanity: { projectId: 'embedded', dataset: 'production', lakePath: '/content-lake' },
  },
}
let server: Server
let received: IncomingHttpHeaders

beforeAll(async () => {
  refuseForeignRequests({ ...settings, trustedProxy: { ranges: ['127.0.0.9'] } })
  server = createServer(({ headers }, response) => {
    received = headers
    response.end('page')
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (incoming, socket, head) => sockets.handleUpgrade(incoming, socket, head, () => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

const port = () => (server.address() as AddressInfo).port

/** @param from - the address that the connection comes from */
async function get(headers: Record<string, string>, path = '/', from = '127.0.0.1'): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port: port(), host: '127.0.0.1', localAddress: from, path, headers }, resolve)
      .on('error', reject)
      .end()
  })
  response.resume()
  return response.statusCode ?? 0
}

describe('the host of a request', () => {
  it.each(['www.example.co.uk', 'www.example.co.uk:443', 'WWW.example.co.uk.', 'localhost:3000', '[::1]'])(
    'may be %s',
    (host) => {
      expect(isKnownHost(host, siteUrl)).toBe(true)
    },
  )

  it('may be the address that the connection was made to, as of a health check', () => {
    expect(isKnownHost('10.0.0.7:3000', siteUrl, '10.0.0.7')).toBe(true)
    expect(isKnownHost('10.0.0.7:3000', siteUrl, '::ffff:10.0.0.7')).toBe(true)
    expect(isKnownHost('[fd00::7]', siteUrl, 'fd00::7')).toBe(true)
    expect(isKnownHost('10.0.0.8:3000', siteUrl, '10.0.0.7')).toBe(false)
  })

  it.each([
    undefined,
    '',
    'elsewhere.example',
    'www.example.co.uk.evil.example',
    'evil.example/@www.example.co.uk',
    'user@www.example.co.uk',
    'localhost.evil.example',
  ])('may not be %s', (host) => {
    expect(isKnownHost(host, siteUrl, '127.0.0.1')).toBe(false)
  })
})

describe('a request', () => {
  it('by a foreign name is refused before anything else sees it', async () => {
    expect(await get({ host: 'www.example.co.uk' })).toBe(200)
    expect(await get({ host: 'elsewhere.example' })).toBe(421)
  })

  it('of a page elsewhere is refused', async () => {
    const host = 'www.example.co.uk'
    expect(await get({ host, origin: siteUrl })).toBe(200)
    expect(await get({ host: `localhost:${port()}`, origin: `http://localhost:${port()}` })).toBe(200)
    for (const origin of ['https://elsewhere.example', 'null', `${siteUrl}.evil.example`])
      expect(await get({ host, origin })).toBe(403)
  })

  it('to the Content Lake is left to its list of origins', async () => {
    const foreign = { host: 'localhost', origin: 'https://elsewhere.example' }
    expect(await get(foreign, '/content-lake/v1/ping')).toBe(200)
    expect(await get(foreign, '/content-lakes')).toBe(403)
    expect(await get({ ...foreign, host: 'elsewhere.example' }, '/content-lake/v1/ping')).toBe(421)
  })

  it('is believed about its host through a trusted proxy alone', async () => {
    const claims = { 'x-forwarded-host': 'www.example.co.uk', 'x-forwarded-proto': 'https' }
    expect(await get({ host: 'upstream', ...claims })).toBe(421)
    expect(await get({ host: 'upstream', ...claims }, '/', '127.0.0.9')).toBe(200)
    expect(received).toMatchObject(claims)
    expect(await get({ host: 'localhost', ...claims, 'x-forwarded-host': 'elsewhere.example' })).toBe(200)
    expect(received['x-forwarded-host']).toBeUndefined()
    for (const forwarded of ['elsewhere.example', 'www.example.co.uk, elsewhere.example'])
      expect(await get({ host: 'www.example.co.uk', 'x-forwarded-host': forwarded }, '/', '127.0.0.9')).toBe(
        421,
      )
  })

  it('without a host is refused, and ends nothing but its connection', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await get({ host: 'localhost' })).toBe(200)
  })
})

describe('a WebSocket', () => {
  const open = (headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port()}/`, { headers })
      socket.on('open', () => {
        socket.close()
        resolve(101)
      })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.on('error', () => {})
    })

  it('is refused by the same rules', async () => {
    expect(await open({ host: 'www.example.co.uk', origin: siteUrl })).toBe(101)
    expect(await open({ host: 'elsewhere.example' })).toBe(421)
    expect(await open({ host: 'www.example.co.uk', origin: 'https://elsewhere.example' })).toBe(403)
  })
})

it('a path is below another in whole parts', () => {
  for (const target of ['/a', '/a/', '/a/b', '/a?b']) expect(isBelow('/a', target)).toBe(true)
  for (const target of ['/ab', '/', '/b/a', 'http://host/a']) expect(isBelow('/a', target)).toBe(false)
  expect(isBelow(undefined, '/undefined')).toBe(false)
})
