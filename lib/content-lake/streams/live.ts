import { randomBytes } from 'node:crypto'
import { isDraftId, isVersionId, publishedId } from '../document-id.ts'
import { tagsOfChange } from '../query/sync-tags.ts'
import { LogFeed, type LogSource } from './log-feed.ts'
import type { StreamEvent } from './stream-event.ts'
import type { LiveEntry } from './stream-logs.ts'

/** Part of event ids that distinguishes this run of the server from earlier ones. */
const runId = randomBytes(4).toString('hex')

/** Whether the reader may see the change of a document in a commit. */
type MayReadOf = (entry: LiveEntry, id: string) => boolean

export type LiveSource = LogSource<LiveEntry, MayReadOf> & {
  /** Drafts and release versions are included. */
  includeDrafts: boolean
  lastEventId: string | undefined
}

/** Live events: which sync tags a commit has made stale. They carry no content. */
export class LiveFeed extends LogFeed<LiveEntry, MayReadOf> {
  readonly audience = 'live'
  readonly initialEvents: StreamEvent[]
  readonly #includeDrafts: boolean

  /** @throws LakeError when the reader may not listen */
  constructor(source: LiveSource) {
    super(source)
    this.#includeDrafts = source.includeDrafts
    this.initialEvents = this.#start(source.lastEventId)
  }

  step(): StreamEvent | undefined | 'idle' {
    const entry = this.entry()
    if (!entry) return 'idle'
    this.position++
    const changes = entry.changes.filter(
      ({ id }) => this.view(entry, id) && (this.#includeDrafts || !(isDraftId(id) || isVersionId(id))),
    )
    if (changes.length === 0) return undefined
    const tags = tagsOfChange({ dataset: entry.dataset, changes }, publishedId)
    return { type: 'message', id: eventId(entry.sequence), data: { type: 'message', tags } }
  }

  /** Finds the position to start from, and the event that shows the client whether it has missed any. */
  #start(lastEventId: string | undefined): StreamEvent[] {
    const { log } = this
    const newest = log.newest?.sequence ?? 0
    if (lastEventId === undefined) {
      return [{ type: 'welcome', id: eventId(newest), data: { type: 'welcome' } }]
    }
    const [run, sequence] = lastEventId.split('-')
    // By position, not by number: a commit without a webhook is published before an earlier one that waits for its webhook.
    const seen = log.findLast((entry) => entry.sequence === Number(sequence))
    const isUpToDate = log.newest === undefined && Number(sequence) === 0
    // Events may be lost: the client has to fetch everything again.
    if (run !== runId || (seen === undefined && !isUpToDate)) {
      return [{ type: 'restart', id: eventId(newest), data: { type: 'restart' } }]
    }
    if (seen !== undefined) this.position = seen + 1
    return []
  }
}

function eventId(sequence: number): string {
  return `${runId}-${sequence}`
}
