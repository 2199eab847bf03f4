/** How long the clock must have run evenly before anything is deleted by it. */
const probationMs = 15 * 60_000
/** What a clock may gain or lose while it is being set right gently. */
const toleranceMs = 5 * 60_000

/**
 * Watches the clock for whoever deletes by date: a clock that is years ahead for a minute must not empty the inbox.
 * Resolves to the milliseconds until it can be trusted: 0 when it has run evenly for long enough.
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
