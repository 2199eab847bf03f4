import { setTimeout as sleep } from 'node:timers/promises'

const slice = 25
/** A process that has too much to do comes back late to a timer, and later still to an answer that is there already. */
const mostCounted = 50

/**
 * Waits this long in the time of this process: a moment in which it was kept from everything else counts as 50 ms at most.
 * So a server that is overloaded does not take its own lateness for somebody else's silence.
 *
 * @param over - calls it off, with an error
 */
export async function pause(milliseconds: number, over?: AbortSignal): Promise<void> {
  for (let left = milliseconds; left > 0;) {
    const begun = performance.now()
    await sleep(Math.min(slice, left), undefined, { ref: false, ...(over && { signal: over }) })
    left -= Math.min(Math.max(performance.now() - begun, slice), mostCounted)
  }
}

/** Does `work`, whose signal ends it when it takes longer than this, in the time of this process. */
export async function endedAfter<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const over = new AbortController()
  pause(milliseconds, over.signal).then(
    () => late.abort(new Error(`no answer within ${milliseconds / 1000} s`)),
    () => {},
  )
  try {
    return await work(late.signal)
  } finally {
    over.abort()
  }
}
