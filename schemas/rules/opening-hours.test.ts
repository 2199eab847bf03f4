import { describe, expect, it } from 'vitest'
import { dayHoursProblem, weekProblem, weekdays } from './opening-hours.ts'

describe('dayHoursProblem', () => {
  it('accepts hours, and a day without any', () => {
    expect(dayHoursProblem({ day: 'Monday', opens: '09:00', closes: '18:00' })).toBeUndefined()
    expect(dayHoursProblem({ day: 'Sunday' })).toBeUndefined()
  })

  it.each([
    [{ opens: '09:00', closes: '18:00' }, 'Choose a day'],
    [{ day: 'Monday', opens: '09:00' }, 'both times'],
    [{ day: 'Monday', opens: '9am', closes: '18:00' }, 'write times'],
    [{ day: 'Monday', opens: '09:00', closes: '24:00' }, 'write times'],
    [{ day: 'Monday', opens: '18:00', closes: '09:00' }, 'later'],
  ])('%j: %s', (hours, part) => {
    expect(dayHoursProblem(hours)).toContain(part)
  })
})

describe('weekProblem', () => {
  const week = weekdays.map((day) => ({ day }))

  it('accepts seven days', () => {
    expect(weekProblem(week)).toBeUndefined()
  })

  it('names the days that are missing or listed twice', () => {
    expect(weekProblem(week.slice(0, 5))).toContain('Saturday, Sunday')
    expect(weekProblem([...week, { day: 'Monday' }])).toBe('Monday is listed twice.')
    expect(weekProblem(undefined)).toContain('Monday')
  })
})
