import { steadyNow } from './cache-order.ts'
import { processState } from './process-state.ts'

/** A renewal that takes longer than this has died: rendering times out earlier. */
const maxRenewalMs = 15_000
/** One that takes longer than this waits for content; meanwhile the server has time for another. */
const maxWorkMs = 500
/** After each renewal the server is left to visitors' requests, for this many times as long as the renewal took. */
const pauseFactor = 4
const maxPauseMs = 1000

/**
 * Decides when an outdated page is rendered again. Every page is outdated after a few minutes, or at once when a change
 * affects all pages; the next visit of each would then begin its renewal, and a hundred concurrent renewals delay all
 * visitors for seconds. So one page is rendered at a time, with a pause after it. Until its turn, a page is served as it is.
 */
export class PageRenewals {
  readonly #running = new Map<string, number>()
  readonly #prioritised = new Map<string, number>()
  #pausedUntil = Number.NEGATIVE_INFINITY

  /** True when the caller may render the page now; it then calls `end` when rendering has succeeded or failed. */
  begin(key: string): boolean {
    const now = steadyNow()
    for (const [other, since] of this.#running) if (now - since > maxRenewalMs) this.#running.delete(other)
    if (this.#running.has(key)) return false
    const isBusy = [...this.#running.values()].some((since) => now - since < maxWorkMs)
    if (!this.#prioritised.has(key) && (isBusy || now < this.#pausedUntil)) return false
    this.#running.set(key, now)
    return true
  }

  end(key: string): void {
    const since = this.#running.get(key)
    if (since === undefined) return
    this.#running.delete(key)
    const now = steadyNow()
    this.#pausedUntil = now + Math.min((now - since) * pauseFactor, maxPauseMs)
  }

  /**
   * Lets the page at this path be rendered without waiting for others, until the returned function is called. Meant for
   * callers that prioritise few pages at a time.
   */
  prioritise(path: string): () => void {
    const key = path === '/' ? '/index' : path
    this.#prioritised.set(key, (this.#prioritised.get(key) ?? 0) + 1)
    return () => {
      const left = (this.#prioritised.get(key) ?? 1) - 1
      if (left > 0) this.#prioritised.set(key, left)
      else this.#prioritised.delete(key)
    }
  }
}

/** The renewals of this process. */
export function pageRenewals(): PageRenewals {
  return processState('page-renewals', () => new PageRenewals())
}
