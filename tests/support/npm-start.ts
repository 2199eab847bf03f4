import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** One `npm start`, run as a terminal would run it. */
export type Started = {
  /** All it has printed so far. */
  output: () => string
  /** Resolves when it prints this, and rejects when it ends without. */
  printed: (text: string, timeoutMilliseconds?: number) => Promise<void>
  ended: Promise<number | NodeJS.Signals>
  /** What a terminal does on Ctrl-C: the signal reaches npm and everything in the foreground at once. */
  pressCtrlC: () => void
  process: ChildProcess
}

/** Runs `npm start` (or another script) with these variables and nothing of the caller's own site settings. */
export function npmStart(variables: Record<string, string>, script = 'start'): Started {
  // Vitest and Playwright set these for themselves.
  const { NODE_ENV: _, NODE_OPTIONS: __, ...environment } = process.env
  // A group of its own, as a shell gives each foreground command.
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    env: { ...environment, BUILD_DIR: '.next-test', ...variables } as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (chunk: string) => {
      output += chunk
    })
  }
  // `close`, not `exit`: by then all output has arrived.
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  return {
    output: () => output,
    printed: async (text, timeoutMilliseconds = 60_000) => {
      const deadline = performance.now() + timeoutMilliseconds
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`Ended without printing "${text}":\n${output}`)
        if (performance.now() > deadline) throw new Error(`Did not print "${text}" in time:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    ended,
    pressCtrlC: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    },
    process: child,
  }
}
