import type { NoticePlace } from '../../schemas/rules/notices.ts'
import { readContent } from './client.ts'
import { isDraftMode } from './draft-mode.ts'
import { noticesQuery } from './queries.ts'
import type { NoticesQueryResult } from './sanity.types.ts'
import { tags } from './tags.ts'

/** A bar at the top of pages. */
export type Notice = {
  id: string
  text: string
  link: { href: string; label: string } | null
}

/**
 * The notices that are shown now on pages of this name, or, without a name, on every page. Previews show those that are to
 * come as well.
 */
export async function getNotices(place?: NoticePlace, now = new Date()): Promise<Notice[]> {
  const [stored, isPreview] = await Promise.all([
    readContent(noticesQuery, { tags: [tags.notices] }),
    isDraftMode(),
  ])
  return stored
    .filter((notice) => isInForce(notice, now) || (isPreview && isToCome(notice, now)))
    .filter(({ pages }) => {
      const places: readonly string[] = pages ?? []
      return place === undefined ? places.length === 0 : places.includes(place)
    })
    .flatMap(toNotice)
}

type Period = { from: string | null; until: string | null }

/** True while visitors see it. Without both dates it is not shown. */
export function isInForce({ from, until }: Period, now: Date): boolean {
  return (
    from !== null && until !== null && Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until)
  )
}

function isToCome({ from, until }: Period, now: Date): boolean {
  return from !== null && until !== null && now.getTime() < Date.parse(from)
}

function toNotice({ _id, text, linkLabel, href }: NoticesQueryResult[number]): Notice[] {
  return text ? [{ id: _id, text, link: linkLabel && href ? { href, label: linkLabel } : null }] : []
}
