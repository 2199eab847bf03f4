const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A stored time as it was in Berkshire, such as "5 Jun 2026, 09:00"; an empty text when it is none. */
export function moment(stored: string): string {
  const at = Date.parse(stored)
  return Number.isNaN(at) ? '' : momentFormat.format(at)
}

/** A stored day, such as "5 Jun 2026"; what it holds when it is none. */
export function dayInWords(stored: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(stored) && !Number.isNaN(Date.parse(stored))
    ? dayFormat.format(Date.parse(stored))
    : stored
}

const shortFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

/** The same without the year. */
export function shortMoment(stored: string): string {
  const at = Date.parse(stored)
  return Number.isNaN(at) ? '' : shortFormat.format(at)
}
