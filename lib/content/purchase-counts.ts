import { isSlug } from '../../schemas/rules/slugs.ts'
import { londonDay } from '../shared/london-day.ts'
import { readContent } from './client.ts'
import { purchaseCountsQuery } from './queries.ts'
import { tags } from './tags.ts'

/** How many cars were bought in a town or area. Never 0. */
export type PurchaseCount = { place: string; count: number }

/**
 * How many complete purchases there are in a town and in each of its areas, in this month and the eleven before it; the
 * most first. Places without any are left out.
 */
export async function getPurchaseCounts(slug: string, now = new Date()): Promise<PurchaseCount[]> {
  if (!isSlug(slug)) return []
  const stored = await readContent(purchaseCountsQuery, {
    params: { slug, since: elevenMonthsBefore(londonDay(now)) },
    tags: [tags.purchases, tags.townNames, tags.areaNames],
  })
  const counts = new Map<string, number>()
  for (const { place } of stored) if (place) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts]
    .map(([place, count]) => ({ place, count }))
    .toSorted((a, b) => b.count - a.count || a.place.localeCompare(b.place, 'en-GB'))
}

/** The first day of the month eleven months before that of `day`, both as YYYY-MM-DD. */
function elevenMonthsBefore(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01`)
  first.setUTCMonth(first.getUTCMonth() - 11)
  return first.toISOString().slice(0, 10)
}
