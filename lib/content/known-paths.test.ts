import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetModulesAndState } from '../../tests/support/fresh-modules.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import type { PathVerdict } from './known-paths.ts'

const server = serveContent('test')
let lookUpPath: (path: string) => Promise<PathVerdict>
let invalidateKnownPaths: () => void

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const town = (slug: string) => ({ _id: slug, _type: 'town', name: slug, slug: { current: slug } })
const area = (slug: string, town: string) => ({
  _id: slug,
  _type: 'area',
  slug: { current: slug },
  town: { _ref: town },
})
const unavailable = () => Array.from({ length: 40 }, () => 400)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // Each test has a list, a client and settings of its own.
  resetModulesAndState()
  ;({ lookUpPath, invalidateKnownPaths } = await import('./known-paths.ts'))
  server.state.documents = [town('reading'), area('caversham', 'reading')]
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('lookUpPath', () => {
  it('finds the pages of towns, areas and the site itself in any encoding, and no others', async () => {
    const known = ['/', '/about', '/reading', '/reading/', '/%72eading', '/reading/caversham']
    for (const path of known) expect([path, await lookUpPath(path)]).toEqual([path, 'known'])
    const unknown = ['/nowhere', '/reading/nowhere', '/caversham', '/reading/caversham/x', '/%', '/Reading']
    for (const path of unknown) expect([path, await lookUpPath(path)]).toEqual([path, 'unknown'])
  })

  it('reads the list once for many paths, and every few seconds at most for unknown ones', async () => {
    await Promise.all(['/a', '/b', '/reading', '/c'].map(lookUpPath))
    const { requests } = server.state
    for (let n = 0; n < 20; n++) await lookUpPath(`/made-up-${n}`)
    expect(server.state.requests).toBe(requests)
    seconds(4)
    for (let n = 0; n < 20; n++) await lookUpPath(`/made-up-${n}`)
    expect(server.state.requests).toBe(requests * 2)
  })

  it('finds a new page at once after an invalidation, and within seconds without one', async () => {
    expect(await lookUpPath('/newbury')).toBe('unknown')
    server.state.documents = [town('newbury')]
    expect(await lookUpPath('/newbury')).toBe('unknown')
    seconds(1)
    invalidateKnownPaths()
    seconds(1)
    expect(await lookUpPath('/newbury')).toBe('known')
    expect(await lookUpPath('/reading')).toBe('unknown')
    server.state.documents = [town('newbury'), town('slough')]
    seconds(4)
    expect(await lookUpPath('/slough')).toBe('known')
  })

  it('uses the last list while content cannot be read, and is unclear about other paths', async () => {
    await lookUpPath('/reading')
    seconds(400)
    server.state.refusals = unavailable()
    expect(await lookUpPath('/reading')).toBe('known')
    expect(await lookUpPath('/nowhere')).toBe('unclear')
    seconds(2)
    server.state.refusals = []
    expect(await lookUpPath('/nowhere')).toBe('unknown')
  })

  it('requests unavailable content once a second at most', async () => {
    server.state.refusals = unavailable()
    expect(await lookUpPath('/a')).toBe('unclear')
    await vi.waitUntil(() => server.state.requests === 3)
    const { requests } = server.state
    expect(await Promise.all(['/b', '/c', '/d'].map(lookUpPath))).toEqual(['unclear', 'unclear', 'unclear'])
    expect(server.state.requests).toBe(requests)
  })

  it('does not wait for content that never responds', async () => {
    server.state.hangs = true
    const begun = Date.now()
    expect(await lookUpPath('/a')).toBe('unclear')
    // A read of content may take half a minute.
    expect(Date.now() - begun).toBeLessThan(15_000)
    server.state.hangs = false
    seconds(2)
    expect(await lookUpPath('/reading')).toBe('known')
  })
})
