import { LRUCache } from 'lru-cache'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { channelError } from './feed.ts'
import { withCpuLimit } from '../query/cpu-limit.ts'
import { type FilterContext, ListenerFilter } from './listener-filter.ts'
import type { ListenEntry } from './stream-logs.ts'
import type { StreamBudget } from './cpu-budget.ts'

/** A change relative to a filter; null when the document matches neither before nor after it. */
export type Transition = DocumentChange['transition'] | null

/** How long changes are evaluated at once; other requests are served in between. */
const chunkMs = 4

export type FilterReader = {
  /** Whether this reader may see a document, as of now. */
  mayRead: (id: string) => boolean
  get: (id: string) => LakeDocument | undefined
} & Omit<FilterContext, 'find'>

/** A filter with its results for recent commits, for all equal subscriptions of one reader. */
export class SharedFilter {
  readonly #filter: ListenerFilter
  readonly #transitions = new WeakMap<ListenEntry, Transition[]>()

  constructor(filter: ListenerFilter) {
    this.#filter = filter
  }

  /**
   * The transition of one change. Computes some of the following ones in advance.
   *
   * @throws StreamEnd when the filter fails, or takes too long for one change
   */
  transitionAt(entry: ListenEntry, index: number, reader: FilterReader, budget: StreamBudget): Transition {
    const known = this.#transitions.get(entry) ?? []
    this.#transitions.set(entry, known)
    const { changes } = entry.committed
    while (known.length <= index) {
      const change = changes[known.length]
      if (!change || !this.#concerns(change, reader)) known.push(null)
      else if (this.#filter.isPlain) known.push(this.#transition(change, entry, reader))
      else known.push(...this.#evaluateChunk(entry, known.length, reader, budget))
    }
    return known[index] ?? null
  }

  #evaluateChunk(entry: ListenEntry, from: number, reader: FilterReader, budget: StreamBudget): Transition[] {
    // Cached before the limit applies: limited work must leave no state half changed.
    changesById(entry)
    const chunk = withCpuLimit(budget.perChangeMs, () => {
      const found: Transition[] = []
      const ends = performance.now() + Math.min(chunkMs, budget.perChangeMs / 2)
      for (const change of entry.committed.changes.slice(from, from + 200)) {
        found.push(this.#concerns(change, reader) ? this.#transition(change, entry, reader) : null)
        if (performance.now() > ends) break
      }
      return found
    })
    budget.spend(chunk.cpuMs)
    if (!chunk.isDone) throw channelError(this.#filter.tooMuchWork())
    return chunk.value
  }

  #concerns({ id, previous, result }: DocumentChange, reader: FilterReader): boolean {
    const mayMatch = [previous, result].some((document) => document && this.#filter.mayMatch(document))
    return mayMatch && reader.mayRead(id)
  }

  #transition({ previous, result }: DocumentChange, entry: ListenEntry, reader: FilterReader): Transition {
    const before = previous !== null && this.#filter.matches(previous, contextOf('previous', entry, reader))
    const after = result !== null && this.#filter.matches(result, contextOf('result', entry, reader))
    if (after) return before ? 'update' : 'appear'
    return before ? 'disappear' : null
  }
}

/** References are followed in the state before or after the commit, as far as the commit holds it. */
function contextOf(
  side: 'previous' | 'result',
  entry: ListenEntry,
  { mayRead, get, ...rest }: FilterReader,
): FilterContext {
  return {
    ...rest,
    find(id) {
      if (!mayRead(id)) return undefined
      const change = changesById(entry).get(id)
      return change ? (change[side] ?? undefined) : get(id)
    },
  }
}

const indexes = new WeakMap<ListenEntry, ReadonlyMap<string, DocumentChange>>()

function changesById(entry: ListenEntry): ReadonlyMap<string, DocumentChange> {
  const known = indexes.get(entry)
  if (known) return known
  const index = new Map(entry.committed.changes.map((change) => [change.id, change]))
  indexes.set(entry, index)
  return index
}

/** Filters by reader and query: equal subscriptions are evaluated once. */
export class SharedFilters {
  readonly #filters = new LRUCache<string, SharedFilter>({
    max: 500,
    maxSize: 4_000_000,
    sizeCalculation: (_filter, key) => key.length + 1,
  })

  /**
   * @param readerKey - key of everything that determines what the filter sees
   * @throws LakeError 400 for a query that is not a single filter, or is too much work to parse
   */
  of(readerKey: string, query: string, params: Record<string, unknown>, budget: StreamBudget): SharedFilter {
    const key = `${readerKey}\n${JSON.stringify(params)}\n${query}`
    const known = this.#filters.get(key)
    if (known) return known
    const filter = new SharedFilter(new ListenerFilter(query, params, budget))
    this.#filters.set(key, filter)
    return filter
  }
}
