import { LRUCache } from 'lru-cache'
import { processState } from './process-state.ts'

/** The state of one entry of the page cache. */
export type CachedEntry = {
  /** The number of marks when reading its content began. */
  begun: number
  /** When it began, in milliseconds on the steady clock. */
  since: number
  tags: readonly string[]
  /** When rendering it again last failed, on the steady clock. */
  failedAt?: number
}

/** Whether a cached entry shows the published content. */
export type Condition = 'current' | 'outdated' | 'failed'

/** Pages this old, in milliseconds, are rendered again (`fallbackSeconds` in lib/content/client.ts). */
export const pageLifetime = 300_000

/** Enough for every cached page and response; an evicted entry counts as read before the start. */
const maxEntries = 20_000

/** Milliseconds like `Date.now()`, but unaffected by changes of the machine's clock. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now()
}

/**
 * The order of two kinds of events: reading an entry's content, and marking one of its tags as outdated. It is counted,
 * not timed: two events can fall into one millisecond, and clocks are set back.
 */
export class CacheOrder {
  #count = 0
  readonly #marks = new Map<string, number>()
  readonly #entries = new LRUCache<string, CachedEntry>({ max: maxEntries })

  /** The number of marks so far: what begins now includes these changes and no later ones. */
  get present(): number {
    return this.#count
  }

  /** Marks entries with one of these tags as outdated if they began earlier. */
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

  /** The condition of the page at this path; `failed` when it is outdated and rendering it failed after `since`. */
  conditionOf(path: string, since: number): Condition {
    const entry = this.#entries.get(path === '/' ? '/index' : path)
    if (!entry || !this.isOutdated(entry)) return 'current'
    return entry.failedAt !== undefined && entry.failedAt >= since ? 'failed' : 'outdated'
  }
}

/** The order of this process. */
export function cacheOrder(): CacheOrder {
  return processState('cache-order', () => new CacheOrder())
}
