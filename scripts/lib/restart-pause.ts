/** A process that has run for this long since it was ready is sound: it is started again without a pause. */
export const soundAfterMs = 1000
const firstPauseMs = 500
const longestPauseMs = 30_000

/**
 * How long to wait, in milliseconds, before a process that has ended is started again: not at all if it was sound, longer
 * each time otherwise.
 *
 * @param ranForMs - milliseconds since it was ready; undefined when it never was
 * @param previous - the pause before this attempt
 */
export function restartPause(ranForMs: number | undefined, previous: number): number {
  if (ranForMs !== undefined && ranForMs >= soundAfterMs) return 0
  return Math.min(Math.max(previous * 2, firstPauseMs), longestPauseMs)
}
