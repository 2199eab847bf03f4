import { constants } from 'node:os'
import { EnvError } from '../../lib/env/env.ts'
import { OperatorProblem } from './operator-problem.ts'
import { Processes } from './processes.ts'

export type Supervised = {
  processes: Processes
  /** From here on being asked to stop is the normal end, with exit code 0. */
  everythingRuns: () => void
}

/**
 * Runs `main` and ends this process with everything it has started, however it ends: `main` returns or fails, or
 * somebody presses Ctrl-C at any moment. A second Ctrl-C does not wait.
 */
export async function supervise(main: (supervised: Supervised) => Promise<void>): Promise<void> {
  const processes = new Processes()
  let running = false

  let askedAt = 0
  // The terminal may be gone by the time there is something to say; that must not end us before our children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const code = running ? 0 : 128 + constants.signals[signal]
      if (processes.stopping) {
        // One Ctrl-C arrives twice: from the terminal and from npm, which passes it on.
        if (performance.now() - askedAt < 1000) return
        processes.killAll()
        process.exit(code)
      }
      askedAt = performance.now()
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
    // While stopping, a step that fails was stopped by us; the signal's handler decides how this ends.
    if (processes.stopping) await new Promise<never>(() => {})
    process.exitCode = 1
    if (error instanceof OperatorProblem || error instanceof EnvError) console.error(error.message)
    else console.error(error)
  }
  await processes.stopAll()
  // What is left are timers and open connections of this process alone.
  process.exit()
}
