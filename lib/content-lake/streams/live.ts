import { randomBytes } from 'node:crypto'
import { isDraftId, isVersionId, publishedId } from '../document-id.ts'
import { tagsOfChange } from '../query/sync-tags.ts'
import type { EventLog } from './event-log.ts'
import { accessOrEnd, type Feed, fellBehind } from './feed.ts'
import type { StreamEvent } from './stream-event.ts'
import type { LiveEntry } from './stream-logs.ts'

/** Part of event ids, by which those of this run of the server differ from those of an earlier one. */
const thisRun = randomBytes(4).toString('hex')

/** Whether the reader may see a document's part in a commit. */
type MayReadOf = (entry: LiveEntry, id: string) => boolean

export type LiveSource = {
  dataset: string
  log: EventLog<LiveEntry>
  /** Drafts and release versions are included. */
  includeDrafts: boolean
  lastEventId: string | undefined
  /** @throws LakeError when the reader may no longer listen */
  view(): MayReadOf
}

/** Live events: which sync tags a commit has made stale. They carry no content. */
export class LiveFeed implements Feed {
  readonly audience = 'live'
  readonly dataset: string
  readonly greeting: StreamEvent[]
  readonly #source: LiveSource
  #mayReadOf: MayReadOf
  #position: number

  /** @throws LakeError when the reader may not listen */
  constructor(source: LiveSource) {
    this.dataset = source.dataset
    this.#source = source
    this.#mayReadOf = source.view()
    this.#position = source.log.end
    this.greeting = this.#start()
  }

  requireAccess(): void {
    this.#mayReadOf = accessOrEnd(() => this.#source.view())
  }

  step(): StreamEvent | undefined | 'idle' {
    const { log, includeDrafts } = this.#source
    if (this.#position >= log.end) return 'idle'
    const entry = log.at(this.#position)
    if (!entry) throw fellBehind('the reader is too far behind')
    this.#position++
    const changes = entry.changes.filter(
      ({ id }) => this.#mayReadOf(entry, id) && (includeDrafts || !(isDraftId(id) || isVersionId(id))),
    )
    if (changes.length === 0) return undefined
    const tags = tagsOfChange({ dataset: entry.dataset, changes }, publishedId)
    return { type: 'message', id: eventId(entry.sequence), data: { type: 'message', tags } }
  }

  #start(): StreamEvent[] {
    const { log, lastEventId } = this.#source
    const newest = log.newest?.sequence ?? 0
    if (lastEventId === undefined) {
      return [{ type: 'welcome', id: eventId(newest), data: { type: 'welcome' } }]
    }
    const [run, sequence] = lastEventId.split('-')
    // By position, not by number: an event waits for its webhook, and a later commit without one overtakes it.
    const seen = log.findLast((entry) => entry.sequence === Number(sequence))
    const isUpToDate = log.newest === undefined && Number(sequence) === 0
    // Events may be lost for good: the client has to fetch everything again.
    if (run !== thisRun || (seen === undefined && !isUpToDate)) {
      return [{ type: 'restart', id: eventId(newest), data: { type: 'restart' } }]
    }
    if (seen !== undefined) this.#position = seen + 1
    return []
  }
}

function eventId(sequence: number): string {
  return `${thisRun}-${sequence}`
}
