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

describe('PageRenewals', () => {
  it('allows one renewal at a time, with a pause longer than the renewal', () => {
    expect(renewals.begin('/a')).toBe(true)
    expect([renewals.begin('/b'), renewals.begin('/a')]).toEqual([false, false])
    vi.advanceTimersByTime(50)
    renewals.end('/a')
    vi.advanceTimersByTime(100)
    expect(renewals.begin('/b')).toBe(false)
    vi.advanceTimersByTime(200)
    expect(renewals.begin('/b')).toBe(true)
  })

  it('pauses for a second at most after a slow renewal', () => {
    renewals.begin('/slow')
    vi.advanceTimersByTime(9000)
    renewals.end('/slow')
    vi.advanceTimersByTime(1001)
    expect(renewals.begin('/b')).toBe(true)
  })

  it('allows another renewal while one waits for content, and repeats one that never ends', () => {
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

  it('allows a prioritised page at once, but never twice at a time', () => {
    renewals.begin('/a')
    const releases = [renewals.prioritise('/'), renewals.prioritise('/')]
    releases[0]?.()
    expect([renewals.begin('/index'), renewals.begin('/index')]).toEqual([true, false])
    renewals.end('/index')
    expect(renewals.begin('/index')).toBe(true)
    renewals.end('/index')
    releases[1]?.()
    expect(renewals.begin('/index')).toBe(false)
  })
})
