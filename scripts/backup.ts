import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { storageProblemOf } from '../lib/content-lake/store/storage-error.ts'
import { readArguments } from './lib/arguments.ts'
import { backUpDataFolder } from './lib/back-up-data-folder.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'

const help = `Copies the data folder: content, history, users, pictures and credentials, and enquiries that wait in the spool.
Everything may keep running.

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
    throw new OperatorProblem(
      'The content is with hosted Sanity. Use npm run content:export, and for enquiries still on this disk npm run enquiries -- export.',
    )
  if (!existsSync(join(env.dataDir, 'content-lake.sqlite')))
    throw new OperatorProblem(`There is no Content Lake in ${env.dataDir}. Set DATA_DIR to where it is.`)
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = resolve(positionals[0] ?? `backups/${time}`)
  if (existsSync(folder)) throw new OperatorProblem(`${folder} exists already. Name another folder.`)
  const { documents, waiting } = await backUpDataFolder(env.dataDir, folder).catch((error: unknown) => {
    throw withRemedy(error, env.dataDir, folder)
  })
  const spooled = waiting === 0 ? '' : `, ${waiting} enquiries from the spool,`
  console.log(`Done: ${documents} documents with their history and files${spooled} in ${folder}`)
})

/** An error of a failed backup with its remedy for the operator. Earlier backups are unchanged. */
function withRemedy(error: unknown, dataDir: string, folder: string): unknown {
  const problem = storageProblemOf(error)
  if (!problem || !(error instanceof Error)) return error
  const remedy = {
    full: `The disk of ${folder} is full. Free some space there, or name a folder on another disk.`,
    'read-only': `${folder} cannot be written to. Name another folder, or change its permissions.`,
    failing: `The disk fails. Check those of ${dataDir} and ${folder}.`,
    damaged: `The database in ${dataDir} is damaged. Restore an earlier backup: docs/recovery.md.`,
  }
  return new OperatorProblem(`No backup was made (${error.message}). ${remedy[problem]}`)
}
