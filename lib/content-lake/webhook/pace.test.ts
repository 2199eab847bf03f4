import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

it('lets a few calls through at once, then four in a second', () => {
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
  expect(atOnce).toBe(10)
  expect(calls).toBeGreaterThan(240)
  expect(calls).toBeLessThanOrEqual(251)
})
