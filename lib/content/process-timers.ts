import { setTimeout as sleep } from 'node:timers/promises'

const sliceMs = 25
/** An overloaded process runs timers late, and handles responses that have arrived even later. */
const maxCountedMs = 50

/**
 * Sleeps for this long in the time of this process: a period in which the event loop was blocked counts as 50 ms at most.
 * So an overloaded process does not mistake its own delay for a missing response.
 *
 * @param signal - ends the sleep with an error
 */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  for (let left = milliseconds; left > 0;) {
    const begun = performance.now()
    await sleep(Math.min(sliceMs, left), undefined, { ref: false, ...(signal && { signal }) })
    left -= Math.min(Math.max(performance.now() - begun, sliceMs), maxCountedMs)
  }
}

/** Runs `work` with a signal that aborts after this long in the time of this process. */
export async function runWithTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController()
  const finished = new AbortController()
  pause(milliseconds, finished.signal).then(
    () => timeout.abort(new Error(`no answer within ${milliseconds / 1000} s`)),
    () => {},
  )
  try {
    return await work(timeout.signal)
  } finally {
    finished.abort()
  }
}
