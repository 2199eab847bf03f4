import { expect, it } from 'vitest'
import { waitAfter, retryDelaysMs } from './schedule.ts'

const day = 24 * 3_600_000

it('grows after each failure up to a day, and ends after about a week', () => {
  expect(waitAfter(1)).toBe(60_000)
  for (let attempt = 2; attempt <= retryDelaysMs.length; attempt++) {
    expect(waitAfter(attempt)).toBeGreaterThanOrEqual(waitAfter(attempt - 1) ?? 0)
    expect(waitAfter(attempt)).toBeLessThanOrEqual(day)
  }
  const total = retryDelaysMs.reduce((sum, wait) => sum + wait, 0)
  expect(total).toBeGreaterThan(7 * day)
  expect(total).toBeLessThan(9 * day)
  expect(waitAfter(retryDelaysMs.length + 1)).toBeUndefined()
})
