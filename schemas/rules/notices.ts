/** Pages on which a notice can stand, by name; a notice that names none stands on every page. */
export const noticePages = [
  { title: 'Home', value: 'home' },
  { title: 'Get a quote', value: 'quote' },
  { title: 'Contact', value: 'contact' },
  { title: 'About', value: 'about' },
  { title: 'FAQ', value: 'faq' },
  { title: 'Guide', value: 'guide' },
  { title: 'Town and area pages', value: 'places' },
  { title: 'Pages of your own', value: 'freePages' },
] as const

/** The name of a page on which a notice can stand. */
export type NoticePlace = (typeof noticePages)[number]['value']

/** What is wrong with the end of a period, as a message to the editor; `undefined` when it is valid. Both are timestamps. */
export function periodProblem(from: unknown, until: unknown): string | undefined {
  if (typeof from !== 'string' || typeof until !== 'string') return undefined
  return Date.parse(until) > Date.parse(from) ? undefined : 'The end must be later than the beginning.'
}

/** Where a notice stands in time, for lists of the Studio. */
export function periodText(from: unknown, until: unknown, now = new Date()): string {
  if (typeof from !== 'string' || typeof until !== 'string') return 'Has no dates yet'
  if (now.getTime() >= Date.parse(until)) return `Over since ${londonMoment(until)}`
  if (now.getTime() < Date.parse(from)) return `From ${londonMoment(from)}`
  return `Shown until ${londonMoment(until)}`
}

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function londonMoment(timestamp: string): string {
  return Number.isFinite(Date.parse(timestamp)) ? moment.format(new Date(timestamp)) : timestamp
}
