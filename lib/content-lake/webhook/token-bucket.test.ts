import { expect, it } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

it('lets a few calls through at once, then five in a second', () => {
  let now = 0
  const pace = new TokenBucket(() => now)
  let calls = 0
  let atOnce = 0
  while (now < 60_000) {
    if (pace.delayMs === 0) {
      pace.take()
      calls++
      if (now === 0) atOnce = calls
    } else now += pace.delayMs
  }
  expect(atOnce).toBe(20)
  expect(calls).toBeGreaterThan(300)
  expect(calls).toBeLessThanOrEqual(321)
})
