import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { prepareServer } from '../../tests/support/prepared-server.ts'

const path = '/_next/static/chunks/page.js'
const server = prepareServer()
beforeEach(() => {
  server.handler = (_request, response) => response.end('from Next.js')
})

describe('a script with a compressed copy', () => {
  it('is sent as that to a browser that accepts it, to be kept for good', async () => {
    const { status, headers, body } = await server.get(path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(status).toBe(200)
    expect(brotliDecompressSync(body).toString()).toBe('page()')
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await server.get(path, { 'accept-encoding': 'br' })
    const again = await server.get(path, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  })

  it.each([
    ['no Brotli', { 'accept-encoding': 'gzip, br;q=0' }, 'GET'],
    ['a range', { 'accept-encoding': 'br', range: 'bytes=0-1' }, 'GET'],
    ['its headers', { 'accept-encoding': 'br' }, 'HEAD'],
  ])('is left to Next.js for a request for %s', async (_name, headers, method) => {
    let asked: string | undefined
    server.handler = (request, response) => {
      asked = request.url
      response.end('from Next.js')
    }
    await server.get(path, headers, method)
    expect(asked).toBe(path)
  })
})

it('leaves a script without a compressed copy to Next.js', async () => {
  const { body } = await server.get('/_next/static/chunks/page.css', { 'accept-encoding': 'br' })
  expect(body.toString()).toBe('from Next.js')
})
