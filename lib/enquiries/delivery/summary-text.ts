import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { openFilter, statusFilter } from '../../../schemas/rules/enquiry-status.ts'
import { referenceOf } from '../../shared/enquiry-reference.ts'
import { showOnOneLine } from '../../shared/visitor-text.ts'
import { requestTimeout } from '../store/client.ts'

const text = z.string().nullish().catch(undefined)
const line = z.object({ _id: z.string(), carMake: text, carModel: text, assignee: text })
const summary = z.object({
  newCount: z.number(),
  dueCount: z.number(),
  unsentCount: z.number(),
  fresh: z.array(line),
  due: z.array(line),
})

/** What waits for the team. No names, addresses or numbers of visitors. */
export type Summary = z.infer<typeof summary>

const longestList = 20

const listOf = (filter: string, order: string) =>
  `*[_type == "enquiry" && ${filter}] | order(${order} asc)[0...${longestList}]{_id, carMake, carModel, "assignee": assignee.name}`
const countOf = (filter: string) => `count(*[_type == "enquiry" && ${filter}])`

const isNew = statusFilter('new')
const isDue = `followUpOn <= $day && ${openFilter}`

const query = `{
  "newCount": ${countOf(isNew)},
  "dueCount": ${countOf(isDue)},
  "unsentCount": ${countOf('delivery.status == "failed"')},
  "fresh": ${listOf(isNew, 'receivedAt')},
  "due": ${listOf(isDue, 'followUpOn')}
}`

/** Reads what waits on this day, as YYYY-MM-DD. */
export async function findSummary(client: SanityClient, day: string): Promise<Summary> {
  return summary.parse(await client.fetch<unknown>(query, { day }, requestTimeout()))
}

/** The mail; without a subject when nothing waits. */
export function summaryText(
  { newCount, dueCount, unsentCount, fresh, due }: Summary,
  siteUrl: string,
): { subject: string | undefined; text: string } {
  const parts = [
    ...(newCount > 0 ? [`${newCount} new`] : []),
    ...(dueCount > 0 ? [`${dueCount} due today`] : []),
    ...(unsentCount > 0 ? [`${unsentCount} not sent by e-mail`] : []),
  ]
  const section = (title: string, count: number, lines: Summary['due']) =>
    count === 0
      ? []
      : [
          [
            `${title}: ${count}`,
            ...lines.map(describe),
            ...(count > lines.length ? [`and ${count - lines.length} more`] : []),
          ].join('\n'),
        ]
  return {
    subject: parts.length > 0 ? `Enquiries: ${parts.join(', ')}` : undefined,
    text: [
      ...section('New, not answered yet', newCount, fresh),
      ...section('To follow up today', dueCount, due),
      ...(unsentCount > 0 ? [`Not sent by e-mail, look into the inbox: ${unsentCount}`] : []),
      `The inbox: ${siteUrl}/studio/structure/enquiries`,
    ].join('\n\n'),
  }
}

function describe({ _id, carMake, carModel, assignee }: Summary['due'][number]): string {
  const vehicle = [carMake, carModel].filter(Boolean).join(' ')
  return `– ${[referenceOf(_id), vehicle || 'Message', assignee].flatMap((part) => (part ? [showOnOneLine(part)] : [])).join(' · ')}`
}
