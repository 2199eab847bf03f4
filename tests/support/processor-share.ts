/**
 * How many times longer than on an idle machine a computation takes now: 1 when this process gets a whole processor.
 * Keeps one busy for a moment.
 */
export function slowdown(): number {
  const begun = performance.now()
  const before = process.cpuUsage()
  let used = 0
  while (used < 50_000) {
    const { user, system } = process.cpuUsage(before)
    used = user + system
  }
  return Math.max(1, ((performance.now() - begun) * 1000) / used)
}
