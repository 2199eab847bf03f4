import { z } from 'zod'
import { type EnquiryStatus, statusOf } from '../../../schemas/rules/enquiry-status.ts'
import { londonDay } from '../../shared/london-day.ts'
import { type Town, townOf } from './town-of.ts'

const text = z.string().catch('')

const reported = z.object({
  receivedAt: text,
  status: z.unknown().optional().transform(statusOf),
  firstContactAt: text,
  sourcePage: text,
  town: text,
})

/** What the figures need of an enquiry; nothing of it is about a person. */
export type ReportedEnquiry = z.infer<typeof reported>

/** The enquiries received since `$since`, for `readReported`. */
export const reportQuery =
  '*[_type == "enquiry" && !(_id in path("drafts.**")) && receivedAt >= $since]{receivedAt, status, firstContactAt, sourcePage, "town": town._ref}'

/** Reads the result of `reportQuery`. @throws when it is none */
export function readReported(result: unknown): ReportedEnquiry[] {
  return z.array(reported).parse(result)
}

/** How many there are of one kind, and what became of them. */
export type ReportLine = { name: string; count: number; paid: number; lost: number }

export type EnquiryReport = {
  /** The first day of the period, a Monday, as YYYY-MM-DD. */
  since: string
  count: number
  /** One for each week, oldest first; `from` is its Monday. The last one is not over yet. */
  weeks: { from: string; count: number }[]
  /** Most enquiries first; without a town or a page, `Not known`. */
  towns: ReportLine[]
  pages: ReportLine[]
  /** Half of the answered enquiries were answered within so many minutes; undefined when none was. */
  minutesToFirstContact: number | undefined
  answered: number
  paid: number
  lost: number
  /** The part of the decided enquiries that were paid, 0 to 1; undefined when none is decided. */
  wonShare: number | undefined
}

const dayMs = 24 * 3_600_000
const notKnown = 'Not known'

/** The Monday of the first of `weeks` weeks that end with the one of `now`, in Berkshire. */
export function reportStart(now: Date, weeks: number): string {
  return dayAfter(mondayOf(londonDay(now)), -7 * (weeks - 1))
}

/** The `$since` of `reportQuery`: a day before the period, because the day begins at another time in UTC. */
export function querySince(now: Date, weeks: number): string {
  return dayAfter(reportStart(now, weeks), -1)
}

/** The figures of the last `weeks` weeks. Days and weeks are those of Berkshire, wherever this runs. */
export function reportOf(
  enquiries: readonly ReportedEnquiry[],
  { now, weeks, towns }: { now: Date; weeks: number; towns: readonly Town[] },
): EnquiryReport {
  const since = reportStart(now, weeks)
  const inPeriod = enquiries.flatMap((enquiry) => {
    const at = Date.parse(enquiry.receivedAt)
    if (Number.isNaN(at)) return []
    const week = mondayOf(londonDay(new Date(at)))
    // A clock that was ahead for a while may have written a later week.
    return week >= since && week <= londonDay(now) ? [{ ...enquiry, at, week }] : []
  })
  const waits = inPeriod.flatMap(({ at, firstContactAt }) => {
    const minutes = (Date.parse(firstContactAt) - at) / 60_000
    return minutes >= 0 ? [minutes] : []
  })
  const paid = countOf(inPeriod, 'paid')
  const lost = countOf(inPeriod, 'lost')
  return {
    since,
    count: inPeriod.length,
    weeks: Array.from({ length: weeks }, (_, index) => {
      const from = dayAfter(since, 7 * index)
      return { from, count: inPeriod.filter(({ week }) => week === from).length }
    }),
    towns: lines(inPeriod, (enquiry) => townOf(enquiry, towns)?.name),
    pages: lines(inPeriod, ({ sourcePage }) => sourcePage),
    minutesToFirstContact: median(waits),
    answered: waits.length,
    paid,
    lost,
    wonShare: paid + lost === 0 ? undefined : paid / (paid + lost),
  }
}

/** A number of minutes as people say it, such as "3 hours". */
export function durationInWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  if (minutes < 90) return counted(minutes, 'minute')
  return minutes < 36 * 60 ? counted(minutes / 60, 'hour') : counted(minutes / 1440, 'day')
}

function counted(amount: number, unit: string): string {
  const whole = Math.round(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}

function countOf(enquiries: readonly { status: EnquiryStatus }[], wanted: EnquiryStatus): number {
  return enquiries.filter(({ status }) => status === wanted).length
}

function lines<Item extends ReportedEnquiry>(
  enquiries: readonly Item[],
  nameOf: (enquiry: Item) => string | undefined,
): ReportLine[] {
  const groups = Map.groupBy(enquiries, (enquiry) => nameOf(enquiry) || notKnown)
  return [...groups]
    .map(([name, group]) => ({
      name,
      count: group.length,
      paid: countOf(group, 'paid'),
      lost: countOf(group, 'lost'),
    }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

/** A calendar day is counted in UTC, in which every day has 24 hours. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7))
}
