/** A task of the worker. Tasks fail, report and recover independently. */
export type Task = {
  /** The beginning of a sentence in the log: "Sending mails". */
  name: string
  /** Does all pending work. Resolves to the milliseconds until the next run. */
  run: (stopping: AbortSignal) => Promise<number>
  /** What went wrong and, where the operator must act, what to do; without personal data. */
  explain: (error: unknown) => string
}

/** A task that is repeated until it is stopped. */
export type RepeatedTask = {
  /** Runs the task as soon as possible: there is new work. */
  kick: () => void
  /** Resolves when the current run has ended; no other follows. */
  stop: () => Promise<void>
}

/** The pauses after failures in milliseconds: the first, and the maximum they grow to. */
export type RetryPauses = { initialMs: number; maxMs: number }

const defaultPauses: RetryPauses = { initialMs: 5000, maxMs: 60_000 }
/** Keeps a task that asks to run again at once from using all of the CPU. */
const minPauseMs = 250

/** Runs a task now, and again when it asks to or is kicked. A failure is logged once, and so is the recovery. */
export function repeat({ name, run, explain }: Task, pauses: RetryPauses = defaultPauses): RepeatedTask {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let failures = 0
  let reported: string | undefined

  const round = async (): Promise<number> => {
    try {
      const pause = await run(stopping.signal)
      if (reported !== undefined) console.log(`${name} works again.`)
      reported = undefined
      failures = 0
      return pause
    } catch (error) {
      const pause = Math.min(pauses.initialMs * 2 ** failures, pauses.maxMs)
      failures += 1
      const problem = explain(error)
      if (problem !== reported) console.error(`${name} failed: ${problem} It is tried again by itself.`)
      reported = problem
      return pause
    }
  }

  const rounds = async (): Promise<void> => {
    let pause: number
    do {
      again = false
      pause = await round()
    } while (again && !stopping.signal.aborted)
    running = undefined
    if (!stopping.signal.aborted) timer = setTimeout(start, Math.max(pause, minPauseMs)).unref()
  }

  const start = (): void => {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    if (running) again = true
    else running = rounds()
  }

  start()
  return {
    kick: start,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
