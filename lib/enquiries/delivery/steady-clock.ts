/** How long the clock must have run steadily before anything is deleted by it. */
const probationMs = 15 * 60_000
/** How far a clock may drift while it is being adjusted gradually. */
const toleranceMs = 5 * 60_000

/**
 * Watches the clock before anything is deleted by date: a clock that is years ahead for a minute must not empty the
 * inbox. The function returns the milliseconds until the clock can be trusted, 0 when it has run steadily long enough.
 */
export function steadyClock(
  wall: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  let since = { wall: wall(), elapsed: elapsed() }
  return () => {
    const now = { wall: wall(), elapsed: elapsed() }
    const passed = now.elapsed - since.elapsed
    const jumped = Math.abs(now.wall - since.wall - passed) > toleranceMs
    if (jumped) since = now
    return jumped ? probationMs : Math.max(0, probationMs - passed)
  }
}
