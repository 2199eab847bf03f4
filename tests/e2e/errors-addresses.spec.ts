import { request as httpRequest } from 'node:http'
import { runningSite } from '../support/running-site.ts'
import { expect, test } from './test.ts'

/** Asks for an address exactly as it stands here: browsers and clients tidy addresses up. */
function askRaw(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { port } = new URL(runningSite().url)
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const asked = httpRequest({ host: 'localhost', port, path, method, headers }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      asked.on('error', reject)
      asked.end()
    },
  )
}

test.describe('an address that makes no sense', () => {
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
    test(`${path} is answered with 400, the page and all headers`, async () => {
      const { status, headers, body } = await askRaw(path)
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
    ['a backslash', '/reading%5Ccaversham'],
    ['a slash in a name', '/reading%2Fcaversham'],
    ['dots that lead up', '/..%2f..%2fetc/passwd'],
    ['the framework’s own page', '/_not-found'],
    ['another of them', '/_global-error'],
    ['a number', '/404'],
    ['what lies below a page', '/about/nothing'],
    ['a file that is not there', '/wp-login.php'],
    ['an endpoint that is not there', '/api/nothing'],
  ] as const)
    test(`${name} is answered with 404, the page and all headers`, async () => {
      const { status, headers, body } = await askRaw(path)
      expect(status).toBe(404)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': /^text\/html/ })
      expect(headers['cache-control']).toContain('no-store')
      expect(body).toContain('<footer')
      expect(body).toContain('Oops! Page not found')
    })

  test('never makes the site fail, whatever comes with it', async () => {
    const odd = [
      '/?q=%',
      '/reading?x=%E0%A4%A',
      '/reading?_rsc=%',
      '/_next/static/%00',
      '/_next/data/x/reading.json',
      '/_next/image?url=%2F',
      '/images/%00',
      '/social-image/%00.png',
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
    for (const path of odd)
      for (const more of headers) {
        const { status } = await askRaw(path, 'GET', more)
        expect(status, `${path} ${JSON.stringify(more)}`).toBeLessThan(500)
      }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND'])
      for (const path of ['/reading', '/nowhere', '/%', '/_next/static/x.js'])
        expect((await askRaw(path, method)).status, `${method} ${path}`).toBeLessThan(500)
  })

  test('is mended where it only is spelled otherwise', async () => {
    for (const [path, target] of [
      ['/Reading?reg=AB12CDE', '/reading?reg=AB12CDE'],
      ['/READING/Caversham', '/reading/caversham'],
      ['/%72eading', '/reading'],
    ] as const) {
      const { status, headers } = await askRaw(path)
      expect([status, headers['location']]).toEqual([308, target])
    }
    expect((await askRaw('/Nowhere')).status).toBe(404)
  })
})
