const firstDelayMs = 500
const longestDelayMs = 5_000

/** Whether the Content Lake can be reached, as requests find out, and when those that failed are sent again. */
export class Reachability {
  #isReachable = true
  #delayMs = firstDelayMs
  #retry: { promise: Promise<void>; fire: () => void } | undefined
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get isReachable(): boolean {
    return this.#isReachable
  }

  /** To be called when a request has got a response of the Content Lake. */
  succeeded(): void {
    this.#delayMs = firstDelayMs
    if (this.#isReachable) return
    this.#isReachable = true
    this.retryNow()
    this.#onChange()
  }

  /** To be called when a request has got none. */
  failed(): void {
    if (!this.#isReachable) return
    this.#isReachable = false
    this.#onChange()
  }

  /** Resolves when it is time to send a failed request again, the same moment for all of them. */
  untilRetry(): Promise<void> {
    this.#retry ??= this.#schedule()
    return this.#retry.promise
  }

  /** Has everything that waits try again at once, as when the browser is online again. */
  retryNow(): void {
    this.#retry?.fire()
  }

  #schedule() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const fire = () => {
      clearTimeout(timer)
      this.#retry = undefined
      resolve()
    }
    const timer = setTimeout(fire, this.#delayMs)
    this.#delayMs = Math.min(this.#delayMs * 2, longestDelayMs)
    return { promise, fire }
  }
}

/**
 * Statuses of proxies, and of the Content Lake while it starts or has too much to do. Not 408, its response to a query that
 * runs too long: sent again, it would again.
 */
const unavailable: ReadonlySet<number> = new Set([425, 429, 502, 503, 504])

export const isUnavailable = ({ status }: Response): boolean => unavailable.has(status)
