import { type ChildProcess, spawn } from 'node:child_process'
import { OperatorProblem } from './operator-problem.ts'
import { errorCode } from '../../lib/shared/error-details.ts'

const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href
/** How long a process may take to stop before it is killed. */
const graceMilliseconds = 8000

export type Child = {
  process: ChildProcess
  /** Settles when the process has ended, with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
}

type ChildOptions = {
  env: NodeJS.ProcessEnv
  /** Whether its output is shown or read by the caller. */
  output: 'show' | 'read'
  nodeOptions?: string[]
}

/**
 * The processes that this one has started. Each gets a process group of its own, so that Ctrl-C reaches only this process,
 * which stops them in order, and so that a child's own processes end with it.
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
    // One argument: Next.js would merge a separate value with an operator's NODE_OPTIONS.
    const load = `--import=${exitWithParent}`
    const child = spawn(process.execPath, [load, ...nodeOptions, file, ...args], {
      env: { ...env, STARTED_BY: String(process.pid) },
      detached: true,
      stdio: ['ignore', stream, output === 'show' ? 'inherit' : 'pipe', 'ipc'],
    })
    const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
      // Either the code or the signal is set.
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

  /** Kills every process at once. */
  killAll(): void {
    for (const child of this.#running) signalGroup(child, 'SIGKILL')
  }

  /** Kills what an ended process has left in its group. Later the group's id may belong to other processes. */
  #sweep(child: Child, result: number | NodeJS.Signals) {
    signalGroup(child, 'SIGKILL')
    this.#running.delete(child)
    return result
  }

  async #stopInOrder(): Promise<void> {
    // One after the other: the website needs its content for its last requests.
    for (const child of [...this.#running].toReversed()) {
      signalGroup(child, 'SIGTERM')
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMilliseconds)
      await child.ended
      clearTimeout(timer)
    }
  }
}

/** Signals the process group of a child, if it still exists. */
function signalGroup({ process: child }: Child, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
