import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp } from '../lib/content-lake/backup.ts'
import { readArguments } from './lib/arguments.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'

const help = `Copies the embedded Content Lake's data folder: content, history, users, pictures and credentials. It may keep running.

Usage: npm run backup -- [FOLDER]

  FOLDER    Where to; it must not exist. Without it: a folder in backups/ that is named after the time.
  --help    Show this text.

To restore one: stop the website, move the data folder away, put a copy of the backup in its place, and start. The copy
holds secrets and visitors' enquiries: keep it as safe as the data folder itself.`

// `npm run backup`
await runCommand(async (argv) => {
  const { values, positionals } = readArguments(argv, 'backup', { help: { type: 'boolean', short: 'h' } })
  if (values.help) {
    console.log(help)
    return
  }
  if (positionals.length > 1) throw new OperatorProblem('Name one folder, or none.')
  const env = loadSettings()
  if (!env.embedded)
    throw new OperatorProblem('The content is with hosted Sanity. Use npm run content:export instead.')
  if (!existsSync(join(env.dataDir, 'content-lake.sqlite')))
    throw new OperatorProblem(`There is no Content Lake in ${env.dataDir}. Set DATA_DIR to where it is.`)
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = resolve(positionals[0] ?? `backups/${time}`)
  if (existsSync(folder)) throw new OperatorProblem(`${folder} exists already. Name another folder.`)
  const { documents } = await backUp(env.dataDir, folder)
  console.log(`Done: ${String(documents)} documents with their history and files in ${folder}`)
})
