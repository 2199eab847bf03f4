const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/London' })

/** The calendar year in Berkshire, whatever clock the server or the visitor's machine keeps. */
export function londonYear(at: Date = new Date()): number {
  return Number(year.format(at))
}
