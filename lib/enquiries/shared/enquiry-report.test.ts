import { describe, expect, it } from 'vitest'
import { durationInWords, readReported, reportOf, reportStart } from './enquiry-report.ts'

const towns = [
  { id: 'town-reading', name: 'Reading', slug: 'reading' },
  { id: 'town-slough', name: 'Slough', slug: 'slough' },
]
// A Wednesday.
const now = new Date('2026-06-17T09:00:00Z')
const report = (enquiries: object[], weeks = 3) => reportOf(readReported(enquiries), { now, weeks, towns })

describe('reportOf', () => {
  it('counts weeks from Monday to Sunday as in Berkshire, empty ones too', () => {
    const { since, weeks, count } = report([
      { receivedAt: '2026-06-17T08:00:00Z' },
      // Half past midnight on Monday in Berkshire, where it is summer; still Sunday in UTC.
      { receivedAt: '2026-06-14T23:30:00Z' },
      { receivedAt: '2026-06-14T22:30:00Z' },
      // The last minute before the period, and one that a clock ahead of time wrote.
      { receivedAt: '2026-05-31T22:59:00Z' },
      { receivedAt: '2027-01-01T00:00:00Z' },
      { receivedAt: 'yesterday' },
    ])
    expect(since).toBe('2026-06-01')
    expect(weeks).toEqual([
      { from: '2026-06-01', count: 0 },
      { from: '2026-06-08', count: 1 },
      { from: '2026-06-15', count: 2 },
    ])
    expect(count).toBe(3)
  })

  it('has weeks of seven days across both changes of the clock', () => {
    expect(reportStart(new Date('2026-03-30T00:30:00+01:00'), 2)).toBe('2026-03-23')
    expect(reportStart(new Date('2026-10-26T00:30:00Z'), 2)).toBe('2026-10-19')
    expect(reportStart(new Date('2026-03-29T23:30:00Z'), 1)).toBe('2026-03-30')
  })

  it('counts towns, chosen or by the page, and pages, with what became of them', () => {
    const receivedAt = '2026-06-16T08:00:00Z'
    const { towns: byTown, pages } = report([
      { receivedAt, sourcePage: '/reading/caversham', status: 'paid' },
      { receivedAt, sourcePage: '/reading', status: 'lost' },
      { receivedAt, sourcePage: '/reading', town: 'town-slough' },
      { receivedAt, sourcePage: '/about' },
      { receivedAt },
    ])
    expect(byTown).toEqual([
      { name: 'Not known', count: 2, paid: 0, lost: 0 },
      { name: 'Reading', count: 2, paid: 1, lost: 1 },
      { name: 'Slough', count: 1, paid: 0, lost: 0 },
    ])
    expect(pages.map(({ name, count }) => [name, count])).toEqual([
      ['/reading', 2],
      ['/about', 1],
      ['/reading/caversham', 1],
      ['Not known', 1],
    ])
  })

  it('has the median time to the first answer, over those that were answered', () => {
    const receivedAt = '2026-06-16T08:00:00Z'
    const answered = ['08:10', '09:00', '12:00'].map((time) => ({
      receivedAt,
      firstContactAt: `2026-06-16T${time}:00Z`,
    }))
    const unanswered = [{ receivedAt }, { receivedAt, firstContactAt: '2026-06-16T07:00:00Z' }]
    expect(report([...answered, ...unanswered])).toMatchObject({ minutesToFirstContact: 60, answered: 3 })
    expect(report(answered.slice(0, 2)).minutesToFirstContact).toBe(35)
    expect(report(unanswered).minutesToFirstContact).toBe(undefined)
  })

  it('has the won share of what is decided; earlier ones, of which nobody knows, do not count', () => {
    const of = (...statuses: string[]) =>
      report(statuses.map((status) => ({ receivedAt: '2026-06-16T08:00:00Z', status }))).wonShare
    expect(of('paid', 'lost', 'lost', 'lost', 'handled', 'new', 'collected')).toBe(0.25)
    expect(of('handled', 'new')).toBe(undefined)
  })
})

describe('durationInWords', () => {
  it.each([
    [0.4, 'less than a minute'],
    [1, '1 minute'],
    [89, '89 minutes'],
    [180, '3 hours'],
    [60 * 24 * 3, '3 days'],
  ])('says %d minutes as %s', (minutes, words) => {
    expect(durationInWords(minutes)).toBe(words)
  })
})
