import { describe, expect, it } from 'vitest'
import { londonYear } from './london-year.ts'

describe('londonYear', () => {
  it('changes at midnight in London, which is UTC in winter', () => {
    expect(londonYear(new Date('2026-12-31T23:59:59Z'))).toBe(2026)
    expect(londonYear(new Date('2027-01-01T00:00:00Z'))).toBe(2027)
  })

  it('ignores other time zones', () => {
    expect(londonYear(new Date('2026-12-31T20:00:00-05:00'))).toBe(2027)
    expect(londonYear(new Date('2027-01-01T09:00:00+13:00'))).toBe(2026)
  })
})
