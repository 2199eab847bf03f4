/** Whom work is done for. */
export type Caller = {
  /** The same for all requests of one caller. */
  key: string
  /** Without a valid credential: counted by address, and second to callers that are known. */
  isStranger: boolean
}

/** How many may wait: for one caller, and for all callers of its kind. */
const mostWaiting = {
  stranger: { each: 4, all: 16 },
  known: { each: 16, all: 32 },
} as const

type Kind = keyof typeof mostWaiting

/**
 * Work waiting for its turn. Callers take turns, however much each has asked for; known callers and
 * strangers take turns too, so that no number of strangers keeps a known caller waiting for long.
 */
export class FairQueue<T> {
  /** By caller, the one whose turn is next first. */
  readonly #waiting: Record<Kind, Map<string, T[]>> = { stranger: new Map(), known: new Map() }
  #turn: Kind = 'known'

  /** False when too many are waiting already. */
  add({ key, isStranger }: Caller, work: T): boolean {
    const kind = isStranger ? 'stranger' : 'known'
    const limits = mostWaiting[kind]
    const callers = this.#waiting[kind]
    const own = callers.get(key) ?? []
    const all = [...callers.values()].reduce((sum, { length }) => sum + length, 0)
    if (own.length >= limits.each || all >= limits.all) return false
    own.push(work)
    callers.set(key, own)
    return true
  }

  /** Takes out what is next. */
  next(): T | undefined {
    const other = this.#turn === 'known' ? 'stranger' : 'known'
    const kind = this.#waiting[this.#turn].size > 0 ? this.#turn : other
    const callers = this.#waiting[kind]
    for (const [key, [work, ...rest]] of callers) {
      callers.delete(key)
      // Behind all others: the next turn is theirs.
      if (rest.length > 0) callers.set(key, rest)
      this.#turn = kind === 'known' ? 'stranger' : 'known'
      return work
    }
    return undefined
  }

  /** Takes out everything. */
  drain(): T[] {
    const all = Object.values(this.#waiting).flatMap((callers) => [...callers.values()].flat())
    for (const callers of Object.values(this.#waiting)) callers.clear()
    return all
  }
}
