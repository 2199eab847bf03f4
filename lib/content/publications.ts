import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { cacheOrder } from '../server/cache-order.ts'
import { processState } from '../server/process-state.ts'
import type { LogReader, PublicationLog } from '../server/publication-log.ts'
import type { SharedOrder } from '../server/shared-order.ts'
import { invalidateRedirects } from './current-redirects.ts'
import { invalidateKnownPaths } from './known-paths.ts'
import {
  decodePublication,
  encodePublication,
  everything,
  mergePublications,
  type Publication,
} from './publication.ts'

/** Marks what publications make stale: in this process, and in all instances of the site that share a log. */
export class Publications {
  readonly #name = randomUUID()
  #log: Pick<PublicationLog, 'append'> | undefined
  /** What the other instances do not know of yet. */
  #pending: Publication | undefined
  /** The ids of publications that this process marked before it read them in the log. */
  readonly #marked = new LRUCache<string, true>({ max: 1000 })

  /** Resolves when this process has marked what is stale; the others do within milliseconds, or once they can be told. */
  async publish(publication: Publication): Promise<void> {
    if (!this.#log) return apply(publication)
    const id = randomUUID()
    if (await this.#log.append(encodePublication(publication, this.#name, id))) return
    // It may have reached the log nevertheless.
    this.#marked.set(id, true)
    this.#pending = mergePublications(this.#pending, publication)
    apply(publication)
  }

  /**
   * From now on, publishes to a log. Called once.
   *
   * @param order - is told of every mark in the log
   * @param warm - renders pages that another instance has published
   */
  share<Log extends Pick<PublicationLog, 'append'>>(
    order: SharedOrder,
    warm: (paths: string[]) => void,
    open: (reader: LogReader) => Log,
  ): Log {
    const log = open({
      onBegin: (position) => {
        order.begin(position)
        // Publications may be missing in this log: those before Redis was emptied.
        apply(everything)
      },
      onEntry: (text, position, isNew) => {
        const publication = decodePublication(text)
        order.mark(publication?.tags ?? [], position)
        if (!publication) return
        // What was rendered since this process marked it shows it; others may have that.
        if (!this.#marked.has(publication.id ?? '')) apply(publication)
        if (isNew && publication.from !== this.#name) warm(publication.paths)
      },
      onAway: () => order.setCurrent(false),
      onCurrent: () => order.setCurrent(true),
      hasPending: () => this.#pending !== undefined,
      appendPending: async (append) => {
        const taken = this.#pending
        if (!taken) return
        this.#pending = undefined
        const id = randomUUID()
        this.#marked.set(id, true)
        try {
          await append(encodePublication(taken, this.#name, id))
        } catch (error) {
          this.#pending = mergePublications(taken, this.#pending ?? taken)
          throw error
        }
      },
    })
    this.#log = log
    return log
  }
}

function apply({ tags, redirects }: Publication): void {
  cacheOrder().mark(tags)
  if (!redirects) return
  invalidateRedirects()
  invalidateKnownPaths()
}

/** The publications of this process. */
export function publications(): Publications {
  return processState('publications', () => new Publications())
}
