import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../env/env.ts'
import { pagePolicyHeader } from './page-policy-header.ts'
import { prepareResponses } from './prepare-responses.ts'

const data = 'self.__next_f.push([1,"0:x"])'
const html = `<!doctype html><p>${'word '.repeat(1000)}</p><script>${data}</script><script>alert(1)</script>`
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

let server: Server
let answer: RequestListener

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  prepareResponses(parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://cars.example' }).public)
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  vi.unstubAllEnvs()
})
beforeEach(() => {
  answer = (_request, response) => response.end('as it is')
})

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers, method, host: '127.0.0.1' }, resolve).on('error', reject).end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

const policyOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => String(headers['content-security-policy'])

describe('every response', () => {
  it('has the headers that keep a page to itself', async () => {
    const { headers } = await ask('/anything')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('lets other sites show the pictures that are made for them', async () => {
    for (const path of ['/social-image/home.png', '/images/a.png', '/icon-192.png'])
      expect((await ask(path)).headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('asks for nothing to be kept to TLS on a site without it', async () => {
    // The process may prepare its responses once; the rule itself is plain.
    const { securityHeaders } = await import('./security-headers.ts')
    const headers = securityHeaders(parseEnv({}).public, { development: false })('/')
    expect(headers).not.toHaveProperty('Strict-Transport-Security')
  })

  it('is made for an address that can be read, and for no nonce that a visitor sends', async () => {
    let seen: IncomingMessage | undefined
    answer = (request, response) => {
      seen = request
      response.end()
    }
    await ask('/%E0%A4%A', { 'content-security-policy': "script-src 'nonce-theirs'" })
    expect(seen?.url).toBe('/_unreadable-address')
    expect(seen?.headers).not.toHaveProperty('content-security-policy')
    await ask('/%E2%82%AC?q=%')
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

  it('names its own scripts in its policy, and none that does more than carry data', async () => {
    answer = page((response) => response.setHeader('ETag', '"one"').end(html))
    const response = await ask('/')
    expect(policyOf(response)).toContain(`script-src 'self' ${hash(data)};`)
    expect(policyOf(response)).not.toContain(hash('alert(1)'))
    expect(response.body.toString()).toBe(html)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is sent as %s, whole and with its length', async (encoding, decompress) => {
    answer = page((response) =>
      response.setHeader('ETag', '"two"').setHeader('Content-Length', Buffer.byteLength(html)).end(html),
    )
    for (const accepted of [encoding, `${encoding};q=0.5, identity`]) {
      const response = await ask('/', { 'accept-encoding': accepted })
      expect(response.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(response.body.length),
        vary: 'Accept-Encoding',
      })
      expect(decompress(response.body).toString()).toBe(html)
      expect(policyOf(response)).toContain(hash(data))
    }
  })

  it('has the policy that its endpoint gives it, nonce included, in place of the one it began with', async () => {
    const policy = "script-src 'self' 'nonce-abc'"
    // As Next.js does with the headers of an endpoint's answer.
    answer = page((response) =>
      response
        .setHeader('Content-Type', ['text/html; charset=utf-8'])
        .setHeader(pagePolicyHeader, [policy])
        .end(html),
    )
    const response = await ask('/api/anything')
    expect(policyOf(response)).toBe(policy)
    expect(response.headers).not.toHaveProperty(pagePolicyHeader)
  })

  it('is held back until it is whole when it comes in parts', async () => {
    answer = page((response) => {
      response.flushHeaders()
      response.write(html.slice(0, 6000))
      setTimeout(() => response.end(html.slice(6000)), 20)
    })
    const response = await ask('/', { 'accept-encoding': 'gzip' })
    expect(policyOf(response)).toContain(hash(data))
    expect(gunzipSync(response.body).toString()).toBe(html)
  })

  it('with a nonce goes out as it comes', async () => {
    let arrived = ''
    answer = page((response) => {
      response.setHeader('Content-Security-Policy', "script-src 'self' 'nonce-n'")
      response.flushHeaders()
      response.write('first')
    })
    const { port } = server.address() as AddressInfo
    const ended = new Promise<void>((resolve) => {
      const asked = request({ port, host: '127.0.0.1' }, (response) => {
        response.on('data', (chunk: Buffer) => {
          arrived += chunk.toString()
          asked.destroy()
        })
        response.on('close', resolve)
      })
      asked.on('error', () => {})
      asked.end()
    })
    await ended
    expect(arrived).toBe('first')
  })

  it('that says “nothing here” is kept by nobody', async () => {
    answer = page((response) => {
      response.statusCode = 404
      response.setHeader('Cache-Control', 's-maxage=300').end(html)
    })
    const known = await ask('/nowhere')
    expect([known.status, known.headers['cache-control']]).toEqual([404, expect.stringContaining('no-store')])
    const unreadable = await ask('/%')
    expect([unreadable.status, unreadable.body.toString()]).toEqual([400, html])
  })

  it('that a browser has kept stays under the policy it was kept with', async () => {
    answer = (_request, response) => {
      response.statusCode = 304
      response.setHeader('ETag', '"one"').end()
    }
    const response = await ask('/', { 'if-none-match': '"one"' })
    expect(response.status).toBe(304)
    expect(response.headers).not.toHaveProperty('content-security-policy')
  })

  it('has the same policy when only its headers are asked for', async () => {
    answer = page((response) => response.setHeader('ETag', '"three"').end(html))
    const whole = await ask('/')
    answer = page((response) => response.setHeader('ETag', '"three"').end())
    expect(policyOf(await ask('/', {}, 'HEAD'))).toBe(policyOf(whole))
  })
})
