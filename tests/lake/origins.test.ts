import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startSharedLake } from '../support/shared-lake.ts'

const site = 'http://localhost:3000'
const partner = 'https://a.partner.example'
const unknownSite = 'https://elsewhere.example'

const lake = await startSharedLake({
  env: {
    CONTENT_LAKE_CORS_ORIGINS: 'https://*.partner.example, https://other.example',
    CONTENT_LAKE_URL: 'https://lake.example',
    CONTENT_LAKE_PROXY_HOPS: '1',
  },
})

beforeAll(async () => {
  await lake.admin().create({ _id: 'public', _type: 'note' })
})

const get = (path: string, origin: string, init: RequestInit = {}) =>
  lake.fetch(path, { ...init, headers: { origin, ...(init.headers as Record<string, string>) } })
const query = '/v1/data/query/production?query=*'

describe('a page of another origin', () => {
  it('may call from the site, with cookies and every header that it requests', async () => {
    const preflight = await get(query, site, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization,x-sanity-project-id' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,x-sanity-project-id')
    for (const response of [preflight, await get(query, site)]) {
      expect(response.ok).toBe(true)
      expect(response.headers.get('access-control-allow-origin')).toBe(site)
      expect(response.headers.get('access-control-allow-credentials')).toBe('true')
      expect(response.headers.get('vary')).toContain('Origin')
    }
  })

  it('may call without cookies from an origin in the settings', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const response = await get(query, partner, { method })
      expect(response.ok).toBe(true)
      expect(response.headers.get('access-control-allow-origin')).toBe(partner)
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it.each([unknownSite, 'null', 'http://a.partner.example', 'http://localhost:3000.evil.example'])(
    'is refused from %s, even with a token',
    async (origin) => {
      for (const [method, path] of [
        ['OPTIONS', query],
        ['GET', query],
        ['POST', '/v1/data/mutate/production'],
        ['GET', '/v1/data/listen/production?query=*'],
      ] as const) {
        const response = await get(path, origin, {
          method,
          headers: { authorization: `Bearer ${lake.credentials.administratorToken}` },
        })
        expect([method, response.status]).toEqual([method, 403])
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
        expect(response.headers.get('vary')).toBe('Origin')
      }
    },
  )

  it('may use /check/cors from any origin', async () => {
    const check = async (origin: string) => {
      const response = await get('/v1/check/cors', origin)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      return ((await response.json()) as { result: unknown }).result
    }
    expect(await check(site)).toEqual({ allowed: true, withCredentials: true })
    expect(await check(partner)).toEqual({ allowed: true, withCredentials: false })
    expect(await check(unknownSite)).toEqual({ allowed: false, withCredentials: false })
  })

  it('may read errors too', async () => {
    const error = await get('/v1/data/query/nowhere?query=*', site)
    expect(error.status).toBe(404)
    expect(error.headers.get('access-control-allow-origin')).toBe(site)
  })

  it('may show files from any origin', async () => {
    const file = await lake.admin().assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
    const response = await get(`/${file.path}`, unknownSite)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

it('shows only administrators which origins may call', async () => {
  const path = '/v2025-08-14/projects/embedded/cors'
  expect((await lake.fetch(path)).status).toBe(401)
  expect((await lake.fetch(path, { token: lake.credentials.siteToken })).status).toBe(403)
  const list = await lake.fetch(path, { token: lake.credentials.administratorToken })
  expect(await list.json()).toMatchObject([
    { origin: site, allowCredentials: true },
    { origin: 'https://lake.example', allowCredentials: true },
    { origin: 'https://*.partner.example', allowCredentials: false },
    { origin: 'https://other.example', allowCredentials: false },
  ])
  const added = await lake.fetch(path, {
    method: 'POST',
    token: lake.credentials.administratorToken,
    body: JSON.stringify({ origin: unknownSite, allowCredentials: true }),
  })
  expect(added.status).toBe(405)
  expect(await added.text()).toContain('CONTENT_LAKE_CORS_ORIGINS')
})

/** Status of a request with this `Host` header, which `fetch` would not send. */
async function statusFor(host: string, path = '/v1/ping'): Promise<number | undefined> {
  const outgoing = request(`${lake.url}${path}`, { headers: { host } })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

describe('a request to the host', () => {
  it.each(['localhost', '127.0.0.1:80', '[::1]', 'embedded.localhost:1', 'lake.example', 'LOCALHOST:3000'])(
    '%s gets a response',
    async (host) => {
      expect(await statusFor(host)).toBe(200)
    },
  )

  it.each(['evil.example', 'localhost.evil.example', '10.1.2.3', 'other.example'])(
    '%s is refused',
    async (host) => {
      for (const path of ['/v1/ping', query, '/images/embedded/production/x.png', '/v1/auth/login']) {
        expect([path, await statusFor(host, path)]).toEqual([path, 421])
      }
    },
  )
})

describe('a WebSocket', () => {
  const url = () => `${lake.url.replace('http', 'ws')}/v1/data/listen/production?query=*`
  const socketUrl = () => `${lake.url.replace('http', 'ws')}/v1/socket/production`
  const outcome = async (address: string, headers: Record<string, string>): Promise<string> => {
    const socket = new WebSocket(address, 'sanity-event-stream', { headers })
    const result = await Promise.race([
      once(socket, 'message').then(() => 'open'),
      once(socket, 'unexpected-response').then(([, response]) =>
        String((response as IncomingMessage).statusCode),
      ),
    ])
    socket.terminate()
    return result
  }

  it.each([
    [{}, 'open'],
    [{ origin: site }, 'open'],
    [{ origin: partner }, 'open'],
    [{ origin: unknownSite }, '403'],
    [{ origin: 'null' }, '403'],
    [{ host: 'evil.example' }, '421'],
    [{ host: 'evil.example', origin: 'http://evil.example' }, '421'],
  ])('with %j: %s', async (headers, expected) => {
    expect(await outcome(url(), headers)).toBe(expected)
    expect(await outcome(socketUrl(), headers)).toBe(expected)
  })
})
