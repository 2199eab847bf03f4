import { randomUUID } from 'node:crypto'
import { LakeError } from '../errors.ts'
import { effectsOf } from '../store/effects.ts'
import type { DocumentChange } from '../types.ts'
import { channelError, fellBehind } from './feed.ts'
import { LogFeed, type LogSource } from './log-feed.ts'
import type { FilterReader, SharedFilter, Transition } from './shared-filters.ts'
import type { StreamEvent } from './stream-event.ts'
import type { ListenEntry } from './stream-logs.ts'
import type { StreamBudget } from './cpu-budget.ts'

export type ListenOptions = {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effectFormat: 'mendoza' | undefined
  enableResume: boolean
  /** The id of the last event that a reconnecting client has received. */
  lastEventId: string | undefined
}

/** The dataset as the reader of a listener sees it now. */
export type ListenView = {
  filter: SharedFilter
  reader: FilterReader
  /** Whether the reader may see the change of a document in a commit. */
  mayReadOf: (entry: ListenEntry, id: string) => boolean
}

/** The changes of a commit that a reader gets, numbered from 1. */
type Numbering = {
  entry: ListenEntry
  numbers: (number | undefined)[]
  total: number
}

export type ListenSource = LogSource<ListenEntry, ListenView> & { budget: StreamBudget }

/**
 * A listener on the documents that a filter selects. Its events describe each change relative to the filter: a document
 * that starts to match appears, one that stops matching disappears.
 */
export class ListenFeed extends LogFeed<ListenEntry, ListenView> {
  readonly audience = 'listen'
  readonly initialEvents: StreamEvent[]
  readonly #budget: StreamBudget
  readonly #options: ListenOptions
  /** Which change of the entry at that position comes next. */
  #index = 0
  #numbering: Numbering | undefined

  /** @throws LakeError when the reader may not listen */
  constructor(source: ListenSource, options: ListenOptions) {
    super(source)
    this.#budget = source.budget
    this.#options = options
    this.initialEvents = this.#start()
  }

  step(): StreamEvent | undefined | 'idle' {
    const entry = this.entry()
    if (!entry) return 'idle'
    if (this.#budget.isExhausted) throw fellBehind('the time for evaluating this listener is used up')
    const { changes } = entry.committed
    const index = this.#index
    const change = changes[index]
    const event = change && this.#eventOf(entry, change, index)
    this.#index++
    if (this.#index >= changes.length) {
      this.position++
      this.#index = 0
      // Released, so that an idle stream does not keep documents in memory that the log has dropped.
      this.#numbering = undefined
    }
    return event
  }

  #eventOf(entry: ListenEntry, change: DocumentChange, index: number): StreamEvent | undefined {
    const { numbers, total } = this.#numbered(entry)
    const number = numbers[index]
    if (number === undefined) return undefined
    const { filter, reader } = this.view
    try {
      const transition = filter.transitionAt(entry, index, reader, this.#budget)
      if (!transition) return undefined
      return mutationEvent(entry, change, { transition, total, number, options: this.#options })
    } catch (error) {
      throw error instanceof LakeError ? channelError(error) : error
    }
  }

  /** Numbers the changes of a commit; those that the reader may not see are not counted either. */
  #numbered(entry: ListenEntry): Numbering {
    if (this.#numbering?.entry === entry) return this.#numbering
    let total = 0
    const numbers = entry.committed.changes.map(({ id }) =>
      this.view.mayReadOf(entry, id) ? ++total : undefined,
    )
    this.#numbering = { entry, numbers, total }
    return this.#numbering
  }

  /** Finds the position to start from, and the event that shows the client whether it has missed any. */
  #start(): StreamEvent[] {
    const { enableResume, lastEventId } = this.#options
    const { log } = this
    const newest = log.newest?.committed.transactionId
    const welcome: StreamEvent = {
      type: 'welcome',
      // A client that loses its connection before the first change resumes here.
      ...(enableResume && newest !== undefined && { id: `${newest}#` }),
      data: { listenerName: randomUUID() },
    }
    if (!enableResume || lastEventId === undefined) return [welcome]
    const [transactionId, documentId] = lastEventId.split('#')
    const seen = log.findLast(({ committed }) => committed.transactionId === transactionId)
    const entry = seen === undefined ? undefined : log.at(seen)
    if (seen === undefined || !entry || this.#hidesChangesFrom(seen))
      return [{ type: 'reset', data: {} }, welcome]
    if (documentId === '') this.position = seen + 1
    else {
      this.position = seen
      this.#index = entry.committed.changes.findIndex(({ id }) => id === documentId) + 1
    }
    return [{ type: 'welcomeback', data: welcome.data }]
  }

  /** True when changes from before a restart are missing for a reader who may see their documents now. */
  #hidesChangesFrom(position: number): boolean {
    const { mayReadOf, reader } = this.view
    for (let at = position; at < this.log.end; at++) {
      const entry = this.log.at(at)
      if (!entry?.isRestored) return false
      if (entry.committed.changes.some(({ id }) => reader.mayRead(id) && !mayReadOf(entry, id))) return true
    }
    return false
  }
}

function mutationEvent(
  { committed }: ListenEntry,
  { id, previous, result, mutations }: DocumentChange,
  {
    transition,
    total,
    number,
    options,
  }: { transition: Transition; total: number; number: number; options: ListenOptions },
): StreamEvent {
  return {
    type: 'mutation',
    id: `${committed.transactionId}#${id}`,
    data: {
      eventId: `${committed.transactionId}#${id}`,
      documentId: id,
      transactionId: committed.transactionId,
      transition,
      identity: committed.author,
      timestamp: committed.timestamp,
      visibility: 'query',
      transactionTotalEvents: total,
      transactionCurrentEvent: number,
      // Left out for a new document: the Studio would wait for a revision that never comes.
      ...(previous && { previousRev: previous._rev }),
      // Set for a deleted document too: the Studio orders events by it, and drops one that has none.
      resultRev: result?._rev ?? committed.transactionId,
      ...(options.includeMutations && { mutations }),
      ...(options.includeResult && result && { result }),
      ...(options.includePreviousRevision && previous && { previous }),
      ...(options.effectFormat && { effects: effectsOf(previous, result) }),
    },
  }
}
