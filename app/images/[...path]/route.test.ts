import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Photo } from '@/lib/content/photos'

/** Requests that reached the stand-in for the Content Lake, and its response. */
let requests: { url: string; headers: IncomingHttpHeaders }[]
let lakeResponse: { status: number; headers?: Record<string, string>; body?: string }
let lake: Server

beforeAll(async () => {
  lake = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    response.writeHead(lakeResponse.status, lakeResponse.headers).end(lakeResponse.body)
  })
  await new Promise<void>((resolve) => {
    lake.listen(0, resolve)
  })
  vi.stubEnv('CONTENT_LAKE_PORT', String((lake.address() as AddressInfo).port))
  vi.stubEnv('SANITY_API_TOKEN', 'a-token-for-tests')
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', '')
})
afterAll(() => {
  vi.unstubAllEnvs()
  lake.close()
})
beforeEach(() => {
  requests = []
  lakeResponse = { status: 200 }
})

const photo: Photo = {
  alt: 'A bridge',
  credit: null,
  placeholder: null,
  source: {
    asset: { _id: 'image-0123456789abcdef0123456789abcdef01234567-600x400-jpg' },
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 },
  },
}

async function get(change = (path: string) => path, headers: Record<string, string> = {}) {
  const { photoUrl } = await import('@/lib/content/photo-address')
  const { GET } = await import('./route')
  const path = photoUrl(photo, { width: 360, height: 240, quality: 75 })
  return await GET(new Request(`https://www.example.co.uk${change(path)}`, { headers }))
}

describe('GET /images/…', () => {
  it('forwards the picture with the headers that a cache needs and no others', async () => {
    lakeResponse = {
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: '"a"',
        vary: 'Accept',
        'set-cookie': 'session=1',
        'access-control-allow-origin': '*',
      },
      body: 'pixels',
    }
    const response = await get(undefined, { accept: 'image/webp', cookie: 'private=1' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('pixels')
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"a"',
      vary: 'Accept',
    })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toMatch(/^\/images\/embedded\/production\/0123\w+-600x400\.jpg\?.*w=360/)
    expect(requests[0]?.url).not.toContain('s=')
    expect(requests[0]?.headers.accept).toBe('image/webp')
    expect(requests[0]?.headers.cookie).toBeUndefined()
    // Sizes on pages go before those that anybody else requests from the Content Lake.
    expect(requests[0]?.headers.authorization).toBe('Bearer a-token-for-tests')
  })

  it('responds with 304 to a browser that has the picture', async () => {
    lakeResponse = { status: 304, headers: { etag: '"a"' } }
    const response = await get(undefined, { 'if-none-match': '"a"' })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(requests[0]?.headers['if-none-match']).toBe('"a"')
  })

  it('requests no picture that the site did not offer', async () => {
    for (const change of [
      (path: string) => path.replace('w=360', 'w=361'),
      () => '/images/embedded/production/x.jpg',
      () => '/images/http://elsewhere.example/x.jpg?s=x',
    ])
      expect((await get(change)).status).toBe(404)
    expect(requests).toEqual([])
  })

  it.each([
    [404, 404],
    [400, 503],
    [500, 503],
    [503, 503],
  ])('turns a %i of the Content Lake into a %i that is not cached', async (lakeStatus, status) => {
    lakeResponse = { status: lakeStatus, headers: { 'cache-control': 'public, max-age=99' } }
    const response = await get()
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('responds with 503, not to be cached, when the Content Lake cannot be reached', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'))
    const response = await get()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    vi.restoreAllMocks()
  })
})
