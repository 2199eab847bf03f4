import { londonYear } from '../shared/london-year.ts'

/*
 * Providers send dates as day/month/year, the year with two digits or four. Two-digit years have a different rule for each
 * purpose, so each has its own function.
 */

type DateParts = { day: number; month: number; year: string }

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * For prefilling a date field: `3/9/2016` becomes `2016-09-03`. A two-digit year gets the current century, or the
 * one before if that would be more than 30 years ahead. Undefined for anything that is not a day of the calendar.
 */
export function toDateInputValue(text: string, now: Date = new Date()): string | undefined {
  const parts = splitDate(text)
  if (!parts) return undefined
  const year =
    parts.year.length === 2 ? nearestCentury(Number(parts.year), londonYear(now)) : Number(parts.year)
  if (!isCalendarDay(parts, year)) return undefined
  return [
    String(year).padStart(4, '0'),
    String(parts.month).padStart(2, '0'),
    String(parts.day).padStart(2, '0'),
  ].join('-')
}

/**
 * For showing when a vehicle was first registered: `3/9/16` becomes `Sep 2016`. A two-digit year above 50 is in
 * the 1900s, any other in the 2000s. Undefined for anything that is not a day of the calendar.
 */
export function formatFirstRegistered(text: string): string | undefined {
  const parts = splitDate(text)
  if (!parts) return undefined
  const digits = Number(parts.year)
  const year = parts.year.length === 4 ? digits : digits > 50 ? 1900 + digits : 2000 + digits
  if (!isCalendarDay(parts, year)) return undefined
  return `${monthNames[parts.month - 1]} ${String(year).padStart(4, '0')}`
}

function splitDate(text: string): DateParts | undefined {
  const match = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\s*$/.exec(text)
  if (!match) return undefined
  return { day: Number(match[1]), month: Number(match[2]), year: match[3]! }
}

function nearestCentury(twoDigits: number, currentYear: number): number {
  const year = Math.floor(currentYear / 100) * 100 + twoDigits
  return year - currentYear > 30 ? year - 100 : year
}

function isCalendarDay({ day, month }: DateParts, year: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const daysInMonth = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return year >= 1 && day >= 1 && day <= (daysInMonth[month - 1] ?? 0)
}
