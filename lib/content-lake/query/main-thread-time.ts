import type { Caller } from '../fair-queue.ts'

/** Shorter queries do not count. */
const countedFromMs = 50
/** How much of each second heavy queries may take, and how much at once. */
const shares = {
  each: { perSecondMs: 150, burstMs: 500 },
  all: { perSecondMs: 300, burstMs: 1_000 },
} as const
const maxAccounts = 1_000

type Account = {
  usedMs: number
  at: number
}

/** How much of the main thread's time heavy queries of anonymous callers have taken lately, of each and of all. */
export class MainThreadTime {
  readonly #all: Account = { usedMs: 0, at: 0 }
  readonly #each = new Map<string, Account>()

  /**
   * @param ms - computing time
   * @param now - a clock in milliseconds that never goes back
   */
  charge({ key, isAnonymous }: Caller, ms: number, now: number): void {
    if (!isAnonymous || ms < countedFromMs) return
    const own = this.#each.get(key) ?? { usedMs: 0, at: now }
    for (const [account, share] of [
      [own, shares.each],
      [this.#all, shares.all],
    ] as const) {
      account.usedMs = currentUse(account, share, now) + ms
      account.at = now
    }
    // Re-inserted, so that the least recently charged comes first.
    this.#each.delete(key)
    this.#each.set(key, own)
    const oldest = this.#each.keys().next().value
    if (this.#each.size > maxAccounts && oldest !== undefined) this.#each.delete(oldest)
  }

  /** True while the share of an anonymous caller, or of all anonymous callers, is used up. */
  isExhausted({ key, isAnonymous }: Caller, now: number): boolean {
    if (!isAnonymous) return false
    const own = this.#each.get(key)
    return (
      currentUse(this.#all, shares.all, now) > shares.all.burstMs ||
      (own !== undefined && currentUse(own, shares.each, now) > shares.each.burstMs)
    )
  }
}

function currentUse({ usedMs, at }: Account, { perSecondMs }: { perSecondMs: number }, now: number): number {
  return Math.max(0, usedMs - ((now - at) / 1000) * perSecondMs)
}
