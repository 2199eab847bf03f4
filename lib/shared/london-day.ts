const day = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Europe/London',
})

/** The calendar day in Berkshire as YYYY-MM-DD, whatever the time zone of the server or the browser is. */
export function londonDay(at: Date = new Date()): string {
  return day.format(at).split('/').toReversed().join('-')
}
