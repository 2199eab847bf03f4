import { describeClientError } from '../store/client.ts'
import { explainSpoolFailure } from '../store/spool-failure.ts'
import { type EnquiryStore, emptySpool, type SpoolState } from '../store/enquiry-store.ts'
import { type Deliveries, deliverDue } from './deliver.ts'
import type { SummaryResult } from './daily-summary.ts'
import { nextDue } from './outbox.ts'
import { type RepeatedTask, repeat, type Task, type RetryPauses } from './repeat.ts'
import { steadyClock } from './steady-clock.ts'

/** Processes enquiries after they are stored. */
export type EnquiryWorker = RepeatedTask

export type WorkerOptions = {
  store: EnquiryStore
  /** Undefined: nothing is sent, but the spool is emptied. */
  deliveries: Deliveries | undefined
  /** Deletes enquiries past their retention; called once a day, while the clock runs steadily. */
  tidy: () => Promise<void>
  /** Sends the daily summary when it is due; undefined: there is none. */
  summarise?: (() => Promise<SummaryResult>) | undefined
  /** Shorter in tests. */
  pauses?: RetryPauses
}

/** Another instance, or an operator's command, may have changed what is due. */
const maxPauseMs = 5 * 60_000
const spoolPauseMs = 5000
const summaryPauseMs = 10 * 60_000
const day = 24 * 3_600_000

/**
 * Moves spooled enquiries to the Content Lake, delivers what is due, deletes what is old and sends the daily summary, in
 * independent tasks.
 * All their state is in the Content Lake and in the spool, so the process may be killed at any time, and several workers
 * share the work.
 */
export function startWorker({ store, deliveries, tidy, summarise, pauses }: WorkerOptions): EnquiryWorker {
  const sending = deliveries && repeat(sendDue(store, deliveries), pauses)
  const moving = repeat(
    moveSpool(store, () => sending?.kick()),
    pauses,
  )
  const tidying = repeat(tidyDaily(tidy), pauses)
  const summarising = summarise && repeat(summariseDaily(summarise), pauses)
  return {
    kick: () => {
      moving.kick()
      sending?.kick()
    },
    stop: async () => {
      await Promise.all([moving.stop(), sending?.stop(), tidying.stop(), summarising?.stop()])
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
      const due = await nextDue(store.client)
      return due ? Math.min(Math.max(due.getTime() - Date.now(), 0), maxPauseMs) : maxPauseMs
    },
    explain: explainClientError,
  }
}

function moveSpool(store: EnquiryStore, onMoved: () => void): Task {
  let reported = 0
  // Logged when the number changes, not every few seconds while the Content Lake is unreachable.
  const report = ({ waiting, problem }: SpoolState): void => {
    if (waiting > 0 && waiting !== reported)
      console.error(
        `Enquiries waiting in the spool: ${waiting}. The Content Lake failed (${problem ?? 'unknown reason'}).`,
      )
    if (waiting === 0 && reported > 0) console.log('Every enquiry from the spool is in the Content Lake.')
    reported = waiting
  }
  return {
    name: 'Keeping enquiries on disk, for when the Content Lake is away,',
    run: async () => {
      const state = await emptySpool(store)
      report(state)
      if (state.moved > 0) onMoved()
      // A broken spool is reported early, not when the first enquiry needs it.
      await store.spool.check()
      return state.waiting > 0 ? spoolPauseMs : maxPauseMs
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
    explain: explainClientError,
  }
}

function summariseDaily(summarise: () => Promise<SummaryResult>): Task {
  return {
    name: 'Sending the daily summary',
    run: async () => {
      const result = await summarise()
      if (typeof result === 'object') throw new SummaryError(result.problem)
      return summaryPauseMs
    },
    explain: (error) =>
      error instanceof SummaryError
        ? `the mail was not accepted (${error.message}).`
        : explainClientError(error),
  }
}

/** A mail server did not accept the summary. */
class SummaryError extends Error {
  override name = 'SummaryError'
}

function explainClientError(error: unknown): string {
  return `the Content Lake did not do its part (${describeClientError(error)}).`
}
