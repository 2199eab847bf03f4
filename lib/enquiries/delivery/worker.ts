import { describeLakeFailure } from '../lake.ts'
import { type EnquiryStore, emptySpool, type SpoolState } from '../store.ts'
import { type Deliveries, deliverDue } from './deliver.ts'
import { nextDue } from './outbox.ts'

/** Looks after enquiries once they are kept. */
export type EnquiryWorker = {
  /** Says that there is something new to do. */
  kick: () => void
  /** Resolves when the round under way is over; after that there are no more. */
  stop: () => Promise<void>
}

export type WorkerOptions = {
  store: EnquiryStore
  /** Undefined: nothing is sent, but the spool is emptied all the same. */
  deliveries: Deliveries | undefined
  /** Deletes what has been kept long enough; done at the start and once a day. */
  tidy: () => Promise<void>
}

/** Another instance, or somebody at the keyboard, may have changed what is due. */
const longestPauseMs = 5 * 60_000
const spoolPauseMs = 5000
const longestTroubleMs = 60_000
const day = 24 * 3_600_000

async function deliverAll(deliveries: Deliveries, stopping: AbortSignal): Promise<void> {
  let attempted: number
  do attempted = await deliverDue(deliveries)
  while (attempted > 0 && !stopping.aborted)
}

/**
 * Moves what waits in the spool, sends what is due, and sleeps until something is due again. All it knows is in the
 * Content Lake and in the spool, so it may be killed at any moment; several of them share the work.
 */
export function startWorker({ store, deliveries, tidy }: WorkerOptions): EnquiryWorker {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  const stopping = new AbortController()
  let trouble = 0
  let tidiedAt = Number.NEGATIVE_INFINITY
  let told = 0

  // Said when something has changed, not every few seconds for as long as the lake is away.
  const report = ({ waiting, problem }: SpoolState): void => {
    if (waiting > 0 && waiting !== told)
      console.error(
        `Enquiries waiting in the spool: ${String(waiting)}. The Content Lake failed (${problem ?? 'unknown reason'}).`,
      )
    if (waiting === 0 && told > 0) console.log('Every enquiry from the spool is in the Content Lake.')
    told = waiting
  }

  const round = async (): Promise<number> => {
    try {
      const spooled = await emptySpool(store)
      report(spooled)
      if (deliveries) await deliverAll(deliveries, stopping.signal)
      if (Date.now() - tidiedAt > day) {
        await tidy()
        tidiedAt = Date.now()
      }
      if (spooled.waiting > 0) return spoolPauseMs
      trouble = 0
      const due = deliveries && (await nextDue(store.lake))
      return due ? Math.min(Math.max(due.getTime() - Date.now(), 0), longestPauseMs) : longestPauseMs
    } catch (error) {
      const pause = Math.min(spoolPauseMs * 2 ** trouble, longestTroubleMs)
      trouble += 1
      console.error(
        `Looking after enquiries failed (${describeLakeFailure(error)}); next try in ${String(pause / 1000)} s.`,
      )
      return pause
    }
  }

  const run = async (): Promise<void> => {
    let pause: number
    do {
      again = false
      pause = await round()
    } while (again && !stopping.signal.aborted)
    running = undefined
    // Rounds that have nothing to do must not follow one another without a breath.
    if (!stopping.signal.aborted) timer = setTimeout(start, Math.max(pause, 250)).unref()
  }

  const start = (): void => {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    if (running) again = true
    else running = run()
  }

  start()
  return {
    kick: start,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
