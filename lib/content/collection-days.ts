import { isSlug } from '../../schemas/rules/slugs.ts'
import { londonDay } from '../shared/london-day.ts'
import { readContent } from './client.ts'
import { collectionDaysQuery } from './queries.ts'
import { tags } from './tags.ts'

/** A page lives longer than a day in a visitor's browser, so it has more days than it shows. */
const maxDays = 6

/**
 * The next days on which cars are collected in a town, as YYYY-MM-DD; later than today in London. Areas have those of
 * their town.
 */
export async function getCollectionDays(townSlug: string, now = new Date()): Promise<string[]> {
  if (!isSlug(townSlug)) return []
  const stored = await readContent(collectionDaysQuery, {
    params: { slug: townSlug },
    tags: [tags.town(townSlug)],
  })
  const today = londonDay(now)
  return [...new Set(stored)]
    .filter((day) => day > today && Number.isFinite(Date.parse(day)))
    .toSorted()
    .slice(0, maxDays)
}
