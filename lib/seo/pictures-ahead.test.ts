import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawAhead } from './pictures-ahead.ts'

let server: Server
let origin: string
let asked: string[]
let busy: number
let busiest: number
/** How often each picture is still refused. */
let refusals: Record<string, number>
let pages: string[]

beforeEach(async () => {
  asked = []
  busy = 0
  busiest = 0
  refusals = {}
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/sitemap.xml') {
      response.end(pages.map((page) => `<url><loc>https://cars.example${page}</loc></url>`).join(''))
      return
    }
    asked.push(path)
    busiest = Math.max(busiest, ++busy)
    setImmediate(() => {
      busy--
      const isRefused = (refusals[path] ?? 0) > 0
      refusals[path] = (refusals[path] ?? 0) - 1
      response.writeHead(isRefused ? 503 : 200, isRefused ? { 'retry-after': '0.01' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('asks for the picture of each page, one after the other, and again for one that was refused', async () => {
  refusals = { '/social-image/reading.png': 2 }
  pages = ['/', '/reading', '/reading/caversham']
  await drawAhead(origin)
  const reading = '/social-image/reading.png'
  expect(asked).toEqual([
    '/social-image/home.png',
    reading,
    reading,
    reading,
    '/social-image/reading/caversham.png',
  ])
  expect(busiest).toBe(1)
})

it('gives up a picture that is refused for good, and a server that is gone', async () => {
  refusals = { '/social-image/a.png': 1000 }
  pages = ['/a', '/b']
  await drawAhead(origin)
  expect(asked.length).toBeLessThan(30)
  expect(asked.at(-1)).toBe('/social-image/b.png')
  await drawAhead('http://127.0.0.1:1')
})
