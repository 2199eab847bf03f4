import { type ChildProcess, spawn } from 'node:child_process'
import { OperatorProblem } from './operator-problem.ts'
import { errorCode } from '../../lib/shared/error-details.ts'

const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href
/** How long a process may take to finish what it is doing before it is ended. */
const graceMilliseconds = 8000

export type Child = {
  process: ChildProcess
  /** Settles when the process has ended, with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

type ChildOptions = {
  env: NodeJS.ProcessEnv
  /** What becomes of its output: shown as it comes, or read by the caller. */
  output: 'show' | 'read'
  nodeOptions?: string[]
}

/**
 * The processes this one has started. Each gets a process group of its own, so that Ctrl-C reaches only us and we
 * decide the order, and so that whatever a child has started ends with it.
 */
export class Processes {
  readonly #running = new Set<Child>()
  #stopped: Promise<void> | undefined

  get stopping(): boolean {
    return this.#stopped !== undefined
  }

  /** Starts `node file ...args`. */
  start(file: string, args: string[], { env, output, nodeOptions = [] }: ChildOptions): Child {
    if (this.stopping) throw new OperatorProblem('Stopping.')
    const stream = output === 'show' ? 'inherit' : 'pipe'
    // One word: Next.js would join the name that follows with those in an operator's NODE_OPTIONS.
    const load = `--import=${exitWithParent}`
    const child = spawn(process.execPath, [load, ...nodeOptions, file, ...args], {
      env: { ...env, STARTED_BY: String(process.pid) },
      detached: true,
      stdio: ['ignore', stream, output === 'show' ? 'inherit' : 'pipe', 'ipc'],
    })
    const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
      // One of the two is always there.
      child.once('exit', (code, signal) => resolve(code ?? signal ?? 0)).once('error', reject)
    })
    const entry: Child = { process: child, ended: ended.then((result) => this.#sweep(entry, result)) }
    this.#running.add(entry)
    return entry
  }

  /** Stops every process, the last started first, and resolves when none is left. */
  async stopAll(): Promise<void> {
    this.#stopped ??= this.#stopInOrder()
    await this.#stopped
  }

  /** Ends every process at once, for when waiting is over. */
  killAll(): void {
    for (const child of this.#running) signalGroup(child, 'SIGKILL')
  }

  /** What an ended process leaves behind in its group ends too; later its number may belong to somebody else. */
  #sweep(child: Child, result: number | NodeJS.Signals) {
    signalGroup(child, 'SIGKILL')
    this.#running.delete(child)
    return result
  }

  async #stopInOrder(): Promise<void> {
    // One after the other: the website answers its last requests while its content is still there.
    for (const child of [...this.#running].toReversed()) {
      signalGroup(child, 'SIGTERM')
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMilliseconds)
      await child.ended
      clearTimeout(timer)
    }
  }
}

/** Signals a child and everything it has started; what has ended already is no error. */
function signalGroup({ process: child }: Child, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
