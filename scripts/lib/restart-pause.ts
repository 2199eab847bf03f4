/** A process that came this far after it was ready is sound; what ended it was an accident. */
const soundAfter = 1000
const firstPause = 500
const longestPause = 30_000

/**
 * How long to wait, in milliseconds, before a process that has ended is started again: not at all after an accident,
 * longer each time when it does not get going.
 *
 * @param ranFor - milliseconds since it was ready; undefined when it never was
 * @param previous - the pause before this attempt
 */
export function restartPause(ranFor: number | undefined, previous: number): number {
  if (ranFor !== undefined && ranFor >= soundAfter) return 0
  return Math.min(Math.max(previous * 2, firstPause), longestPause)
}
