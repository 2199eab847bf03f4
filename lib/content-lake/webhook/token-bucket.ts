/** Calls that may be made at once. */
const burst = 20
/** Between calls after that: five a second, half of what the receiver accepts from one address. */
const pauseMs = 200

/** Limits the rate of calls, so that many quick commits result in few calls with many changes each. */
export class TokenBucket {
  readonly #now: () => number
  #tokens = burst
  #updatedAt: number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#updatedAt = now()
  }

  /** Milliseconds until a call may be made; 0 when it may be made now. */
  get delayMs(): number {
    this.#refill()
    return this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) * pauseMs)
  }

  /** Counts a call. */
  take(): void {
    this.#refill()
    this.#tokens -= 1
  }

  #refill(): void {
    const now = this.#now()
    this.#tokens = Math.min(burst, this.#tokens + (now - this.#updatedAt) / pauseMs)
    this.#updatedAt = now
  }
}
