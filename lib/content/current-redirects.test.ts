import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endsBeforeTimer } from '../../tests/support/ends-before-timer.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import type { RedirectTable } from './redirect-table.ts'

const server = serveContent('test')
let currentRedirects: () => Promise<RedirectTable>
let invalidateRedirects: () => void

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const redirect = (from: string, to: string) => ({ _id: from, _type: 'redirect', from, to })
const paths = async () => [...(await currentRedirects()).keys()]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // Each test has a table, a client and settings of its own.
  vi.resetModules()
  ;({ currentRedirects, invalidateRedirects } = await import('./current-redirects.ts'))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('currentRedirects', () => {
  it('is complete at the first request, without redirects that start at a page', async () => {
    server.state.documents = [
      redirect('/old', '/faq'),
      redirect('/reading', '/faq'),
      redirect('/about', '/faq'),
      { _id: 'town', _type: 'town', name: 'Reading', slug: { current: 'reading' } },
    ]
    expect(await paths()).toEqual(['/old'])
  })

  it('is read once for many requests, and again in the background after half a minute', async () => {
    server.state.documents = [redirect('/old', '/faq')]
    await Promise.all([paths(), paths(), paths()])
    const { requests } = server.state
    await paths()
    expect(server.state.requests).toBe(requests)
    server.state.documents = [redirect('/new', '/faq')]
    seconds(31)
    expect(await paths()).toEqual(['/old'])
    await vi.waitFor(async () => {
      expect(await paths()).toEqual(['/new'])
    })
  })

  it('is read before the next request after a change', async () => {
    server.state.documents = [redirect('/old', '/faq')]
    await paths()
    seconds(1)
    server.state.documents = [redirect('/new', '/faq')]
    invalidateRedirects()
    seconds(1)
    expect(await paths()).toEqual(['/new'])
    const { requests } = server.state
    await paths()
    expect(server.state.requests).toBe(requests)
  })

  it('is read before the first request after five minutes without any', async () => {
    server.state.documents = [redirect('/old', '/faq')]
    await paths()
    server.state.documents = [redirect('/new', '/faq')]
    seconds(301)
    expect(await paths()).toEqual(['/new'])
  })

  it('stays in force while content cannot be read', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    server.state.documents = [redirect('/old', '/faq')]
    await paths()
    server.state.refusals = [400]
    seconds(301)
    expect(await paths()).toEqual(['/old'])
    expect(error).toHaveBeenCalledOnce()
  })

  it('delays a request by a second at most', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    // The client's retries take longer than that.
    server.state.refusals = [503, 503, 503, 503]
    const none = async () => expect(await paths()).toEqual([])
    expect(await endsBeforeTimer(1500, none)).toBe(true)
  })
})
