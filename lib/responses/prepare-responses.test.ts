import { createHash } from 'node:crypto'
import { type IncomingMessage, request, type RequestListener } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { type PreparedResponse, prepareServer } from '../../tests/support/prepared-server.ts'
import { parseEnv } from '../env/env.ts'
import { nearestPlaceHeader, nearestPlaceMarker, nearestPlaceValue } from '../server/nearest-place-header.ts'
import { sentReferenceMarker, thankYouAddress } from '../server/sent-reference.ts'
import { firstFrameScript, firstFrameSource } from './first-frame.ts'
import { pagePolicyHeader } from './page-policy-header.ts'

const data = 'self.__next_f.push([1,"0:x"])'
const html = `<!doctype html><p>${'word '.repeat(1000)}</p><script>${data}</script><script>alert(1)</script>`
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const server = prepareServer()
beforeEach(() => {
  server.handler = (_request, response) => response.end('page')
})

const policyOf = ({ headers }: PreparedResponse) => String(headers['content-security-policy'])

describe('every response', () => {
  it('has the security headers', async () => {
    const { headers } = await server.get('/anything')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${firstFrameSource};`)
  })

  it('may be embedded by other sites if it is an image for them', async () => {
    for (const path of ['/social-image/home.png', '/images/a.png', '/icon-192.png'])
      expect((await server.get(path)).headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('may have styles in it if it is a map, and nothing else', async () => {
    for (const path of ['/area-map/reading/caversham.svg', '/map/berkshire.svg'])
      expect(policyOf(await server.get(path))).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
  })

  it('has no HSTS header on a site without TLS', async () => {
    // The process can prepare its responses only once.
    const { securityHeaders } = await import('./security-headers.ts')
    const headers = securityHeaders(parseEnv({}).public, { development: false })('/')
    expect(headers).not.toHaveProperty('Strict-Transport-Security')
  })

  it('is for a decodable path and without a nonce of the visitor', async () => {
    let seen: IncomingMessage | undefined
    server.handler = (request, response) => {
      seen = request
      response.end()
    }
    await server.get('/%E0%A4%A', { 'content-security-policy': "script-src 'nonce-theirs'" })
    expect(seen?.url).toBe('/_unreadable-address')
    expect(seen?.headers).not.toHaveProperty('content-security-policy')
    await server.get('/%E2%82%AC?q=%')
    expect(seen?.url).toBe('/%E2%82%AC?q=%')
  })
})

describe('a page', () => {
  const page =
    (finish: (response: Parameters<RequestListener>[1]) => void): RequestListener =>
    (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      finish(response)
    }

  it('allows its scripts that hold data, and no others', async () => {
    server.handler = page((response) => response.setHeader('ETag', '"one"').end(html))
    const response = await server.get('/')
    expect(policyOf(response)).toContain(`script-src 'self' ${hash(data)} ${firstFrameSource};`)
    expect(policyOf(response)).not.toContain(hash('alert(1)'))
    expect(response.body.toString()).toBe(html)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s with its length', async (encoding, decompress) => {
    server.handler = page((response) =>
      response.setHeader('ETag', '"two"').setHeader('Content-Length', Buffer.byteLength(html)).end(html),
    )
    for (const accepted of [encoding, `${encoding};q=0.5, identity`]) {
      const response = await server.get('/', { 'accept-encoding': accepted })
      expect(response.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(response.body.length),
        vary: 'Accept-Encoding',
      })
      expect(decompress(response.body).toString()).toBe(html)
      expect(policyOf(response)).toContain(hash(data))
    }
  })

  it('has the policy of its endpoint in place of the default one', async () => {
    const policy = "script-src 'self' 'nonce-abc'"
    // Next.js sets the headers of an endpoint's response as lists.
    server.handler = page((response) =>
      response
        .setHeader('Content-Type', ['text/html; charset=utf-8'])
        .setHeader(pagePolicyHeader, [policy])
        .end(html),
    )
    const response = await server.get('/api/anything')
    expect(policyOf(response)).toBe(policy)
    expect(response.headers).not.toHaveProperty(pagePolicyHeader)
  })

  it('is held back until it is complete', async () => {
    server.handler = page((response) => {
      response.flushHeaders()
      response.write(html.slice(0, 6000))
      setTimeout(() => response.end(html.slice(6000)), 20)
    })
    const response = await server.get('/', { 'accept-encoding': 'gzip' })
    expect(policyOf(response)).toContain(hash(data))
    expect(gunzipSync(response.body).toString()).toBe(html)
  })

  it('with a nonce has its styles and no hashes of scripts', async () => {
    const policy = "script-src 'self' 'nonce-n'; style-src 'self'"
    const link = '<link rel="stylesheet" href="/_next/static/chunks/page.css" data-precedence="next"/>'
    server.handler = page((response) => {
      response.setHeader('Content-Security-Policy', policy)
      response.write(`<html><head>${link}</head><body class="a">`)
      response.end(`<script nonce="n">${data}</script></body></html>`)
    })
    const response = await server.get('/')
    const style = '.a{top:0}'
    expect(policyOf(response)).toBe(`${policy} ${hash(style)}`)
    expect(response.body.toString()).toBe(
      `<html><head><style>${style}</style><script>${firstFrameScript}</script></head><body class="a"><script nonce="n">${data}</script>${link}</body></html>`,
    )
  })

  it('that allows all styles is streamed', async () => {
    let arrived = ''
    server.handler = page((response) => {
      response.setHeader('Content-Security-Policy', "style-src 'self' 'unsafe-inline'")
      response.flushHeaders()
      response.write('first')
    })
    const ended = new Promise<void>((resolve) => {
      const pending = request({ port: server.port(), host: '127.0.0.1' }, (response) => {
        response.on('data', (chunk: Buffer) => {
          arrived += chunk.toString()
          pending.destroy()
        })
        response.on('close', resolve)
      })
      pending.on('error', () => {})
      pending.end()
    })
    await ended
    expect(arrived).toBe('first')
  })

  it('with an error status is not cached', async () => {
    server.handler = page((response) => {
      response.statusCode = 404
      response.setHeader('Cache-Control', 's-maxage=300').end(html)
    })
    const known = await server.get('/nowhere')
    expect([known.status, known.headers['cache-control']]).toEqual([404, expect.stringContaining('no-store')])
    const unreadable = await server.get('/%')
    expect([unreadable.status, unreadable.body.toString()]).toEqual([400, html])
  })

  it('for an unknown address names the place that may be meant, in every encoding', async () => {
    const plain = html.replace('</p>', `</p><div>${nearestPlaceMarker}</div>`)
    let place: { name: string; path: string } | undefined
    server.handler = page((response) => {
      response.statusCode = 404
      if (place) response.setHeader(nearestPlaceHeader, nearestPlaceValue(place))
      response.setHeader('ETag', '"missing"').setHeader('Content-Length', Buffer.byteLength(plain)).end(plain)
    })
    place = { name: 'Windsor & “Eton”', path: '/windsor' }
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      const { headers, body } = await server.get('/winsdor', { 'accept-encoding': encoding })
      const text = { identity: String, gzip: gunzipSync, br: brotliDecompressSync }[encoding](body)
      expect(String(text)).toContain('<a href="/windsor">Sell My Car in Windsor &#38; “Eton”</a>')
      expect(headers).not.toHaveProperty(nearestPlaceHeader)
      expect(headers['content-security-policy']).toContain(hash(data))
    }
    place = undefined
    expect((await server.get('/nowhere')).body.toString()).toBe(plain)
  })

  it('that thanks names the reference in its address, and nothing else that is there', async () => {
    const plain = html.replace('</p>', `</p><div>${sentReferenceMarker('Your reference:')}</div>`)
    server.handler = page((response) =>
      response.setHeader('ETag', '"thanks"').setHeader('Content-Length', Buffer.byteLength(plain)).end(plain),
    )
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      const { headers, body } = await server.get(thankYouAddress('1A2B-3C4D'), {
        'accept-encoding': encoding,
      })
      const text = { identity: String, gzip: gunzipSync, br: brotliDecompressSync }[encoding](body)
      expect(String(text)).toMatch(/Your reference: <strong[^>]*>1A2B-3C4D<\/strong>/)
      expect(headers).not.toHaveProperty('etag')
      expect(headers['content-security-policy']).toContain(hash(data))
    }
    for (const address of [
      '/thank-you',
      '/thank-you?reference=call-me',
      '/thank-you?reference=1A2B-3C4D&x=<b>',
      '/about?reference=1A2B-3C4D',
    ])
      expect((await server.get(address)).body.toString()).toBe(plain)
  })

  it('that a browser has cached keeps its policy', async () => {
    server.handler = (_request, response) => {
      response.statusCode = 304
      response.setHeader('ETag', '"one"').end()
    }
    const response = await server.get('/', { 'if-none-match': '"one"' })
    expect(response.status).toBe(304)
    expect(response.headers).not.toHaveProperty('content-security-policy')
  })

  it('has the same policy in a response to HEAD', async () => {
    server.handler = page((response) => response.setHeader('ETag', '"three"').end(html))
    const whole = await server.get('/')
    server.handler = page((response) => response.setHeader('ETag', '"three"').end())
    expect(policyOf(await server.get('/', {}, 'HEAD'))).toBe(policyOf(whole))
  })
})
