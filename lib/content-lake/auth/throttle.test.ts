import { describe, expect, it } from 'vitest'
import { Throttle } from './throttle.ts'

const rule = { freeAttempts: 3, windowMs: 60_000, firstDelayMs: 1000 }

describe('Throttle', () => {
  it('doubles the delay after the free attempts, up to the window', () => {
    let now = 0
    const throttle = new Throttle(rule, () => now)
    expect([1, 2, 3].map(() => throttle.attempt('a'))).toEqual([0, 0, 0])
    const delays: number[] = []
    for (let index = 0; index < 9; index++) {
      const delay = throttle.attempt('a')
      delays.push(delay)
      now += delay
      expect(throttle.attempt('a')).toBe(0)
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  })

  it('does not lengthen the delay for an attempt that is too early', () => {
    const throttle = new Throttle(rule, () => 0)
    for (let index = 0; index < 100; index++) throttle.attempt('a')
    expect(throttle.attempt('a')).toBe(1000)
  })

  it('resets after the window, and on success', () => {
    let now = 0
    const throttle = new Throttle(rule, () => now)
    for (let index = 0; index < 3; index++) throttle.attempt('a')
    now += rule.firstDelayMs + rule.windowMs
    expect([1, 2, 3].map(() => throttle.attempt('a'))).toEqual([0, 0, 0])
    expect(throttle.attempt('a')).toBe(1000)
    throttle.reset('a')
    expect(throttle.attempt('a')).toBe(0)
  })

  it('counts each key by itself, and drops the least recently used of too many', () => {
    const throttle = new Throttle(rule, () => 0)
    for (let index = 0; index < 20_000; index++) {
      if (index % 100 === 0) throttle.attempt('busy')
      throttle.attempt(`other ${index}`)
    }
    expect(throttle.attempt('busy')).toBeGreaterThan(0)
    expect(throttle.attempt('other 0')).toBe(0)
  })
})
