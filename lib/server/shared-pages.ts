import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js'
import { type CacheOrder, cacheOrder } from './cache-order.ts'
import { processState } from './process-state.ts'
import type { SharedOrder } from './shared-order.ts'

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
/** After a timeout or failure, the store is left alone for this long, or until the log of publications has been read. */
const pauseMs = 1000
/** Greater entries are left to each instance. */
const maxBytes = 4 * 1024 * 1024
/** What is rendered while the store is away waits for it, up to this size. */
const maxWaitingBytes = 32 * 1024 * 1024

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** An entry that is not stored yet. */
type WaitingEntry = { encoded: Buffer; tags: readonly string[]; begun: number }

/**
 * Pages and responses of content that instances of one build share, behind the page cache of each. Every operation ends
 * within a fraction of a second, and none fails: without the store, each instance has its own pages, and stores those that
 * are still current when it is back.
 */
export class SharedPages {
  readonly #store: EntryStore
  readonly #order: SharedOrder
  readonly #ownOrder: CacheOrder
  readonly #waiting = new LRUCache<string, WaitingEntry>({
    maxSize: maxWaitingBytes,
    sizeCalculation: ({ encoded }) => encoded.length + 1000,
  })
  #pausedUntil = Number.NEGATIVE_INFINITY
  #isStoring = false
  #willStore = false

  /** @param ownOrder - has every mark that `order` has, and those of this process */
  constructor(store: EntryStore, order: SharedOrder, ownOrder: CacheOrder = cacheOrder()) {
    this.#store = store
    this.#order = order
    this.#ownOrder = ownOrder
    order.whenCurrent(() => {
      this.#pausedUntil = Number.NEGATIVE_INFINITY
      void this.#storeWaiting()
    })
  }

  /** The entry of any instance; undefined when there is none, or when one of its tags or of `tags` was marked since. */
  async read(key: string, tags: readonly string[]): Promise<SharedEntry | undefined> {
    if (this.#order.present === undefined) return undefined
    const stored = await this.#within(this.#store.get.bind(this.#store, key))
    if (!stored) return undefined
    const entry = await decode(stored)
    // Checked last: a mark that arrives meanwhile counts.
    if (!entry || this.#order.present === undefined) return undefined
    return this.#order.isOutdated({ ...entry, tags: [...entry.tags, ...tags] }) ? undefined : entry
  }

  /**
   * Stores an entry for the others, at once or when that is possible, unless one of its tags is marked before.
   *
   * @param begun - the number of marks in this process when reading its content began
   */
  async write(key: string, entry: SharedEntry, begun: number): Promise<void> {
    if (this.#ownOrder.isOutdated({ begun, tags: entry.tags })) return
    const encoded = await compress(serialize(entry))
    if (encoded.length > maxBytes || (this.#waiting.peek(key)?.begun ?? 0) > begun) return
    this.#waiting.set(key, { encoded, tags: entry.tags, begun })
    await this.#storeWaiting()
  }

  /** Deletes what does not exist any longer. */
  async delete(key: string): Promise<void> {
    this.#waiting.delete(key)
    if (this.#order.present !== undefined) await this.#within(() => this.#store.delete(key))
  }

  async #storeWaiting(): Promise<void> {
    if (this.#isStoring) return
    this.#isStoring = true
    try {
      while (this.#waiting.size > 0 && (await this.#storeNext()));
    } finally {
      this.#isStoring = false
    }
  }

  /** Stores the entry that has waited longest. False when that is not possible now; it is tried again. */
  async #storeNext(): Promise<boolean> {
    const position = this.#order.present
    const key = this.#waiting.rkeys().next().value
    const entry = key === undefined ? undefined : this.#waiting.peek(key)
    if (position === undefined || key === undefined || entry === undefined) return false
    this.#waiting.delete(key)
    // With every mark up to this position considered, it is as current as one that began here.
    if (this.#ownOrder.isOutdated(entry)) return true
    const stored = await this.#within(async () => {
      await this.#store.set(key, withPosition(entry.encoded, position))
      return true
    })
    if (stored) return true
    if (!this.#waiting.has(key)) this.#waiting.set(key, entry)
    this.#storeLater()
    return false
  }

  #storeLater(): void {
    if (this.#willStore) return
    this.#willStore = true
    setTimeout(() => {
      this.#willStore = false
      void this.#storeWaiting()
    }, pauseMs).unref()
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

const positionBytes = 8

function withPosition(encoded: Buffer, position: number): Buffer {
  const head = Buffer.alloc(positionBytes)
  head.writeDoubleBE(position)
  return Buffer.concat([head, encoded])
}

/** Undefined for what another version of this software or of Node.js has stored. */
async function decode(stored: Buffer): Promise<(SharedEntry & { position: number }) | undefined> {
  try {
    const position = stored.readDoubleBE()
    const entry: unknown = deserialize(await decompress(stored.subarray(positionBytes)))
    return isEntry(entry) ? { ...entry, position } : undefined
  } catch {
    return undefined
  }
}

function isEntry(entry: unknown): entry is SharedEntry {
  if (typeof entry !== 'object' || entry === null) return false
  return (
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

const ofProcess = processState('shared-pages', (): { pages?: SharedPages | undefined } => ({}))

/** The pages that this process shares with other instances; undefined without Redis. */
export function sharedPages(): SharedPages | undefined {
  return ofProcess.pages
}

/** Sets them for this process. */
export function sharePages(pages: SharedPages | undefined): void {
  ofProcess.pages = pages
}
