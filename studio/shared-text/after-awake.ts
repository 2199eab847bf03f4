/**
 * Calls back after this many milliseconds without a pause. While a computer sleeps or a page is busy, timers run out before
 * the page has done what it had to do until then: so the time begins again after every pause. Returns a function that
 * cancels it.
 */
export function afterAwake(milliseconds: number, callback: () => void, tickMs = 250): () => void {
  const ticks = Math.ceil(milliseconds / tickMs)
  let left = ticks
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const wasPaused = now - last > 3 * tickMs
    last = now
    left = wasPaused ? ticks : left - 1
    if (left > 0) return
    clearInterval(timer)
    callback()
  }, tickMs)
  return () => clearInterval(timer)
}
