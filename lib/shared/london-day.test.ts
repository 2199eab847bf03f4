import { expect, it } from 'vitest'
import { londonDay } from './london-day.ts'

it('changes at midnight in London, an hour before UTC in summer', () => {
  expect(londonDay(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01-31')
  expect(londonDay(new Date('2026-06-30T22:59:59Z'))).toBe('2026-06-30')
  expect(londonDay(new Date('2026-06-30T23:00:00Z'))).toBe('2026-07-01')
})
