import { OutOfTime, withinTime } from './time-budget.ts'

/** The outcome of limited work. `cpuMs` is the computing time of this thread. */
export type LimitedResult<T> = { isDone: true; value: T; cpuMs: number } | { isDone: false; cpuMs: number }

/** On a busy machine, the limit may pass while this thread hardly runs; then the work is started again. */
const maxAttempts = 5

/**
 * Runs synchronous work for at most so many milliseconds. It may be started several times, so it must leave no state half
 * changed: build first, assign at the end. Errors of the work itself are passed on.
 */
export function withCpuLimit<T>(milliseconds: number, work: () => T): LimitedResult<T> {
  let cpuMs = 0
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const spentMs = startCpuTimer()
    try {
      const value = withinTime(milliseconds, work)
      return { isDone: true, value, cpuMs: cpuMs + spentMs() }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      const used = spentMs()
      cpuMs += used
      if (used > milliseconds / 2) break
    }
  }
  return { isDone: false, cpuMs }
}

/** @returns a function that returns the computing time of this thread since now, in milliseconds */
export function startCpuTimer(): () => number {
  const started = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(started)
    return (user + system) / 1000
  }
}
