import { expect, it } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

it('allows a few calls at once, then five a second', () => {
  let now = 0
  const bucket = new TokenBucket(() => now)
  let calls = 0
  let atOnce = 0
  while (now < 60_000) {
    if (bucket.delayMs === 0) {
      bucket.take()
      calls++
      if (now === 0) atOnce = calls
    } else now += bucket.delayMs
  }
  expect(atOnce).toBe(20)
  expect(calls).toBeGreaterThan(300)
  expect(calls).toBeLessThanOrEqual(321)
})
