import { LRUCache } from 'lru-cache'

/** What is known of one entry of the page cache. */
export type CachedEntry = {
  /** Where in the order of marks the reading of its content began. */
  begun: number
  /** When that was, in milliseconds on the steady clock. */
  since: number
  tags: readonly string[]
  /** When it could last not be made anew, on the steady clock. */
  failedAt?: number
}

/** Whether what the cache holds under a key shows what was published. */
export type Condition = 'current' | 'outdated' | 'failed'

/** Enough for every page and every answer the site keeps; one that is forgotten counts as read before the start. */
const maxEntries = 20_000

/** Milliseconds like `Date.now()`, but never moved by somebody who sets the machine's clock. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now()
}

/**
 * Tells which came first: the reading of an entry's content, or the mark on one of its tags. Counted, not timed: two
 * things can happen in one millisecond, and clocks are set back.
 */
export class CacheOrder {
  #count = 0
  readonly #marks = new Map<string, number>()
  readonly #entries = new LRUCache<string, CachedEntry>({ max: maxEntries })

  /** The present place in the order: what begins now has seen every mark so far, and none that is still to come. */
  get present(): number {
    return this.#count
  }

  /** From here on, what began earlier and has one of these tags is outdated. */
  mark(tags: readonly string[]): void {
    this.#count += 1
    for (const tag of tags) this.#marks.set(tag, this.#count)
  }

  isOutdated({ begun, tags }: Pick<CachedEntry, 'begun' | 'tags'>): boolean {
    return tags.some((tag) => (this.#marks.get(tag) ?? 0) > begun)
  }

  note(key: string, entry: CachedEntry): void {
    this.#entries.set(key, entry)
  }

  /** Undefined for what was written before this process started. */
  noted(key: string): CachedEntry | undefined {
    return this.#entries.get(key)
  }

  /** Of the page at this path; `failed` when it is outdated and could not be made anew after `since`, on the steady clock. */
  conditionOf(path: string, since: number): Condition {
    const entry = this.#entries.get(path === '/' ? '/index' : path)
    if (!entry || !this.isOutdated(entry)) return 'current'
    return entry.failedAt !== undefined && entry.failedAt >= since ? 'failed' : 'outdated'
  }
}

const shared = globalThis as { [key: symbol]: CacheOrder | undefined }
const name = Symbol.for('berkshire-car-buying.cache-order')

/** The order of this process. On the global object, because Next.js loads the cache apart from the bundled routes. */
export function cacheOrder(): CacheOrder {
  return (shared[name] ??= new CacheOrder())
}
