import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

let server: Server
let origin: string
let requested: string[]
let busy: number
let busiest: number
/** How often each picture is still refused. */
let refusals: Record<string, number>
let pages: string[]

beforeEach(async () => {
  requested = []
  busy = 0
  busiest = 0
  refusals = {}
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/sitemap.xml') {
      response.end(pages.map((page) => `<url><loc>https://cars.example${page}</loc></url>`).join(''))
      return
    }
    requested.push(path)
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

it('requests each page, then its picture, one at a time, and again a picture that was refused', async () => {
  refusals = { '/social-image/reading.png': 2 }
  pages = ['/', '/reading', '/reading/caversham']
  await warmUp(origin, { pauseBeforePictures: 0 })
  const reading = '/social-image/reading.png'
  expect(requested).toEqual([
    ...pages,
    '/social-image/home.png',
    reading,
    reading,
    reading,
    '/social-image/reading/caversham.png',
  ])
  expect(busiest).toBe(1)
})

it('gives up a picture that is always refused, and a server that does not respond', async () => {
  refusals = { '/social-image/a.png': 1000 }
  pages = ['/a', '/b']
  await warmUp(origin, { pauseBeforePictures: 0 })
  expect(requested.length).toBeLessThan(30)
  expect(requested.at(-1)).toBe('/social-image/b.png')
  await warmUp('http://127.0.0.1:1', { pauseBeforePictures: 0 })
})
