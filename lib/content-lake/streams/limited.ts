import { OutOfTime, withinTime } from '../query/time-budget.ts'

/** What limited work came to. `cpuMs` is what it cost this thread, however busy the machine. */
export type Limited<T> = { isDone: true; value: T; cpuMs: number } | { isDone: false; cpuMs: number }

/** A busy machine lets time pass in which nothing of ours runs; then the work has not had its time yet. */
const maxAttempts = 5

/**
 * Runs synchronous work for at most so many milliseconds. It may be started several times, so it must keep nothing half
 * done: build first, assign at the end. What the work itself throws comes out as it is.
 */
export function limited<T>(milliseconds: number, work: () => T): Limited<T> {
  let cpuMs = 0
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const started = process.threadCpuUsage()
    const spent = (): number => {
      const { user, system } = process.threadCpuUsage(started)
      return (user + system) / 1000
    }
    try {
      const value = withinTime(milliseconds, work)
      return { isDone: true, value, cpuMs: cpuMs + spent() }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      const used = spent()
      cpuMs += used
      if (used > milliseconds / 2) break
    }
  }
  return { isDone: false, cpuMs }
}
