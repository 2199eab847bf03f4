/** The caller that work is done for. */
export type Caller = {
  /** The same for all requests of one caller. */
  key: string
  /** Without a valid credential: counted by address, and second to callers that are known. */
  isAnonymous: boolean
}

type Kind = 'known' | 'anonymous'

/** How much may wait, for known callers and for anonymous ones: for one caller, and for all of the kind. */
export type QueueLimits = Record<Kind, { each: number; all: number }>

/**
 * Work waiting for its turn. Callers take turns, however much each has waiting; known and anonymous callers take
 * turns too, so that no number of anonymous ones keeps a known caller waiting for long.
 */
export class FairQueue<T> {
  readonly #limits: QueueLimits
  /** By caller, the one whose turn is next first. */
  readonly #queued: Record<Kind, Map<string, T[]>> = { known: new Map(), anonymous: new Map() }
  #turn: Kind = 'known'

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** False when too much is waiting already. */
  add({ key, isAnonymous }: Caller, work: T): boolean {
    const kind = isAnonymous ? 'anonymous' : 'known'
    const limits = this.#limits[kind]
    const callers = this.#queued[kind]
    const own = callers.get(key) ?? []
    const all = [...callers.values()].reduce((sum, { length }) => sum + length, 0)
    if (own.length >= limits.each || all >= limits.all) return false
    own.push(work)
    callers.set(key, own)
    return true
  }

  /** Takes out what is next, for the first caller in turn who may have more done. */
  next(mayStart: (key: string) => boolean = () => true): T | undefined {
    for (const kind of [this.#turn, otherThan(this.#turn)]) {
      const callers = this.#queued[kind]
      for (const [key, [work, ...rest]] of callers) {
        if (!mayStart(key)) continue
        callers.delete(key)
        // Behind all others: the next turn is theirs.
        if (rest.length > 0) callers.set(key, rest)
        this.#turn = otherThan(kind)
        return work
      }
    }
    return undefined
  }

  /** Takes out everything. */
  drain(): T[] {
    const all = Object.values(this.#queued).flatMap((callers) => [...callers.values()].flat())
    for (const callers of Object.values(this.#queued)) callers.clear()
    return all
  }
}

function otherThan(kind: Kind): Kind {
  return kind === 'known' ? 'anonymous' : 'known'
}
