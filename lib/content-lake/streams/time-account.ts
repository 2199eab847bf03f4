import { LRUCache } from 'lru-cache'

/** Computing time that may be spent at once, and how fast it comes back. */
export type Allowance = {
  burstMs: number
  perSecondMs: number
}

/** Computing time that somebody may spend: full at first, it fills up again as time goes by. */
export class TimeAccount {
  readonly #allowance: Allowance
  readonly #now: () => number
  #balance: number
  #asOf: number

  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.#allowance = allowance
    this.#now = now
    this.#balance = allowance.burstMs
    this.#asOf = now()
  }

  spend(milliseconds: number): void {
    this.#balance = this.#current() - milliseconds
  }

  get isOverdrawn(): boolean {
    return this.#current() <= 0
  }

  /** Whether enough is there to begin something new, so that one that was just overdrawn gets a rest. */
  get isRested(): boolean {
    return this.#current() >= this.#allowance.burstMs / 4
  }

  #current(): number {
    const now = this.#now()
    const { burstMs, perSecondMs } = this.#allowance
    this.#balance = Math.min(burstMs, this.#balance + ((now - this.#asOf) / 1000) * perSecondMs)
    this.#asOf = now
    return this.#balance
  }
}

const identity: Allowance = { burstMs: 2_000, perSecondMs: 250 }
const streamOfIdentity: Allowance = { burstMs: 1_000, perSecondMs: 100 }
const address: Allowance = { burstMs: 200, perSecondMs: 25 }
const allStrangers: Allowance = { burstMs: 400, perSecondMs: 100 }

/** What one stream may spend: its own account, and those it shares with others. */
export class Spending {
  readonly #accounts: TimeAccount[]
  /** The longest that one look at one change may take. */
  readonly atOnceMs: number

  constructor(accounts: TimeAccount[], atOnceMs: number) {
    this.#accounts = accounts
    this.atOnceMs = atOnceMs
  }

  spend(milliseconds: number): void {
    for (const account of this.#accounts) account.spend(milliseconds)
  }

  get isOverdrawn(): boolean {
    return this.#accounts.some((account) => account.isOverdrawn)
  }

  get isRested(): boolean {
    return this.#accounts.every((account) => account.isRested)
  }
}

/** The accounts of everybody who opens streams. Strangers have one for each address, and one together. */
export class Spendings {
  readonly #strangers = new TimeAccount(allStrangers)
  readonly #byCaller = new LRUCache<string, TimeAccount>({ max: 10_000 })

  /** @param caller - whom limits count, as `callerKey` names them */
  forStream(caller: string, isAnonymous: boolean): Spending {
    const known = this.#byCaller.get(caller)
    const own = known ?? new TimeAccount(isAnonymous ? address : identity)
    if (!known) this.#byCaller.set(caller, own)
    if (isAnonymous) return new Spending([own, this.#strangers], 20)
    return new Spending([own, new TimeAccount(streamOfIdentity)], 40)
  }
}
