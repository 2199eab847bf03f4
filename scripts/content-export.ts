import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { exportContent } from './content/transfer.ts'
import { readArguments } from './lib/arguments.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'
import { connect, requireReachable } from './seed/connect.ts'

const help = `Writes the whole dataset, with pictures, files and drafts, into one .tar.gz file.

Usage: npm run content:export -- [FILE]

  FILE      Where to. Without it: a file in backups/ that is named after the dataset and the time.
  --help    Show this text.

It reads from the embedded Content Lake, or from hosted Sanity when NEXT_PUBLIC_SANITY_PROJECT_ID names a project. The
file holds visitors' enquiries too: keep it as you would keep those.`

// `npm run content:export`
await runCommand(async (argv) => {
  const { values, positionals } = readArguments(argv, 'content:export', {
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) {
    console.log(help)
    return
  }
  const env = loadSettings()
  const { dataset } = env.content
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = resolve(positionals[0] ?? `backups/${dataset}-${time}.tar.gz`)
  if (positionals.length > 1) throw new OperatorProblem('Name one file, or none.')
  if (existsSync(file)) throw new OperatorProblem(`${file} exists already. Name another file, or remove it.`)
  const client = connect(env)
  await requireReachable(client, env, 'read')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const { documents, assets } = await exportContent(client, file, (line) => console.log(`  ${line}`))
  console.log(`Done: ${documents} documents and ${assets} pictures and files in ${file}`)
})
