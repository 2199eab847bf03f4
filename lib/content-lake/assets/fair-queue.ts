import { httpError } from '../errors.ts'

export type FairQueueLimits = {
  /** Pieces of work under way at a time. */
  atOnce: number
  /** Of these, how many may belong to one caller. */
  atOncePerCaller?: number
  /** Pieces of work that may wait, all callers together. */
  waiting: number
  /** Of these, how many may belong to one caller. */
  waitingPerCaller: number
}

export type FairQueue = {
  /**
   * Does the work when it is this caller's turn. Callers take turns, however much each has waiting.
   * @throws LakeError 503 when too much is waiting already
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>
}

type Caller = {
  running: number
  waiting: (() => void)[]
}

/** A bounded queue in which nobody waits for the many wishes of somebody else. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  /** In the order of their turns. */
  const callers = new Map<string, Caller>()
  let running = 0
  let waiting = 0

  function take(name: string): Caller {
    const caller = callers.get(name) ?? { running: 0, waiting: [] }
    if (waiting >= limits.waiting || caller.waiting.length >= limits.waitingPerCaller) {
      throw httpError(503, 'Too many images are being prepared; please try again', { 'Retry-After': '5' })
    }
    // Only now: of those who are refused nothing is kept.
    callers.set(name, caller)
    return caller
  }

  function startNext(): void {
    for (const [name, caller] of callers) {
      if (running >= limits.atOnce) return
      if (caller.running >= (limits.atOncePerCaller ?? limits.atOnce)) continue
      const start = caller.waiting.shift()
      if (!start) continue
      // To the end of the line.
      callers.delete(name)
      callers.set(name, caller)
      caller.running++
      running++
      waiting--
      start()
    }
  }

  return {
    async run(name, work) {
      const caller = take(name)
      waiting++
      const turn = new Promise<void>((resolve) => caller.waiting.push(resolve))
      startNext()
      await turn
      try {
        return await work()
      } finally {
        caller.running--
        running--
        if (caller.running === 0 && caller.waiting.length === 0) callers.delete(name)
        startNext()
      }
    },
  }
}
