/** A task of the worker. Each fails, says so and recovers without the others. */
export type Task = {
  /** As it stands at the beginning of a sentence: "Sending mails". */
  name: string
  /** Does what there is to do. Resolves to the milliseconds until it has to look again. */
  run: (stopping: AbortSignal) => Promise<number>
  /** What went wrong and, where somebody has to act, what to do; without personal data. */
  explain: (error: unknown) => string
}

/** A task that goes on until it is stopped. */
export type Repeated = {
  /** Says that there is something new to do. */
  kick: () => void
  /** Resolves when the round under way is over; after that there are no more. */
  stop: () => Promise<void>
}

/** The pauses after failures: the first, and what they grow to, in milliseconds. */
export type TroublePauses = { firstMs: number; longestMs: number }

const usualPauses: TroublePauses = { firstMs: 5000, longestMs: 60_000 }
/** Rounds that have nothing to do must not follow one another without a breath. */
const shortestPauseMs = 250

/** Does a task now, and again whenever it asks to or is kicked. A failure is told once, and so is its end. */
export function repeat({ name, run, explain }: Task, pauses: TroublePauses = usualPauses): Repeated {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let failures = 0
  let told: string | undefined

  const round = async (): Promise<number> => {
    try {
      const pause = await run(stopping.signal)
      if (told !== undefined) console.log(`${name} works again.`)
      told = undefined
      failures = 0
      return pause
    } catch (error) {
      const pause = Math.min(pauses.firstMs * 2 ** failures, pauses.longestMs)
      failures += 1
      const problem = explain(error)
      if (problem !== told) console.error(`${name} failed: ${problem} It is tried again by itself.`)
      told = problem
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
    if (!stopping.signal.aborted) timer = setTimeout(start, Math.max(pause, shortestPauseMs)).unref()
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
