/** How much a log keeps. The newest entry is always kept, whatever it weighs. */
export type LogLimits = {
  entries: number
  weight: number
}

/**
 * The latest entries, oldest first, each at a position that never changes. A reader whose position is before `start` has
 * missed entries.
 */
export class EventLog<T> {
  readonly #limits: LogLimits
  readonly #entries: { entry: T; weight: number }[] = []
  #weight = 0
  #start = 0

  constructor(limits: LogLimits) {
    this.#limits = limits
  }

  /** Position of the oldest entry in the log. */
  get start(): number {
    return this.#start
  }

  /** Position that the next entry will have. */
  get end(): number {
    return this.#start + this.#entries.length
  }

  get newest(): T | undefined {
    return this.#entries.at(-1)?.entry
  }

  append(entry: T, weight: number): void {
    this.#entries.push({ entry, weight })
    this.#weight += weight
    const { entries, weight: maxWeight } = this.#limits
    while (this.#entries.length > 1 && (this.#entries.length > entries || this.#weight > maxWeight)) {
      this.#weight -= this.#entries.shift()?.weight ?? 0
      this.#start++
    }
  }

  at(position: number): T | undefined {
    return this.#entries[position - this.#start]?.entry
  }

  /** Position of the latest entry that `matches`; undefined when there is none. */
  findLast(matches: (entry: T) => boolean): number | undefined {
    const index = this.#entries.findLastIndex(({ entry }) => matches(entry))
    return index === -1 ? undefined : this.#start + index
  }

  /** Drops the entries before a position. */
  dropBefore(position: number): void {
    while (this.#entries.length > 0 && this.#start < position) {
      this.#weight -= this.#entries.shift()?.weight ?? 0
      this.#start++
    }
  }
}
