import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startQueryServer } from '../../tests/support/query-server.ts'
import type { RedirectTable } from './redirect-table.ts'

let server: Awaited<ReturnType<typeof startQueryServer>>
let currentRedirects: () => Promise<RedirectTable>
let invalidateRedirects: () => void

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const redirect = (from: string, to: string) => ({ _id: from, _type: 'redirect', from, to })
const inForce = async () => [...(await currentRedirects()).keys()]

beforeEach(async () => {
  server = await startQueryServer()
  vi.stubEnv('CONTENT_LAKE_PORT', String(server.port))
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', '')
  vi.useFakeTimers({ toFake: ['performance'] })
  // Each test has a table, a client and settings of its own.
  vi.resetModules()
  ;({ currentRedirects, invalidateRedirects } = await import('./current-redirects.ts'))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await server.stop()
})

describe('currentRedirects', () => {
  it('knows the redirects at the first request, and leaves out those that start at a page', async () => {
    server.state.documents = [
      redirect('/old', '/faq'),
      redirect('/reading', '/faq'),
      redirect('/about', '/faq'),
      { _id: 'town', _type: 'town', name: 'Reading', slug: { current: 'reading' } },
    ]
    expect(await inForce()).toEqual(['/old'])
  })

  it('asks once for many requests, and again after half a minute without keeping anybody waiting', async () => {
    server.state.documents = [redirect('/old', '/faq')]
    await Promise.all([inForce(), inForce(), inForce()])
    const { requests } = server.state
    await inForce()
    expect(server.state.requests).toBe(requests)
    server.state.documents = [redirect('/new', '/faq')]
    seconds(31)
    expect(await inForce()).toEqual(['/old'])
    await vi.waitFor(async () => {
      expect(await inForce()).toEqual(['/new'])
    })
  })

  it('has the next visitor after a change wait for what is true now', async () => {
    server.state.documents = [redirect('/old', '/faq')]
    await inForce()
    seconds(1)
    server.state.documents = [redirect('/new', '/faq')]
    invalidateRedirects()
    seconds(1)
    expect(await inForce()).toEqual(['/new'])
    const { requests } = server.state
    await inForce()
    expect(server.state.requests).toBe(requests)
  })

  it('has the first visitor after a quiet time wait for what is true now', async () => {
    server.state.documents = [redirect('/old', '/faq')]
    await inForce()
    server.state.documents = [redirect('/new', '/faq')]
    seconds(301)
    expect(await inForce()).toEqual(['/new'])
  })

  it('keeps what it knows while the content cannot be read', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    server.state.documents = [redirect('/old', '/faq')]
    await inForce()
    server.state.refusals = [400]
    seconds(301)
    expect(await inForce()).toEqual(['/old'])
    expect(logged).toHaveBeenCalledOnce()
  })

  it('keeps nobody from a page for more than a second', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    // Tried again with growing pauses, which take longer than that.
    server.state.refusals = [503, 503, 503, 503]
    const begun = Date.now()
    expect(await inForce()).toEqual([])
    expect(Date.now() - begun).toBeLessThan(1500)
  })
})
