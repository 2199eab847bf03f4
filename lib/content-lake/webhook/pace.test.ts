import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

it('lets a few calls through at once, then five in a second', () => {
  let now = 0
  const pace = new Pace(() => now)
  let calls = 0
  let atOnce = 0
  while (now < 60_000) {
    if (pace.waitMs === 0) {
      pace.count()
      calls++
      if (now === 0) atOnce = calls
    } else now += pace.waitMs
  }
  expect(atOnce).toBe(20)
  expect(calls).toBeGreaterThan(300)
  expect(calls).toBeLessThanOrEqual(321)
})
