import { expect, it } from 'vitest'
import { retentionLimit } from './removal.ts'

it.each([
  ['2026-06-15', 12, '2025-06-15'],
  ['2026-01-10', 1, '2025-12-10'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-08-31', 84, '2019-08-31'],
])('on %s, %i months back is %s', (today, months, limit) => {
  const now = new Date(`${today}T10:00:00Z`)
  expect(retentionLimit(months, now).toISOString()).toBe(`${limit}T10:00:00.000Z`)
  expect(now.toISOString()).toBe(`${today}T10:00:00.000Z`)
})
