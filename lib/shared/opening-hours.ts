/** One day's hours as `09:00`; both are null on a day when the business is closed. */
type DayHours = { day: string; opens: string | null; closes: string | null }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const londonTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `09:00` becomes `9am`, `17:30` becomes `5.30pm`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`
}

/**
 * Whether the business is open at this moment, by the clock in London, and until or from when: `Open now until 6pm`.
 * Undefined when it never opens.
 */
export function openingText(now: Date, days: readonly DayHours[]): string | undefined {
  const part = (type: string) => londonTime.formatToParts(now).find((one) => one.type === type)?.value ?? ''
  const today = weekdays.indexOf(part('weekday'))
  const time = `${part('hour')}:${part('minute')}`
  for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
    const name = weekdays[(today + ahead) % weekdays.length]
    const hours = days.find(({ day }) => day === name)
    if (!hours?.opens || !hours.closes) continue
    const { opens, closes } = hours
    if (ahead === 0 && time >= opens && time < closes) return `Open now until ${clockTime(closes)}`
    if (ahead > 0 || time < opens) return `Closed now, open ${dayText(ahead, name)} from ${clockTime(opens)}`
  }
  return undefined
}

function dayText(ahead: number, name: string | undefined): string {
  if (ahead === 0) return 'today'
  return ahead === 1 ? 'tomorrow' : `on ${name}`
}
