import { vercelStegaCombine } from '@vercel/stega'
import { describe, expect, it } from 'vitest'
import { clockTime, openingText, specialDaysText } from './opening-hours.ts'

const open = (day: string, opens: string | null, closes: string | null) => ({ day, opens, closes })
const week = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => open(day, '09:00', '18:00')),
  open('Saturday', '10:00', '16:00'),
  open('Sunday', null, null),
]

describe('openingText', () => {
  it.each([
    // Summer time: London is an hour ahead of UTC.
    ['2026-07-15T07:59:59Z', 'Closed now, open today from 9am'],
    ['2026-07-15T08:00:00Z', 'Open now until 6pm'],
    ['2026-07-15T16:59:59Z', 'Open now until 6pm'],
    ['2026-07-15T17:00:00Z', 'Closed now, open tomorrow from 9am'],
    // A Friday in winter, then the weekend.
    ['2026-01-16T17:59:00Z', 'Open now until 6pm'],
    ['2026-01-16T18:00:00Z', 'Closed now, open tomorrow from 10am'],
    ['2026-01-17T15:59:00Z', 'Open now until 4pm'],
    ['2026-01-17T16:00:00Z', 'Closed now, open on Monday from 9am'],
    ['2026-01-18T12:00:00Z', 'Closed now, open tomorrow from 9am'],
    // Already Monday in London.
    ['2026-07-12T23:30:00Z', 'Closed now, open today from 9am'],
  ])('at %s is “%s”', (moment, text) => {
    expect(openingText(new Date(moment), week)).toBe(text)
  })

  it('names the same day of next week when the business opens once a week', () => {
    const monday = [open('Monday', '09:00', '17:30')]
    expect(openingText(new Date('2026-01-12T12:00:00Z'), monday)).toBe('Open now until 5.30pm')
    expect(openingText(new Date('2026-01-12T18:00:00Z'), monday)).toBe('Closed now, open on Monday from 9am')
  })

  it('reads hours that hold their fields for a preview', () => {
    const hours = vercelStegaCombine('09:00', { field: 'opens' })
    const preview = [open(vercelStegaCombine('Monday', { field: 'day' }), hours, hours.replace('09', '18'))]
    expect(openingText(new Date('2026-01-12T09:00:00Z'), preview)).toBe('Open now until 6pm')
    expect(clockTime(hours)).toBe('9am')
  })

  it('is nothing without hours', () => {
    expect(openingText(new Date(), [])).toBeUndefined()
    expect(openingText(new Date(), [open('Monday', null, null)])).toBeUndefined()
  })
})

it('tells the time as it is spoken', () => {
  expect(['00:00', '09:00', '12:00', '17:30', '18:00'].map(clockTime)).toEqual([
    '12am',
    '9am',
    '12pm',
    '5.30pm',
    '6pm',
  ])
})

describe('days with other hours', () => {
  const days = (from: string, until: string, opens: string | null = null, closes: string | null = null) => ({
    from,
    until,
    name: null,
    opens,
    closes,
  })
  // Thursday 24 December to Saturday 2 January: longer than a week.
  const holidays = [days('2026-12-24', '2026-12-24', '09:00', '13:00'), days('2026-12-25', '2027-01-02')]

  it.each([
    ['2026-12-23T18:30:00Z', 'Closed now, open tomorrow from 9am'],
    ['2026-12-24T12:59:00Z', 'Open now until 1pm'],
    ['2026-12-24T13:00:00Z', 'Closed now, open on Monday 4 January from 9am'],
    ['2026-12-29T12:00:00Z', 'Closed now, open on Monday from 9am'],
    ['2027-01-04T09:00:00Z', 'Open now until 6pm'],
  ])('go before those of the weekday: at %s it is “%s”', (moment, text) => {
    expect(openingText(new Date(moment), week, holidays)).toBe(text)
  })

  it('are read as a day or as a period', () => {
    expect(specialDaysText(days('2026-12-25', '2026-12-25'))).toBe('Friday 25 December')
    expect(specialDaysText(days('2026-12-24', '2027-01-01'))).toBe('24 December to 1 January')
  })
})
