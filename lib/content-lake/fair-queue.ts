/** The caller that work is done for. */
export type Caller = {
  /** The same for all requests of one caller. */
  key: string
  /** True without a valid credential; such callers are counted by address. */
  isAnonymous: boolean
}

type Kind = 'known' | 'anonymous'

/** How much may be queued, for known and for anonymous callers: for each caller, and for all of the kind. */
export type QueueLimits = Record<Kind, { each: number; all: number }>

/**
 * A queue in which callers take turns, however much each has queued. Known and anonymous callers take turns too, so that
 * no number of anonymous ones delays a known caller for long.
 */
export class FairQueue<T> {
  readonly #limits: QueueLimits
  /** By caller, in the order of their turns. */
  readonly #queued: Record<Kind, Map<string, T[]>> = { known: new Map(), anonymous: new Map() }
  #turn: Kind = 'known'

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** False when the queue is full. */
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

  /** Removes the next work, of the first caller in turn for which `mayStart` is true. */
  next(mayStart: (caller: Caller) => boolean = () => true): T | undefined {
    for (const kind of [this.#turn, otherThan(this.#turn)]) {
      const callers = this.#queued[kind]
      for (const [key, [work, ...rest]] of callers) {
        if (!mayStart({ key, isAnonymous: kind === 'anonymous' })) continue
        callers.delete(key)
        // Behind all others, whose turns come first.
        if (rest.length > 0) callers.set(key, rest)
        this.#turn = otherThan(kind)
        return work
      }
    }
    return undefined
  }

  /** Removes everything. */
  drain(): T[] {
    const all = Object.values(this.#queued).flatMap((callers) => [...callers.values()].flat())
    for (const callers of Object.values(this.#queued)) callers.clear()
    return all
  }
}

function otherThan(kind: Kind): Kind {
  return kind === 'known' ? 'anonymous' : 'known'
}
