import { steadyNow } from './cache-order.ts'

/** A renewal that has not ended by then never will: what makes a page gives up earlier. */
const longest = 15_000
/** One that takes longer than this waits for content; meanwhile the server has time for another. */
const longestWork = 500
/** After each page visitors have the server to themselves, for so many times as long as it took to make. */
const restFactor = 4
const longestRest = 1000

/**
 * Decides which outdated page is made anew when. Every page is outdated after a few minutes, or at once when something
 * that stands on all of them was published; the next visit of each would then begin its renewal, and a hundred renewals
 * at a time keep all visitors waiting for seconds. So one page is made at a time, with a rest behind it. Until a page's
 * turn has come it is shown as it is.
 */
export class PageRenewals {
  readonly #running = new Map<string, number>()
  readonly #hurried = new Map<string, number>()
  #restUntil = Number.NEGATIVE_INFINITY

  /** True when whoever asks makes the page anew now, and says so with `end` when it is made or could not be. */
  begin(key: string): boolean {
    const now = steadyNow()
    for (const [other, since] of this.#running) if (now - since > longest) this.#running.delete(other)
    if (this.#running.has(key)) return false
    const isBusy = [...this.#running.values()].some((since) => now - since < longestWork)
    if (!this.#hurried.has(key) && (isBusy || now < this.#restUntil)) return false
    this.#running.set(key, now)
    return true
  }

  end(key: string): void {
    const since = this.#running.get(key)
    if (since === undefined) return
    this.#running.delete(key)
    const now = steadyNow()
    this.#restUntil = now + Math.min((now - since) * restFactor, longestRest)
  }

  /**
   * From here on the page at this path waits for no other: somebody asks for it to be made anew who keeps to few at a
   * time. Returns what ends that.
   */
  hurry(path: string): () => void {
    const key = path === '/' ? '/index' : path
    this.#hurried.set(key, (this.#hurried.get(key) ?? 0) + 1)
    return () => {
      const left = (this.#hurried.get(key) ?? 1) - 1
      if (left > 0) this.#hurried.set(key, left)
      else this.#hurried.delete(key)
    }
  }
}

const shared = globalThis as { [key: symbol]: PageRenewals | undefined }
const name = Symbol.for('berkshire-car-buying.page-renewals')

/** The renewals of this process. On the global object, because Next.js loads the cache apart from the bundled routes. */
export function pageRenewals(): PageRenewals {
  return (shared[name] ??= new PageRenewals())
}
