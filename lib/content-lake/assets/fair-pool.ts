import { httpError } from '../errors.ts'
import { type Caller, FairQueue, type QueueLimits } from '../fair-queue.ts'

export type PoolLimits = {
  /** Pieces of work under way at a time. */
  atOnce: number
  /** Of these, how many may belong to one caller; all of them when missing. */
  atOncePerCaller?: number
  /** Of these, how many may belong to anonymous callers; all of them when missing. */
  atOnceAnonymous?: number
  queueLimits: QueueLimits
}

export type FairPool = {
  /**
   * Does the work when it is this caller's turn, however much other callers have queued.
   * @throws LakeError 503 when the queue is full
   */
  run<T>(caller: Caller, work: () => Promise<T>): Promise<T>
}

type QueuedWork = { caller: Caller; start: () => void }

/** Runs a few pieces of work on images at a time, and queues the rest by caller. */
export function createFairPool({
  atOnce,
  atOncePerCaller = atOnce,
  atOnceAnonymous = atOnce,
  queueLimits,
}: PoolLimits): FairPool {
  const queue = new FairQueue<QueuedWork>(queueLimits)
  /** Pieces of work under way, by caller. */
  const running = new Map<string, number>()
  let runningInAll = 0
  let runningAnonymous = 0

  function count({ key, isAnonymous }: Caller, change: 1 | -1): void {
    runningInAll += change
    if (isAnonymous) runningAnonymous += change
    const own = (running.get(key) ?? 0) + change
    // Callers without work under way take no memory.
    if (own > 0) running.set(key, own)
    else running.delete(key)
  }

  function startNext(): void {
    while (runningInAll < atOnce) {
      const next = queue.next(
        ({ key, isAnonymous }) =>
          (running.get(key) ?? 0) < atOncePerCaller && (!isAnonymous || runningAnonymous < atOnceAnonymous),
      )
      if (!next) return
      count(next.caller, 1)
      next.start()
    }
  }

  return {
    async run(caller, work) {
      await new Promise<void>((resolve, reject) => {
        if (queue.add(caller, { caller, start: resolve })) startNext()
        else {
          const message = 'Too many images are being prepared; please try again'
          reject(httpError(503, message, { 'Retry-After': '5' }))
        }
      })
      try {
        return await work()
      } finally {
        count(caller, -1)
        startNext()
      }
    },
  }
}
