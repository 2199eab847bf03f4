/** How many attempts are free within the window, and how long the first delay after them is. */
export type ThrottleRule = {
  freeAttempts: number
  windowMs: number
  firstDelayMs: number
}

/** More than typing errors need, far fewer than guessing does. */
export const perAccount: ThrottleRule = { freeAttempts: 5, windowMs: 15 * 60_000, firstDelayMs: 1000 }
/** Many, since an office or a reverse proxy shares one address. */
export const perAddress: ThrottleRule = { freeAttempts: 30, windowMs: 15 * 60_000, firstDelayMs: 1000 }

const maxKeys = 10_000

/**
 * Slows down guessing. Each attempt counts before it is checked, so that concurrent attempts gain nothing; after the free
 * ones each is delayed twice as long as the one before, up to the window. A success resets the account's count.
 */
export class Throttle {
  readonly #rule: ThrottleRule
  readonly #now: () => number
  readonly #attempts = new Map<string, { count: number; allowedAt: number; expiresAt: number }>()

  constructor(rule: ThrottleRule, now: () => number) {
    this.#rule = rule
    this.#now = now
  }

  /** Counts an attempt. Returns 0 when it is allowed, else the milliseconds until the next is. */
  attempt(key: string): number {
    const now = this.#now()
    const known = this.#attempts.get(key)
    const entry = known && known.expiresAt > now ? known : { count: 0, allowedAt: 0, expiresAt: 0 }
    if (entry.allowedAt > now) return entry.allowedAt - now
    entry.count += 1
    const excess = entry.count - this.#rule.freeAttempts
    const delay = excess < 0 ? 0 : Math.min(this.#rule.firstDelayMs * 2 ** excess, this.#rule.windowMs)
    entry.allowedAt = now + delay
    entry.expiresAt = now + delay + this.#rule.windowMs
    // Re-inserting keeps the map in order of last use, so the first is the one to drop.
    this.#attempts.delete(key)
    this.#attempts.set(key, entry)
    if (this.#attempts.size > maxKeys) this.#attempts.delete(this.#attempts.keys().next().value!)
    return 0
  }

  reset(key: string): void {
    this.#attempts.delete(key)
  }
}
