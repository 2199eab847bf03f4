import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Signs the Content Lake's calls to the site. Fixed, so that tests can check where it must not appear. */
export const webhookSecret = 'a-webhook-secret-of-browser-tests'

/** An npm script, run as from a terminal. */
export type Started = {
  /** npm's own process, which leads the process group that a terminal would signal. */
  pid: number
  /** Everything printed so far. */
  output: () => string
  /** Resolves when this has been printed; rejects when the script has ended without it. */
  printed: (text: string, timeoutMilliseconds?: number) => Promise<void>
  ended: Promise<number | NodeJS.Signals>
}

/** Runs `npm start` with these variables. Output goes to `logFile`, so that it can outlive the test that started it. */
export function npmStart(variables: Record<string, string>, logFile: string): Started {
  return npmRun('start', variables, logFile)
}

/** Runs a script of package.json in the same way. */
export function npmRun(
  script: string,
  variables: Record<string, string>,
  logFile: string,
  args: string[] = [],
): Started {
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  // Without the values that Vitest and Playwright set for their own processes.
  const own = { NODE_ENV: 'production', NODE_OPTIONS: '' } as const
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    // All tests share one address.
    env: {
      ...process.env,
      ...own,
      BUILD_DIR: '.next-test',
      LOG_FORMAT: 'text',
      WARM_UP: 'false',
      ENQUIRY_LIMIT_PER_VISITOR: '100000',
      VEHICLE_LOOKUP_LIMIT_PER_VISITOR: '1000',
      SANITY_WEBHOOK_SECRET: webhookSecret,
      ...variables,
    },
    // A group of its own, as a shell gives each foreground command.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  const output = () => readFileSync(logFile, 'utf8')
  return {
    pid: child.pid ?? 0,
    output,
    printed: async (text, timeoutMilliseconds = 200_000) => {
      const deadline = performance.now() + timeoutMilliseconds
      while (!output().includes(text)) {
        const over = child.exitCode !== null || child.signalCode !== null
        if (over || performance.now() > deadline)
          throw new Error(`${over ? 'Ended' : 'Waited'} without "${text}":\n${output()}`)
        await sleep(50)
      }
    },
    ended,
  }
}

/** Signals the process group as a terminal does on Ctrl-C, if it still exists. */
export function pressCtrlC(pid: number): void {
  try {
    process.kill(-pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
