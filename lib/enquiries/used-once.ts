import { LRUCache } from 'lru-cache'

/**
 * Remembers what each proof was used for: a second time counts only for the same enquiry, which is how a retry looks.
 */
export class UsedOnce {
  readonly #uses: LRUCache<string, string>

  constructor(lifetimeMs: number) {
    this.#uses = new LRUCache({ max: 20_000, ttl: lifetimeMs })
  }

  /** Whether `proof` was free, or has been used for this very purpose: an enquiry, as a rule. */
  use(proof: string, enquiryId: string): boolean {
    const earlier = this.#uses.get(proof)
    if (earlier === undefined) this.#uses.set(proof, enquiryId)
    return earlier === undefined || earlier === enquiryId
  }
}
