import { expect, it } from 'vitest'
import { waitAfter, waitsMs } from './schedule.ts'

const day = 24 * 3_600_000

it('waits longer after each failure, at most a day, and gives up after a week or so', () => {
  expect(waitAfter(1)).toBe(60_000)
  for (let attempt = 2; attempt <= waitsMs.length; attempt++) {
    expect(waitAfter(attempt)).toBeGreaterThanOrEqual(waitAfter(attempt - 1) ?? 0)
    expect(waitAfter(attempt)).toBeLessThanOrEqual(day)
  }
  const total = waitsMs.reduce((sum, wait) => sum + wait, 0)
  expect(total).toBeGreaterThan(7 * day)
  expect(total).toBeLessThan(9 * day)
  expect(waitAfter(waitsMs.length + 1)).toBeUndefined()
})
