import { request as httpRequest } from 'node:http'
import { runningSite } from '../support/running-site.ts'
import { expect, test } from './test.ts'

/** Requests a path without normalising it, as browsers and HTTP clients do. */
function requestRaw(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { port } = new URL(runningSite().url)
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = httpRequest({ host: 'localhost', port, path, method, headers }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}

test.describe('an invalid path', () => {
  for (const path of [
    '/%',
    '/%E0%A4%A',
    '/reading/%ff',
    '/reading/%c0%af',
    '/%zz?a=b',
    '/studio/%',
    '/_next/%',
    '/api/%',
  ])
    test(`${path} responds with 400, the page and all headers`, async () => {
      const { status, headers, body } = await requestRaw(path)
      expect(status).toBe(400)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': /^text\/html/ })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(body).toContain('Oops! Page not found')
      expect(body).toContain('<footer')
    })

  for (const [name, path] of [
    ['a path of 1,500 characters', `/${'a'.repeat(1500)}`],
    ['a deep path', '/a'.repeat(700)],
    ['a long path of percent signs', `/${'%41'.repeat(500)}`],
    ['a zero byte', '/reading%00'],
    ['an encoded backslash', '/reading%5Ccaversham'],
    ['an encoded slash', '/reading%2Fcaversham'],
    ['encoded path traversal', '/..%2f..%2fetc/passwd'],
    ['the framework’s not-found page', '/_not-found'],
    ['the framework’s error page', '/_global-error'],
    ['a number', '/404'],
    ['a path below a page', '/about/nothing'],
    ['a missing file', '/wp-login.php'],
    ['a missing endpoint', '/api/nothing'],
  ] as const)
    test(`${name} responds with 404, the page and all headers`, async () => {
      const { status, headers, body } = await requestRaw(path)
      expect(status).toBe(404)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': /^text\/html/ })
      expect(headers['cache-control']).toContain('no-store')
      expect(body).toContain('<footer')
      expect(body).toContain('Oops! Page not found')
    })

  test('causes no server error, with any headers or method', async () => {
    const paths = [
      '/?q=%',
      '/reading?x=%E0%A4%A',
      '/reading?_rsc=%',
      '/_next/static/%00',
      '/_next/data/x/reading.json',
      '/_next/image?url=%2F',
      '/images/%00',
      '/social-image/%00.png',
      '/area-map/reading/%00.svg',
      '/api/vehicle-lookup/%00',
      '/__nextjs_original-stack-frame',
      '/reading.rsc',
      '/reading;x=1',
      '/reading/?',
      '/*',
      '/[town]',
      '/%5Btown%5D',
      '/(site)',
      '//',
      '///reading',
      '/./reading',
      '/../reading',
    ]
    const headers: Record<string, string>[] = [
      {},
      { rsc: '1', 'next-router-state-tree': '%' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/../x' },
      { 'next-action': 'x', 'content-type': 'multipart/form-data' },
      { 'x-middleware-subrequest': 'proxy', 'x-nextjs-data': '1', 'x-matched-path': '/studio' },
      { 'x-prerender-revalidate': 'x', 'x-now-route-matches': '1', 'x-invoke-path': '/%' },
    ]
    for (const path of paths)
      for (const more of headers) {
        const { status } = await requestRaw(path, 'GET', more)
        expect(status, `${path} ${JSON.stringify(more)}`).toBeLessThan(500)
      }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND'])
      for (const path of ['/reading', '/nowhere', '/%', '/_next/static/x.js'])
        expect((await requestRaw(path, method)).status, `${method} ${path}`).toBeLessThan(500)
  })

  test('redirects when only case or encoding differ from a page’s path', async () => {
    for (const [path, target] of [
      ['/Reading?reg=AB12CDE', '/reading?reg=AB12CDE'],
      ['/READING/Caversham', '/reading/caversham'],
      ['/%72eading', '/reading'],
    ] as const) {
      const { status, headers } = await requestRaw(path)
      expect([status, headers['location']]).toEqual([308, target])
    }
    expect((await requestRaw('/Nowhere')).status).toBe(404)
  })
})
