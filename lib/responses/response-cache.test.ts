import type { RequestListener } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { prepareServer } from '../../tests/support/prepared-server.ts'
import { cacheOrder, pageLifetime, steadyNow } from '../server/cache-order.ts'

const html = `<!doctype html><p>${'word '.repeat(1000)}</p>`
const server = prepareServer()
let responses = 0
let path = ''

beforeEach(() => {
  responses = 0
  path = `/page-${crypto.randomUUID()}`
  cacheOrder().note(path, entry())
  server.handler = page
})

const entry = () => ({ begun: cacheOrder().present, since: steadyNow(), tags: ['town'] })

const page: RequestListener = (incoming, response) => {
  responses += 1
  response.setHeader('Vary', 'rsc').setHeader('x-nextjs-cache', 'HIT')
  if (incoming.headers.rsc) {
    response.setHeader('Content-Type', 'text/x-component')
    response.write(`data ${responses} `)
    response.end('of the page')
    return
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('ETag', `"${path} ${responses}"`)
  response.end(`${html}${responses}`)
}

async function get(target: string, headers?: Record<string, string>, method?: string) {
  const response = await server.get(target, headers, method)
  const { date: _, ...rest } = response.headers
  return { ...response, headers: rest }
}

it('sends a cached page again without Next.js, headers and all', async () => {
  const first = await get(path, { 'accept-encoding': 'br' })
  expect(await get(path, { 'accept-encoding': 'br' })).toEqual(first)
  expect(brotliDecompressSync(first.body).toString()).toBe(`${html}1`)
  expect(first.headers['content-security-policy']).toContain('script-src')
  expect(responses).toBe(1)
})

it('sends the data of a client-side navigation again, compressed and complete', async () => {
  const navigation = { rsc: '1', 'accept-encoding': 'br' }
  const first = await get(`${path}?_rsc=abc`, navigation)
  expect(await get(`${path}?_rsc=abc`, navigation)).toEqual(first)
  expect(brotliDecompressSync(first.body).toString()).toBe('data 1 of the page')
  expect(responses).toBe(1)
})

it('sends each kind of request its own response', async () => {
  await get(path)
  await get(path, { 'accept-encoding': 'gzip' })
  await get(path, { rsc: '1' })
  await get(path, { rsc: '1', 'next-router-state-tree': 'elsewhere' })
  expect(responses).toBe(4)
})

it('responds with 304 to a browser that has the page', async () => {
  const { headers } = await get(path)
  const { status, body } = await get(path, { 'if-none-match': headers.etag ?? '' })
  expect([status, body.length, responses]).toEqual([304, 0, 1])
  expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200)
})

it.each([
  ['a publication of anything', () => cacheOrder().mark(['something else'])],
  ['the page being rendered again', () => cacheOrder().note(path, entry())],
  [
    'the page growing old',
    () => cacheOrder().note(path, { ...entry(), since: steadyNow() - pageLifetime - 1 }),
  ],
  ['a failure to render it again', () => cacheOrder().note(path, { ...entry(), failedAt: steadyNow() })],
])('passes the request to Next.js after %s', async (_, event) => {
  await get(path)
  event()
  expect((await get(path)).body.toString()).toBe(`${html}2`)
})

it('does not cache a response whose request came before a publication', async () => {
  server.handler = (incoming, response) => {
    cacheOrder().mark(['town'])
    cacheOrder().note(path, entry())
    page(incoming, response)
  }
  await get(path)
  server.handler = page
  await get(path)
  expect(responses).toBe(2)
})

it.each([
  ['draft mode', { cookie: 'a=b; __prerender_bypass=secret' }, ''],
  ['an address with a query', {}, '?utm_source=x'],
])('leaves %s to Next.js', async (_, headers, query) => {
  await get(path)
  await get(`${path}${query}`, headers)
  await get(`${path}${query}`, headers)
  expect(responses).toBe(3)
})

it.each([
  ['a page that Next.js has not cached', 'x-nextjs-cache', 'MISS'],
  ['a page that is being rendered again', 'x-nextjs-cache', 'STALE'],
  ['a response with a cookie', 'Set-Cookie', 'a=b'],
])('does not cache %s', async (_, name, value) => {
  server.handler = (incoming, response) => {
    const end = response.end.bind(response)
    response.end = (...parts: unknown[]) => {
      response.setHeader(name, value)
      return Reflect.apply(end, undefined, parts)
    }
    page(incoming, response)
  }
  await get(path)
  await get(path)
  expect(responses).toBe(2)
})

it('leaves other methods to Next.js', async () => {
  await get(path)
  await get(path, {}, 'HEAD')
  await get(path, {}, 'POST')
  expect(responses).toBe(3)
})
