import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LoopbackServer, startLoopbackServer } from '../../tests/support/loopback-server.ts'
import { createPageWarmer } from './page-warmer.ts'

let server: LoopbackServer
/** How many responses with a stale page are left for each path. */
let stale: Record<string, number>
/** The next states in the cache for each path, `current` after those. */
let conditions: Record<string, ('outdated' | 'failed')[]>
let prioritised: Set<string>

beforeEach(async () => {
  stale = {}
  conditions = {}
  prioritised = new Set()
  server = await startLoopbackServer(({ path }, response) => {
    setTimeout(() => {
      const isStale = (stale[path] ?? 0) > 0
      stale[path] = (stale[path] ?? 0) - 1
      response.writeHead(statuses[path] ?? 200, { 'x-nextjs-cache': isStale ? 'STALE' : 'HIT' })
      response.end('page')
    }, 5)
  })
})
afterEach(() => server.stop())

/** A server error, an address without a page, and a redirect. */
const statuses: Record<string, number> = { '/broken': 500, '/gone': 404, '/moved': 308 }

const requested = () => server.requests.map(({ path }) => path)
const createWarmer = (origin = server.url) =>
  createPageWarmer({
    origin,
    conditionOf: (path) => conditions[path]?.shift() ?? 'current',
    prioritise: (path) => {
      prioritised.add(path)
      return () => prioritised.delete(path)
    },
  })

describe('createPageWarmer', () => {
  it('requests pages until each is fresh, two at a time', async () => {
    stale = { '/a': 2, '/b': 1 }
    const result = await createWarmer().now(['/a', '/b', '/c', '/d', '/e'])
    expect(result).toEqual({ fresh: ['/a', '/b', '/c', '/d', '/e'], failed: [] })
    expect(requested().filter((path) => path === '/a')).toHaveLength(3)
    expect(requested().filter((path) => path === '/c')).toHaveLength(1)
    expect(server.maxConcurrent).toBe(2)
  })

  it('prioritises pages while it requests them', async () => {
    stale = { '/a': 1 }
    const done = createWarmer().now(['/a', '/b', '/c'])
    await expect.poll(() => [...prioritised]).toEqual(['/a', '/b'])
    await done
    expect([...prioritised]).toEqual([])
  })

  it('requests a page again that was outdated when it was finished', async () => {
    conditions = { '/a': ['outdated', 'outdated'] }
    expect(await createWarmer().now(['/a'])).toEqual({ fresh: ['/a'], failed: [] })
    expect(requested()).toEqual(['/a', '/a', '/a'])
  })

  it.each(['/gone', '/moved'])('has nothing to wait for when %s is no page any longer', async (path) => {
    // What is stored of the page is not rendered again.
    conditions = { [path]: Array.from({ length: 100 }, () => 'outdated') }
    stale = { [path]: 1 }
    expect(await createWarmer().now([path])).toEqual({ fresh: [path], failed: [] })
    expect(requested()).toEqual([path, path])
  })

  it('reports a page as failed when rendering it again failed', async () => {
    conditions = { '/a': ['failed'] }
    expect(await createWarmer().now(['/a'])).toEqual({ fresh: [], failed: ['/a'] })
  })

  it('reports pages with a server error, without another request', async () => {
    const { fresh, failed } = await createWarmer().now(['/broken', '/a'])
    expect([fresh, failed]).toEqual([['/a'], ['/broken']])
    expect(requested().filter((path) => path === '/broken')).toHaveLength(1)
  })

  it('reports pages as failed when the connection is refused', async () => {
    const { failed } = await createWarmer('http://127.0.0.1:1').now(['/a'])
    expect(failed).toEqual(['/a'])
  })

  it('requests the pages of a later call before those of an earlier one', async () => {
    const warmer = createWarmer()
    const earlier = ['/', '/a', '/b', '/c', '/d', '/e', '/f', '/g']
    await Promise.all([warmer.later(earlier), warmer.later(['/', '/a'])])
    const untouched = requested().filter((path) => earlier.indexOf(path) >= 4)
    expect(requested().slice(-untouched.length).toSorted()).toEqual(untouched.toSorted())
  })

  it('requests a page again only if it is queued again', async () => {
    const warmer = createWarmer()
    await Promise.all([warmer.later(['/a', '/b', '/c', '/d']), warmer.later(['/a', '/d', '/e'])])
    expect(requested().toSorted()).toEqual(['/a', '/a', '/b', '/c', '/d', '/e'])
    expect(server.maxConcurrent).toBe(2)
  })
})
