import { isSlug } from '../../schemas/rules/slugs.ts'
import { londonDay } from '../shared/london-day.ts'
import { readContent } from './client.ts'
import { collectionDaysQuery } from './queries.ts'
import { tags } from './tags.ts'

const maxDays = 3

/**
 * The next three days at most on which cars are collected in a town, as YYYY-MM-DD; later than today in London. Areas
 * have those of their town. Only what is stored is cached, so that each render of a page drops the days that have passed.
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
