import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPageWarmer } from './page-warmer.ts'

let server: Server
let origin: string
let asked: string[]
let busy: number
let busiest: number
/** How often each page still answers that it is stale. */
let stale: Record<string, number>
/** What the cache says of each page, answer after answer; `current` when nothing is left to say. */
let conditions: Record<string, ('outdated' | 'failed')[]>
let hurried: Set<string>

beforeEach(async () => {
  asked = []
  busy = 0
  busiest = 0
  stale = {}
  conditions = {}
  hurried = new Set()
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    busiest = Math.max(busiest, ++busy)
    setTimeout(() => {
      busy--
      const isStale = (stale[path] ?? 0) > 0
      stale[path] = (stale[path] ?? 0) - 1
      response.writeHead(path === '/broken' ? 500 : 200, { 'x-nextjs-cache': isStale ? 'STALE' : 'HIT' })
      response.end('page')
    }, 5)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const warmerOf = (at = origin) =>
  createPageWarmer({
    origin: at,
    conditionOf: (path) => conditions[path]?.shift() ?? 'current',
    prioritise: (path) => {
      hurried.add(path)
      return () => hurried.delete(path)
    },
  })

describe('createPageWarmer', () => {
  it('asks until each page is fresh, a few at a time', async () => {
    stale = { '/a': 2, '/b': 1 }
    const result = await warmerOf().now(['/a', '/b', '/c', '/d', '/e'])
    expect(result).toEqual({ fresh: ['/a', '/b', '/c', '/d', '/e'], failed: [] })
    expect(asked.filter((path) => path === '/a')).toHaveLength(3)
    expect(asked.filter((path) => path === '/c')).toHaveLength(1)
    expect(busiest).toBe(2)
  })

  it('has the pages it asks for made before others, for so long as it asks', async () => {
    stale = { '/a': 1 }
    const done = warmerOf().now(['/a', '/b', '/c'])
    await expect.poll(() => [...hurried]).toEqual(['/a', '/b'])
    await done
    expect([...hurried]).toEqual([])
  })

  it('asks again for a page that was being made while the change came', async () => {
    conditions = { '/a': ['outdated', 'outdated'] }
    expect(await warmerOf().now(['/a'])).toEqual({ fresh: ['/a'], failed: [] })
    expect(asked).toEqual(['/a', '/a', '/a'])
  })

  it('does not call a page fresh that could not be made anew and stays up as it was', async () => {
    conditions = { '/a': ['failed'] }
    expect(await warmerOf().now(['/a'])).toEqual({ fresh: [], failed: ['/a'] })
  })

  it('says which pages fail, without asking them again', async () => {
    const { fresh, failed } = await warmerOf().now(['/broken', '/a'])
    expect([fresh, failed]).toEqual([['/a'], ['/broken']])
    expect(asked.filter((path) => path === '/broken')).toHaveLength(1)
  })

  it('survives a server that is not there', async () => {
    const { failed } = await warmerOf('http://127.0.0.1:1').now(['/a'])
    expect(failed).toEqual(['/a'])
  })

  it('takes the pages that were asked for last before those of an earlier round', async () => {
    const warmer = warmerOf()
    const earlier = ['/', '/a', '/b', '/c', '/d', '/e', '/f', '/g']
    await Promise.all([warmer.later(earlier), warmer.later(['/', '/a'])])
    const untouched = asked.filter((path) => earlier.indexOf(path) >= 4)
    expect(asked.slice(-untouched.length).toSorted()).toEqual(untouched.toSorted())
  })

  it('makes pages again that are asked for again, and each once otherwise', async () => {
    const warmer = warmerOf()
    await Promise.all([warmer.later(['/a', '/b', '/c', '/d']), warmer.later(['/a', '/d', '/e'])])
    expect(asked.toSorted()).toEqual(['/a', '/a', '/b', '/c', '/d', '/e'])
    expect(busiest).toBe(2)
  })
})
