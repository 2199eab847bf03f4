import { channel } from 'node:diagnostics_channel'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { metrics } from '../server/metrics.ts'
import { countRequests, kindOf } from './count-requests.ts'

const server = createServer((request, response) => {
  if (request.url === '/halfway') {
    response.write('half')
    setImmediate(() => response.destroy())
  } else response.writeHead(request.url?.startsWith('/nowhere') ? 404 : 200).end('done')
})
let origin: string
beforeAll(async () => {
  countRequests()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  ['/', 'page'],
  ['/reading/caversham?utm=x', 'page'],
  ['/apis', 'page'],
  ['/api/vehicle-lookup/AB12CDE', 'lookup'],
  ['/api/enquiries/quote', 'enquiry'],
  ['/api/revalidate', 'webhook'],
  ['/api/health/ready', 'health'],
  ['/api/error-content', 'api'],
  ['/studio/structure', 'studio'],
  ['/content-lake/images/a.jpg', 'lake'],
  ['/_next/static/x.js', 'file'],
  ['/robots.txt', 'file'],
  ['', 'page'],
])('%s is counted as %s', (target, kind) => {
  expect(kindOf(target)).toBe(kind)
})

it('requests are counted by kind, method and status, and by nothing of a visitor', async () => {
  await fetch(`${origin}/`)
  await fetch(`${origin}/nowhere?email=asha@example.com`)
  await fetch(`${origin}/api/vehicle-lookup/AB12CDE`, { method: 'POST' })
  await fetch(`${origin}/halfway`)
    .then((response) => response.text())
    .catch(() => {})
  const expected = [
    'site_requests_total{kind="page",method="GET",status="200"} 1',
    'site_requests_total{kind="page",method="GET",status="404"} 1',
    'site_requests_total{kind="lookup",method="POST",status="200"} 1',
    'site_requests_total{kind="page",method="GET",status="aborted"} 1',
    'site_request_seconds_count{kind="page"} 2',
  ]
  await expect
    .poll(async () => (await metrics().registry.metrics()).split('\n'))
    .toEqual(expect.arrayContaining(expected))
  expect(await metrics().registry.metrics()).not.toMatch(/asha|AB12CDE/)
})

it('costs a request less than 20 microseconds of processor time', () => {
  const count = 2000
  const costs = Array.from({ length: 10 }, () => {
    const exchanges = Array.from({ length: count }, () => {
      const request = new IncomingMessage(new Socket())
      Object.assign(request, { method: 'GET', url: '/reading/caversham' })
      return { request, response: new ServerResponse(request), server }
    })
    const before = process.cpuUsage()
    for (const exchange of exchanges) {
      channel('http.server.request.start').publish(exchange)
      exchange.response.emit('close')
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / count
  })
  expect(Math.min(...costs)).toBeLessThan(20)
})
