/** The days of the week, in the order in which opening hours are shown. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** One day's hours; without times the business is closed that day. */
export type DayHours = {
  day?: string | undefined
  opens?: string | undefined
  closes?: string | undefined
}

/** True for a time of day such as 09:00 or 17:30. */
function isTimeOfDay(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** Hours on some dates, which go before those of the weekday; without times the business is closed. */
export type SpecialHours = Omit<DayHours, 'day'> & {
  /** The first day, as YYYY-MM-DD. */
  from?: string | undefined
  /** The last day; the first one when it is empty. */
  until?: string | undefined
  name?: string | undefined
}

/** What is wrong with hours on some dates; `undefined` when they are valid. */
export function specialHoursProblem({ from, until, opens, closes }: SpecialHours): string | undefined {
  if (!from) return 'Choose the day.'
  if (until && until < from) return 'The last day must not be before the first.'
  return dayHoursProblem({ day: 'These days', opens, closes })
}

/** What is wrong with one day's hours; `undefined` when they are valid. */
export function dayHoursProblem({ day, opens, closes }: DayHours): string | undefined {
  if (!day) return 'Choose a day.'
  if (!opens && !closes) return undefined
  if (!opens || !closes) return `${day}: give both times, or neither when you are closed.`
  if (!isTimeOfDay(opens) || !isTimeOfDay(closes)) return `${day}: write times as 09:00 or 17:30.`
  if (opens >= closes) return `${day}: the closing time must be later than the opening time.`
  return undefined
}

/** What is wrong with the week as a whole; `undefined` when each day is named once. */
export function weekProblem(days: readonly DayHours[] | undefined): string | undefined {
  const named = (days ?? []).map((entry) => entry.day)
  const twice = named.find((day, index) => day !== undefined && named.indexOf(day) !== index)
  if (twice) return `${twice} is listed twice.`
  const missing = weekdays.filter((day) => !named.includes(day))
  if (missing.length > 0)
    return `Add ${missing.join(', ')}. Leave the times empty on days when you are closed.`
  return undefined
}
