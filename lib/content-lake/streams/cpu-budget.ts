import { LRUCache } from 'lru-cache'

/** Computing time that may be spent at once, and how fast it is replenished. */
export type BudgetLimits = {
  burstMs: number
  perSecondMs: number
}

/** Computing time of a caller: full at first, replenished with time. */
export class CpuBudget {
  readonly #limits: BudgetLimits
  readonly #now: () => number
  #balance: number
  #updatedAt: number

  constructor(limits: BudgetLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
    this.#balance = limits.burstMs
    this.#updatedAt = now()
  }

  spend(milliseconds: number): void {
    this.#balance = this.#current() - milliseconds
  }

  get isExhausted(): boolean {
    return this.#current() <= 0
  }

  /** True when enough is left for a new stream, so that a caller whose budget was exhausted has to pause. */
  get isReplenished(): boolean {
    return this.#current() >= this.#limits.burstMs / 4
  }

  #current(): number {
    const now = this.#now()
    const { burstMs, perSecondMs } = this.#limits
    this.#balance = Math.min(burstMs, this.#balance + ((now - this.#updatedAt) / 1000) * perSecondMs)
    this.#updatedAt = now
    return this.#balance
  }
}

const identity: BudgetLimits = { burstMs: 2_000, perSecondMs: 250 }
const streamOfIdentity: BudgetLimits = { burstMs: 1_000, perSecondMs: 100 }
const address: BudgetLimits = { burstMs: 200, perSecondMs: 25 }
const allAnonymous: BudgetLimits = { burstMs: 400, perSecondMs: 100 }

/** What one stream may spend: its own budget, and those it shares with others. */
export class StreamBudget {
  readonly #budgets: CpuBudget[]
  /** Time limit for evaluating one change. */
  readonly perChangeMs: number

  constructor(budgets: CpuBudget[], perChangeMs: number) {
    this.#budgets = budgets
    this.perChangeMs = perChangeMs
  }

  spend(milliseconds: number): void {
    for (const budget of this.#budgets) budget.spend(milliseconds)
  }

  get isExhausted(): boolean {
    return this.#budgets.some((budget) => budget.isExhausted)
  }

  get isReplenished(): boolean {
    return this.#budgets.every((budget) => budget.isReplenished)
  }
}

/** The budgets of all callers with streams. Anonymous callers have one for each address, and one together. */
export class StreamBudgets {
  readonly #anonymous = new CpuBudget(allAnonymous)
  readonly #byCaller = new LRUCache<string, CpuBudget>({ max: 10_000 })

  /** @param caller - key of a caller for limits, from `callerKey` */
  forStream(caller: string, isAnonymous: boolean): StreamBudget {
    const known = this.#byCaller.get(caller)
    const own = known ?? new CpuBudget(isAnonymous ? address : identity)
    if (!known) this.#byCaller.set(caller, own)
    if (isAnonymous) return new StreamBudget([own, this.#anonymous], 20)
    return new StreamBudget([own, new CpuBudget(streamOfIdentity)], 40)
  }
}
