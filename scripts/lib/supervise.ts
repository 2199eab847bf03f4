import { constants } from 'node:os'
import { EnvError } from '../../lib/env/env.ts'
import { OperatorProblem } from './operator-problem.ts'
import { Processes } from './processes.ts'

export type Supervised = {
  processes: Processes
  /** From here on a signal is the normal end, with exit code 0. */
  everythingRuns: () => void
}

/**
 * Runs `main` and ends this process with everything it has started, whether `main` returns, fails or is interrupted by
 * Ctrl-C. A second Ctrl-C kills without waiting.
 */
export async function supervise(main: (supervised: Supervised) => Promise<void>): Promise<void> {
  const processes = new Processes()
  let running = false

  let signalledAt = 0
  // Writing to a closed terminal must not end this process before its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const code = running ? 0 : 128 + constants.signals[signal]
      if (processes.stopping) {
        // One Ctrl-C arrives twice: from the terminal and forwarded by npm.
        if (performance.now() - signalledAt < 1000) return
        processes.killAll()
        process.exit(code)
      }
      signalledAt = performance.now()
      console.log('\nStopping …')
      void processes.stopAll().then(() => process.exit(code))
    })

  try {
    await main({
      processes,
      everythingRuns: () => {
        running = true
      },
    })
  } catch (error) {
    // After a signal, steps fail because their processes are stopped; the signal's handler ends this process.
    if (processes.stopping) await new Promise<never>(() => {})
    process.exitCode = 1
    if (error instanceof OperatorProblem || error instanceof EnvError) console.error(error.message)
    else console.error(error)
  }
  await processes.stopAll()
  // Only timers and open connections of this process remain.
  process.exit()
}
