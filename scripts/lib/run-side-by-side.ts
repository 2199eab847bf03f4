import pLimit from 'p-limit'
import type { Processes } from './processes.ts'

/** Runs `node file ...args` and resolves with its exit code, or with the signal that ended it. */
export type RunNode = (command: string[]) => Promise<number | string>

type Task<Result> = {
  name: string
  /** Its output is shown as it comes, which suits one of the tasks: the longest. That of others is shown when they end. */
  isShownLive?: boolean
  run: (runNode: RunNode) => Promise<Result>
}
type Outcome<Result> = { name: string; result: Result }

/** Runs the tasks in their order, `atOnce` of them side by side. */
export async function runSideBySide<Result>(
  processes: Processes,
  tasks: Task<Result>[],
  atOnce: number,
): Promise<Outcome<Result>[]> {
  /** The live task while it runs, under whose name its output goes on after that of another. */
  let live: string | undefined
  return pLimit(atOnce).map(tasks, async ({ name, isShownLive = false, run }) => {
    if (isShownLive) {
      live = name
      process.stdout.write(headline(name))
      const result = await run((command) => start(processes, command, 'show').ended)
      live = undefined
      return { name, result }
    }
    const output: string[] = [headline(name)]
    const result = await run((command) => {
      const child = start(processes, command, 'read')
      for (const stream of [child.process.stdout, child.process.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
      return child.ended
    })
    if (live !== undefined) output.push(headline(`${live}, continued`))
    process.stdout.write(output.join(''))
    return { name, result }
  })
}

function start(processes: Processes, [file = '', ...args]: string[], output: 'show' | 'read') {
  return processes.start(file, args, { env: process.env, output })
}

function headline(name: string): string {
  return `\n── ${name} ${'─'.repeat(70 - name.length)}\n`
}
