import { afterEach, beforeEach, expect, it } from 'vitest'
import { type LoopbackServer, startLoopbackServer } from '../../tests/support/loopback-server.ts'
import { warmUp } from './warm-up.ts'

let server: LoopbackServer
/** How many refusals are left for each picture. */
let refusals: Record<string, number>
let pages: string[]

beforeEach(async () => {
  refusals = {}
  server = await startLoopbackServer(({ path }, response) => {
    if (path === '/sitemap.xml') {
      response.end(pages.map((page) => `<url><loc>https://cars.example${page}</loc></url>`).join(''))
      return
    }
    const isRefused = (refusals[path] ?? 0) > 0
    refusals[path] = (refusals[path] ?? 0) - 1
    setImmediate(() => {
      response.writeHead(isRefused ? 503 : 200, isRefused ? { 'retry-after': '0.01' } : {}).end()
    })
  })
})
afterEach(() => server.stop())

const requested = () => server.requests.map(({ path }) => path).filter((path) => path !== '/sitemap.xml')

it('requests each page, then its picture, one at a time, and again a picture that was refused', async () => {
  refusals = { '/social-image/reading.png': 2 }
  pages = ['/', '/reading', '/reading/caversham']
  await warmUp(server.url, { pauseBeforePictures: 0 })
  const reading = '/social-image/reading.png'
  expect(requested()).toEqual([
    ...pages,
    '/social-image/home.png',
    reading,
    reading,
    reading,
    '/social-image/reading/caversham.png',
  ])
  expect(server.maxConcurrent).toBe(1)
})

it('gives up a picture that is always refused, and a server that does not respond', async () => {
  refusals = { '/social-image/a.png': 1000 }
  pages = ['/a', '/b']
  await warmUp(server.url, { pauseBeforePictures: 0 })
  expect(requested().length).toBeLessThan(30)
  expect(requested().at(-1)).toBe('/social-image/b.png')
  await warmUp('http://127.0.0.1:1', { pauseBeforePictures: 0 })
})
