import { londonDay } from './london-day.ts'

/**
 * One day's hours as `09:00`; both are null on a day when the business is closed. In a preview, invisible characters follow
 * each text.
 */
type DayHours = { day: string; opens: string | null; closes: string | null }

/** Hours from one day to another, both included, as YYYY-MM-DD, in place of those of the weekdays. Null times: closed. */
export type SpecialHours = {
  from: string
  until: string
  name: string | null
  opens: string | null
  closes: string | null
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** `09:00` becomes `9am`, `17:30` becomes `5.30pm`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map((part) => Number.parseInt(part, 10))
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`
}

/**
 * Whether the business is open at this moment, by the clock in London, and until or from when: `Open now until 6pm`.
 * Undefined when it never opens.
 */
export function openingText(
  now: Date,
  days: readonly DayHours[],
  special: readonly SpecialHours[] = [],
): string | undefined {
  const part = (type: string) => londonTime.formatToParts(now).find((one) => one.type === type)?.value ?? ''
  const today = weekdays.indexOf(part('weekday'))
  const time = `${part('hour')}:${part('minute')}`
  for (let ahead = 0; ahead <= weekdays.length + specialDays(special); ahead += 1) {
    const name = weekdays[(today + ahead) % weekdays.length]
    const date = dayAfter(londonDay(now), ahead)
    const hours =
      special.find(({ from, until }) => from <= date && date <= until) ??
      days.find(({ day }) => name !== undefined && day.startsWith(name))
    if (!hours?.opens || !hours.closes) continue
    const [opens, closes] = [hours.opens.slice(0, 5), hours.closes.slice(0, 5)]
    if (ahead === 0 && time >= opens && time < closes) return `Open now until ${clockTime(closes)}`
    if (ahead > 0 || time < opens)
      return `Closed now, open ${dayText(ahead, name, date)} from ${clockTime(opens)}`
  }
  return undefined
}

function dayText(ahead: number, name: string | undefined, date: string): string {
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return `on ${ahead > weekdays.length ? longDay.format(new Date(date)) : name}`
}

const dayMs = 86_400_000

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days have other hours: for so long the business may be closed. */
function specialDays(special: readonly SpecialHours[]): number {
  return special.reduce((sum, { from, until }) => sum + (Date.parse(until) - Date.parse(from)) / dayMs + 1, 0)
}

/** The days as they are read: Friday 25 December, or 24 December to 1 January. */
export function specialDaysText({ from, until }: Pick<SpecialHours, 'from' | 'until'>): string {
  if (from === until) return longDay.format(new Date(from))
  return `${shortDay.format(new Date(from))} to ${shortDay.format(new Date(until))}`
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
