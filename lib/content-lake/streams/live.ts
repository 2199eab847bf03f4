import { randomBytes } from 'node:crypto'
import { isDraftId, isVersionId, publishedId } from '../document-id.ts'
import { tagsOfChange } from '../query/sync-tags.ts'
import type { CommittedTransaction } from '../types.ts'
import type { StreamEvent } from './stream-event.ts'
import type { Subscription } from './stream-hub.ts'

/** Tells event ids of this run of the server from those of an earlier one. */
const RUN = randomBytes(4).toString('hex')

export interface LiveOptions {
  dataset: string
  /** Also tells of drafts and release versions. */
  includeDrafts: boolean
  lastEventId: string | undefined
  mayRead: (documentId: string) => boolean
}

/** Live events: which sync tags a commit has made stale. They carry no content. */
export function liveSubscription({
  dataset,
  includeDrafts,
  lastEventId,
  mayRead,
}: LiveOptions): Subscription {
  const eventsFor = (committed: CommittedTransaction): StreamEvent[] => {
    const changes = committed.changes.filter(
      ({ id }) => mayRead(id) && (includeDrafts || !(isDraftId(id) || isVersionId(id))),
    )
    if (changes.length === 0) return []
    const tags = tagsOfChange({ ...committed, changes }, publishedId)
    return [{ type: 'message', id: eventId(committed.sequence), data: { type: 'message', tags } }]
  }
  const greet = (recent: readonly CommittedTransaction[]): StreamEvent[] => {
    const newest = recent.at(-1)?.sequence ?? 0
    const [run, sequence] = lastEventId?.split('-') ?? []
    if (lastEventId === undefined)
      return [{ type: 'welcome', id: eventId(newest), data: { type: 'welcome' } }]
    // By place, not by number: an event waits for its webhook, and a later commit without one overtakes it.
    const seen = recent.findIndex((committed) => committed.sequence === Number(sequence))
    const isUpToDate = recent.length === 0 && Number(sequence) === 0
    // Events may be lost for good: the client has to fetch everything again.
    if (run !== RUN || (seen === -1 && !isUpToDate)) {
      return [{ type: 'restart', id: eventId(newest), data: { type: 'restart' } }]
    }
    return recent.slice(seen + 1).flatMap(eventsFor)
  }
  return { audience: 'live', dataset, greet, eventsFor }
}

function eventId(sequence: number): string {
  return `${RUN}-${sequence}`
}
