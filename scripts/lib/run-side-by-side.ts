import type { Processes } from './processes.ts'

/** Runs `node file ...args` and resolves with its exit code, or with the signal that ended it. */
export type RunNode = (command: string[]) => Promise<number | string>

type Task<Result> = { name: string; run: (runNode: RunNode) => Promise<Result> }
type Outcome<Result> = { name: string; result: Result }

/** Runs all tasks at once. The output of a single one is shown as it comes; of several, each is shown when it has ended. */
export async function runSideBySide<Result>(
  processes: Processes,
  tasks: Task<Result>[],
): Promise<Outcome<Result>[]> {
  const [only] = tasks
  if (only !== undefined && tasks.length === 1) {
    console.log(headline(only.name))
    return [{ name: only.name, result: await only.run((command) => start(processes, command).ended) }]
  }
  return Promise.all(
    tasks.map(async ({ name, run }) => {
      const output: string[] = [`${headline(name)}\n`]
      const result = await run((command) => {
        const child = start(processes, command, 'read')
        for (const stream of [child.process.stdout, child.process.stderr])
          stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
        return child.ended
      })
      process.stdout.write(output.join(''))
      return { name, result }
    }),
  )
}

function start(processes: Processes, [file = '', ...args]: string[], output: 'show' | 'read' = 'show') {
  return processes.start(file, args, { env: process.env, output })
}

function headline(name: string): string {
  return `\n── ${name} ${'─'.repeat(70 - name.length)}`
}
