import { expect, it } from 'vitest'
import { periodProblem, periodText } from './notices.ts'
import { specialHoursProblem } from './opening-hours.ts'

it('a notice ends after it begins', () => {
  expect(periodProblem('2026-12-24T09:00:00Z', '2026-12-27T09:00:00Z')).toBeUndefined()
  expect(periodProblem('2026-12-24T09:00:00Z', '2026-12-24T09:00:00Z')).toMatch(/later/)
  expect(periodProblem(undefined, '2026-12-24T09:00:00Z')).toBeUndefined()
})

it('lists say where a notice stands in time, in London', () => {
  const text = (now: string) => periodText('2026-07-01T08:00:00Z', '2026-07-02T08:00:00Z', new Date(now))
  expect(text('2026-06-30T12:00:00Z')).toMatch(/^From 1 July.* 09:00$/)
  expect(text('2026-07-01T12:00:00Z')).toMatch(/^Shown until 2 July.* 09:00$/)
  expect(text('2026-07-02T08:00:00Z')).toMatch(/^Over since 2 July/)
  expect(periodText(undefined, undefined)).toBe('Has no dates yet')
})

it('days with other hours have both times or neither, and end after they begin', () => {
  expect(specialHoursProblem({ from: '2026-12-25' })).toBeUndefined()
  expect(specialHoursProblem({ from: '2026-12-24', opens: '09:00', closes: '13:00' })).toBeUndefined()
  expect(specialHoursProblem({ from: '2026-12-24', opens: '09:00' })).toMatch(/both times/)
  expect(specialHoursProblem({ from: '2026-12-26', until: '2026-12-24' })).toMatch(/last day/)
  expect(specialHoursProblem({})).toMatch(/day/)
})
