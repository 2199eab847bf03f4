const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/London' })

/** The calendar year in Berkshire, whatever the time zone of the server or the browser is. */
export function londonYear(at: Date = new Date()): number {
  return Number(year.format(at))
}
