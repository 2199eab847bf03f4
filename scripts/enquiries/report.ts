import type { SanityClient } from '@sanity/client'
import {
  durationInWords,
  type EnquiryReport,
  querySince,
  readReported,
  type ReportLine,
  reportOf,
  reportQuery,
} from '../../lib/enquiries/shared/enquiry-report.ts'
import { readTowns, townsQuery } from '../../lib/enquiries/shared/town-of.ts'
import { showOnOneLine } from '../../lib/shared/visitor-text.ts'

const longestList = 15

/** Prints the figures of the last weeks, which hold nothing about a person. */
export async function printReport(client: SanityClient, weeks: number): Promise<void> {
  const now = new Date()
  const [enquiries, towns] = await Promise.all([
    client.fetch<unknown>(reportQuery, { since: querySince(now, weeks) }),
    client.fetch<unknown>(townsQuery),
  ])
  console.log(reportText(reportOf(readReported(enquiries), { now, weeks, towns: readTowns(towns) })))
}

/** The figures as lines of a terminal. */
function reportText(report: EnquiryReport): string {
  const { weeks, towns, pages, minutesToFirstContact, answered, paid, lost, wonShare } = report
  return [
    `Enquiries since ${report.since}: ${report.count}`,
    '',
    'Week from',
    ...weeks.map(
      ({ from, count }) => `  ${from}  ${`${count}`.padStart(4)}  ${'#'.repeat(Math.min(count, 50))}`,
    ),
    ...table('Town', towns),
    ...table('Page they came from', pages),
    '',
    minutesToFirstContact === undefined
      ? 'Time to the first answer: none was answered yet'
      : `Time to the first answer (median of ${answered}): ${durationInWords(minutesToFirstContact)}`,
    wonShare === undefined
      ? 'Won: none is decided yet'
      : `Won: ${Math.round(wonShare * 100)} % (${paid} paid, ${lost} lost)`,
  ].join('\n')
}

function table(title: string, lines: readonly ReportLine[]): string[] {
  return [
    '',
    title,
    ...lines.slice(0, longestList).map(({ name, count, paid, lost }) => {
      const decided = paid + lost === 0 ? '' : `  (${paid} paid, ${lost} lost)`
      return `  ${`${count}`.padStart(4)}  ${showOnOneLine(name)}${decided}`
    }),
    ...(lines.length > longestList ? [`        and ${lines.length - longestList} more`] : []),
  ]
}
