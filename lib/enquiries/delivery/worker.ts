import { describeLakeFailure } from '../store/client.ts'
import { explainSpoolFailure } from '../store/spool-failure.ts'
import { type EnquiryStore, emptySpool, type SpoolState } from '../store/enquiry-store.ts'
import { type Deliveries, deliverDue } from './deliver.ts'
import { nextDue } from './outbox.ts'
import { type Repeated, repeat, type Task, type TroublePauses } from './repeat.ts'
import { steadyClock } from './steady-clock.ts'

/** Looks after enquiries once they are kept. */
export type EnquiryWorker = Repeated

export type WorkerOptions = {
  store: EnquiryStore
  /** Undefined: nothing is sent, but the spool is emptied all the same. */
  deliveries: Deliveries | undefined
  /** Deletes what has been kept long enough; done once a day, by a clock that runs evenly. */
  tidy: () => Promise<void>
  /** For tests, which need not wait as long as servers do. */
  pauses?: TroublePauses
}

/** Another instance, or somebody at the keyboard, may have changed what is due. */
const longestPauseMs = 5 * 60_000
const spoolPauseMs = 5000
const day = 24 * 3_600_000

/**
 * Moves what waits in the spool, sends what is due, and deletes what is old: three tasks, of which none waits for
 * another. All they know is in the Content Lake and in the spool, so this may be killed at any moment; several of them
 * share the work.
 */
export function startWorker({ store, deliveries, tidy, pauses }: WorkerOptions): EnquiryWorker {
  const sending = deliveries && repeat(sendDue(store, deliveries), pauses)
  const moving = repeat(
    moveSpool(store, () => sending?.kick()),
    pauses,
  )
  const tidying = repeat(tidyDaily(tidy), pauses)
  return {
    kick: () => {
      moving.kick()
      sending?.kick()
    },
    stop: async () => {
      await Promise.all([moving.stop(), sending?.stop(), tidying.stop()])
    },
  }
}

function sendDue(store: EnquiryStore, deliveries: Deliveries): Task {
  return {
    name: 'Sending news of enquiries',
    run: async (stopping) => {
      let attempted: number
      do attempted = await deliverDue(deliveries)
      while (attempted > 0 && !stopping.aborted)
      const due = await nextDue(store.lake)
      return due ? Math.min(Math.max(due.getTime() - Date.now(), 0), longestPauseMs) : longestPauseMs
    },
    explain: lakeFailed,
  }
}

function moveSpool(store: EnquiryStore, onMoved: () => void): Task {
  let told = 0
  // Said when something has changed, not every few seconds for as long as the lake is away.
  const report = ({ waiting, problem }: SpoolState): void => {
    if (waiting > 0 && waiting !== told)
      console.error(
        `Enquiries waiting in the spool: ${waiting}. The Content Lake failed (${problem ?? 'unknown reason'}).`,
      )
    if (waiting === 0 && told > 0) console.log('Every enquiry from the spool is in the Content Lake.')
    told = waiting
  }
  return {
    name: 'Keeping enquiries on disk, for when the Content Lake is away,',
    run: async () => {
      const state = await emptySpool(store)
      report(state)
      if (state.moved > 0) onMoved()
      // Told while there is time to put it right, not when the first enquiry needs it.
      await store.spool.check()
      return state.waiting > 0 ? spoolPauseMs : longestPauseMs
    },
    explain: (error) => explainSpoolFailure(error, store.spool.folder),
  }
}

function tidyDaily(tidy: () => Promise<void>): Task {
  const untilTrusted = steadyClock()
  return {
    name: 'Deleting old enquiries',
    run: async () => {
      const wait = untilTrusted()
      if (wait > 0) return wait
      await tidy()
      return day
    },
    explain: lakeFailed,
  }
}

function lakeFailed(error: unknown): string {
  return `the Content Lake did not do its part (${describeLakeFailure(error)}).`
}
