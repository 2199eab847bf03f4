import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'
import type { Moment, SharedOrder } from './shared-order.ts'

/** A page or response that instances share. */
export type SharedEntry = {
  value: IncrementalCacheValue
  tags: readonly string[]
  /** When reading its content began, in milliseconds since 1970. */
  since: number
}

/** The part of Redis in which entries are stored. */
export type EntryStore = {
  get: (key: string) => Promise<Buffer | null>
  set: (key: string, entry: Buffer) => Promise<unknown>
  delete: (key: string) => Promise<unknown>
}

/** A page must not wait for longer than this. */
const timeoutMs = 200
/** After a timeout or failure, the store is left alone for this long. */
const pauseMs = 1000
/** Greater entries are left to each instance. */
const maxBytes = 4 * 1024 * 1024

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/**
 * Pages and responses of content that instances of one build share, behind the page cache of each. Every operation ends
 * within a fraction of a second, and none fails: without the store, each instance has its own pages.
 */
export class SharedPages {
  readonly #store: EntryStore
  readonly #order: SharedOrder
  #pausedUntil = Number.NEGATIVE_INFINITY

  constructor(store: EntryStore, order: SharedOrder) {
    this.#store = store
    this.#order = order
  }

  /** What begins now, for `write`. */
  get present(): Moment | undefined {
    return this.#order.present
  }

  /** The entry of any instance; undefined when there is none, or when one of its tags or of `tags` was marked since. */
  async read(key: string, tags: readonly string[]): Promise<SharedEntry | undefined> {
    if (!this.#order.present) return undefined
    const stored = await this.#within(this.#store.get.bind(this.#store, key))
    if (!stored) return undefined
    const entry = await decode(stored)
    // Checked last: a mark that arrives meanwhile counts.
    if (!entry || !this.#order.present) return undefined
    return this.#order.isOutdated({ ...entry, tags: [...entry.tags, ...tags] }) ? undefined : entry
  }

  /** Stores an entry for the others, unless marks may be missing since `begun`. */
  async write(key: string, entry: SharedEntry, begun: Moment): Promise<void> {
    const { position } = begun
    if (!this.#order.isComparable(begun) || this.#order.isOutdated({ position, tags: entry.tags })) return
    const encoded = await compress(serialize({ ...entry, position }))
    if (encoded.length > maxBytes || !this.#order.isComparable(begun)) return
    await this.#within(() => this.#store.set(key, encoded))
  }

  /** Deletes what does not exist any longer. */
  async delete(key: string): Promise<void> {
    if (this.#order.present) await this.#within(() => this.#store.delete(key))
  }

  async #within<T>(operation: () => Promise<T>): Promise<T | undefined> {
    if (performance.now() < this.#pausedUntil) return undefined
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), timeoutMs)
    })
    try {
      return await Promise.race([operation(), timeout])
    } catch {
      this.#pausedUntil = performance.now() + pauseMs
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Undefined for what another version of this software or of Node.js has stored. */
async function decode(stored: Buffer): Promise<(SharedEntry & { position: number }) | undefined> {
  try {
    const entry: unknown = deserialize(await decompress(stored))
    return isStoredEntry(entry) ? entry : undefined
  } catch {
    return undefined
  }
}

function isStoredEntry(entry: unknown): entry is SharedEntry & { position: number } {
  if (typeof entry !== 'object' || entry === null) return false
  return (
    'position' in entry &&
    typeof entry.position === 'number' &&
    'since' in entry &&
    typeof entry.since === 'number' &&
    'tags' in entry &&
    Array.isArray(entry.tags) &&
    'value' in entry &&
    typeof entry.value === 'object' &&
    entry.value !== null &&
    'kind' in entry.value
  )
}

const shared = globalThis as { [key: symbol]: SharedPages | undefined }
const name = Symbol.for('berkshire-car-buying.shared-pages')

/** The pages that this process shares with other instances; undefined without Redis. */
export function sharedPages(): SharedPages | undefined {
  return shared[name]
}

/** Sets them for this process. On the global object, because Next.js loads the page cache apart from the bundle. */
export function sharePages(pages: SharedPages | undefined): void {
  shared[name] = pages
}
