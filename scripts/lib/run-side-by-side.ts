import type { Processes } from './processes.ts'

/** Runs `node file ...args` and resolves with its exit code, or with the signal that ended it. */
export type RunNode = (command: string[]) => Promise<number | string>

type Work<Result> = { name: string; run: (runNode: RunNode) => Promise<Result> }
type Outcome<Result> = { name: string; result: Result }

/** Does all of it at once. What one says is shown as it comes; of several, each has its say when it has ended. */
export async function runSideBySide<Result>(
  processes: Processes,
  works: Work<Result>[],
): Promise<Outcome<Result>[]> {
  const [only] = works
  if (only !== undefined && works.length === 1) {
    console.log(headline(only.name))
    return [{ name: only.name, result: await only.run((command) => start(processes, command).ended) }]
  }
  return Promise.all(
    works.map(async ({ name, run }) => {
      const said: string[] = [`${headline(name)}\n`]
      const result = await run((command) => {
        const child = start(processes, command, 'read')
        for (const stream of [child.process.stdout, child.process.stderr])
          stream?.setEncoding('utf8').on('data', (text: string) => said.push(text))
        return child.ended
      })
      process.stdout.write(said.join(''))
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
