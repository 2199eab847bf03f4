/** Calls that may be made at once. */
const burst = 20
/** Between calls after that: five in a second, half of what the receiver takes from one address. */
const pauseMs = 200

/** How long to wait before the next call, so that many quick commits make few calls with many changes each. */
export class Pace {
  readonly #now: () => number
  #calls = burst
  #asOf: number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#asOf = now()
  }

  /** Milliseconds until a call may be made; 0 when it may be made now. */
  get waitMs(): number {
    this.#refill()
    return this.#calls >= 1 ? 0 : Math.ceil((1 - this.#calls) * pauseMs)
  }

  /** Notes a call. */
  count(): void {
    this.#refill()
    this.#calls -= 1
  }

  #refill(): void {
    const now = this.#now()
    this.#calls = Math.min(burst, this.#calls + (now - this.#asOf) / pauseMs)
    this.#asOf = now
  }
}
