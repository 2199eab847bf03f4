import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageRenewals } from './page-renewals.ts'

let renewals: PageRenewals

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  renewals = new PageRenewals()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('renewals of pages', () => {
  it('come one at a time, with a rest that is longer than the work', () => {
    expect(renewals.begin('/a')).toBe(true)
    expect([renewals.begin('/b'), renewals.begin('/a')]).toEqual([false, false])
    vi.advanceTimersByTime(50)
    renewals.end('/a')
    vi.advanceTimersByTime(100)
    expect(renewals.begin('/b')).toBe(false)
    vi.advanceTimersByTime(200)
    expect(renewals.begin('/b')).toBe(true)
  })

  it('are not stopped for long by one that was slow', () => {
    renewals.begin('/slow')
    vi.advanceTimersByTime(9000)
    renewals.end('/slow')
    vi.advanceTimersByTime(1001)
    expect(renewals.begin('/b')).toBe(true)
  })

  it('go on while one waits for content, and come again for one that never ends', () => {
    renewals.begin('/waits')
    vi.advanceTimersByTime(501)
    expect([renewals.begin('/b'), renewals.begin('/c'), renewals.begin('/waits')]).toEqual([
      true,
      false,
      false,
    ])
    vi.advanceTimersByTime(16_000)
    expect(renewals.begin('/waits')).toBe(true)
  })

  it('wait for no other while somebody hurries them, but never run twice at once', () => {
    renewals.begin('/a')
    const stops = [renewals.prioritise('/'), renewals.prioritise('/')]
    stops[0]?.()
    expect([renewals.begin('/index'), renewals.begin('/index')]).toEqual([true, false])
    renewals.end('/index')
    expect(renewals.begin('/index')).toBe(true)
    renewals.end('/index')
    stops[1]?.()
    expect(renewals.begin('/index')).toBe(false)
  })
})
