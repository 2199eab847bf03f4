import type { Env } from '../env/env.ts'
import { londonDay } from '../shared/london-day.ts'
import { readAllPaths } from './all-paths.ts'
import { readFresh } from './client.ts'
import { isInForce } from './notices.ts'
import { publications } from './publications.ts'
import { datedContentQuery } from './queries.ts'
import type { DatedContentQueryResult } from './sanity.types.ts'
import { siteWarmer } from './site-warmer.ts'
import { upcomingSpecialHours } from './special-hours.ts'
import { tags } from './tags.ts'

/*
 * Notices and holiday hours appear and disappear at their dates, while pages are cached. Every minute this compares what
 * should be shown with what should have been a minute before, and renews the pages when that differs.
 */

const everyMs = 60_000
/** At a start, pages from before it may be older than a date that has passed meanwhile. */
const lookBackMs = 24 * 60 * 60 * 1000

/** Renews pages at the dates of their content, for as long as this process runs. */
export function renewPagesAtDates({ port }: Pick<Env, 'port'>): void {
  if (process.env.NODE_ENV === 'development') return
  let checked = new Date(Date.now() - lookBackMs)
  const check = async () => {
    const now = new Date()
    const stale = changedBetween(await readFresh(datedContentQuery), checked, now)
    checked = now
    if (stale.length === 0) return
    await publications().publish({ tags: stale, paths: [], redirects: false })
    await siteWarmer(port).later(await readAllPaths())
  }
  setInterval(() => {
    // While content cannot be read nothing can be renewed; the next attempt looks back as far as needed.
    check().catch(() => {})
  }, everyMs).unref()
}

/** The tags of what is shown at one of these times and not at the other. */
export function changedBetween(content: DatedContentQueryResult, before: Date, after: Date): string[] {
  const notices = (at: Date) =>
    content.notices
      .filter((notice) => isInForce(notice, at))
      .map(({ _id }) => _id)
      .join()
  const hours = (at: Date) => JSON.stringify(upcomingSpecialHours(content.specialHours, londonDay(at)))
  return [
    ...(notices(before) === notices(after) ? [] : [tags.notices]),
    ...(hours(before) === hours(after) ? [] : [tags.singleton('siteSettings')]),
  ]
}
