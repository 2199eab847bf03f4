import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatFirstRegistered, toDateInputValue } from './dates.ts'

const in2026 = new Date('2026-06-15T12:00:00Z')

describe('toDateInputValue', () => {
  it.each([
    ['14/03/2012', '2012-03-14'],
    ['1/2/2003', '2003-02-01'],
    ['1/12/2003', '2003-12-01'],
    [' 01/02/2003 ', '2003-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['11/04/1958', '1958-04-11'],
    // A year of four digits is taken as it is, however far ahead.
    ['01/01/2090', '2090-01-01'],
    ['02/01/0999', '0999-01-02'],
    ['02/01/0001', '0001-01-02'],
    // Two digits: this century up to 30 years ahead, the last century beyond.
    ['01/06/00', '2000-06-01'],
    ['01/06/25', '2025-06-01'],
    ['01/06/26', '2026-06-01'],
    ['01/06/50', '2050-06-01'],
    ['01/06/51', '2051-06-01'],
    ['01/06/55', '2055-06-01'],
    ['01/06/56', '2056-06-01'],
    ['01/06/57', '1957-06-01'],
    ['01/06/58', '1958-06-01'],
    ['01/06/99', '1999-06-01'],
    // The day must exist in the century that is chosen.
    ['29/02/24', '2024-02-29'],
    ['29/02/23', undefined],
    ['29/02/1900', undefined],
    ['31/04/2020', undefined],
    ['32/01/2020', undefined],
    ['00/01/2020', undefined],
    ['01/00/2020', undefined],
    ['01/13/2020', undefined],
    ['01/01/0000', undefined],
    ['2012-03-14', undefined],
    ['on 14/03/2012', undefined],
    ['14/03/2012 or so', undefined],
    ['14-03-2012', undefined],
    ['14/03/201', undefined],
    ['14/03', undefined],
    ['unknown', undefined],
    ['', undefined],
  ])('turns %s into %s', (text, expected) => {
    expect(toDateInputValue(text, in2026)).toBe(expected)
  })

  it.each([
    [2000, '30', 2030],
    [2000, '31', 1931],
    [2026, '56', 2056],
    [2026, '57', 1957],
    [2027, '57', 2057],
    [2069, '99', 2099],
    [2068, '99', 1999],
    // Only the current century and the one before are considered: in 1999, 29 is 1929.
    [1999, '29', 1929],
  ])('chooses the century by the current year: in %i, %s is %i', (currentYear, digits, year) => {
    const now = new Date(Date.UTC(currentYear, 5, 15))
    expect(toDateInputValue(`01/06/${digits}`, now)).toBe(`${year}-06-01`)
  })

  describe('by default', () => {
    beforeEach(() => vi.useFakeTimers())
    afterEach(() => vi.useRealTimers())

    it('uses the year in London', () => {
      vi.setSystemTime('2026-12-31T23:59:59Z')
      expect(toDateInputValue('01/06/57')).toBe('1957-06-01')
      vi.setSystemTime('2027-01-01T00:00:00Z')
      expect(toDateInputValue('01/06/57')).toBe('2057-06-01')
    })
  })

  it('returns a calendar day or undefined, whatever the input is', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (text, now) => {
          const value = toDateInputValue(text, now)
          if (value === undefined) return
          expect(value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
          expect(new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10)).toBe(value)
        },
      ),
    )
  })

  it('puts a two-digit year into this century or the last, at most 30 years ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 2000, max: 2099 }), (digits, year) => {
        const text = `15/06/${String(digits).padStart(2, '0')}`
        const chosen = Number(toDateInputValue(text, new Date(Date.UTC(year, 5, 15)))!.slice(0, 4))
        expect(chosen % 100).toBe(digits)
        expect(chosen).toBeLessThanOrEqual(year + 30)
        expect(chosen).toBeGreaterThanOrEqual(Math.floor(year / 100) * 100 - 100)
      }),
    )
  })
})

describe('formatFirstRegistered', () => {
  it.each([
    ['14/03/2012', 'Mar 2012'],
    ['1/9/2016', 'Sep 2016'],
    ['11/04/1958', 'Apr 1958'],
    ['1/4/0958', 'Apr 0958'],
    // Two digits: above 50 is the 1900s, otherwise the 2000s, in any current year.
    ['01/01/00', 'Jan 2000'],
    ['01/01/49', 'Jan 2049'],
    ['01/01/50', 'Jan 2050'],
    ['01/01/51', 'Jan 1951'],
    ['01/01/52', 'Jan 1952'],
    ['01/01/99', 'Jan 1999'],
    // The other rule reads this year differently.
    ['01/06/56', 'Jun 1956'],
    ['29/02/96', 'Feb 1996'],
    ['29/02/51', undefined],
    ['31/06/2016', undefined],
    ['2016-09-01', undefined],
    ['', undefined],
  ])('shows %s as %s', (text, expected) => {
    expect(formatFirstRegistered(text)).toBe(expected)
  })

  it('abbreviates each month to three letters', () => {
    const shown = Array.from({ length: 12 }, (_, month) => formatFirstRegistered(`1/${month + 1}/2020`))
    expect(shown.map((text) => text?.slice(0, 3)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    )
  })

  it('returns a month and a year or undefined, whatever the input is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(formatFirstRegistered(text) ?? 'Jan 2000').toMatch(/^[A-Z][a-z]{2} \d{4}$/)
      }),
    )
  })
})

/** Text of every kind, with plenty that looks like a date. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(
      fc.nat(40),
      fc.nat(14),
      fc.oneof(fc.nat(99), fc.nat(9999)),
      fc.constantFrom('/', '/', '/', '-', ' '),
    )
    .map(([day, month, year, separator]) => [day, month, String(year).padStart(2, '0')].join(separator)),
  fc.stringMatching(/^\d{1,2}\/\d{1,2}\/(\d{2}|\d{4})$/),
)
