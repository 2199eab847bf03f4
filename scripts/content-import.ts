import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Existing, importContent } from './content/transfer.ts'
import { readArguments } from './lib/arguments.ts'
import { commandFolder } from './lib/command-folder.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'
import { connect, requireReachable } from './seed/connect.ts'

const help = `Writes what an export holds into the dataset: the pictures and files, then the documents.

Usage: npm run content:import -- FILE [options]

  FILE         A .tar.gz made by npm run content:export, or by Sanity's own tools.
  --missing    Only add what is not there.
  --replace    Put the file's documents in the place of those with the same id. Others stay.
               Without either, nothing is written over: a document that is there already stops the import.
  --help       Show this text.

It writes to the embedded Content Lake, or to hosted Sanity when NEXT_PUBLIC_SANITY_PROJECT_ID names a project; then
SANITY_API_TOKEN must hold a token with editor rights. Take a backup first.`

// `npm run content:import`
await runCommand(async (argv) => {
  const { values, positionals } = readArguments(argv, 'content:import', {
    help: { type: 'boolean', short: 'h' },
    missing: { type: 'boolean' },
    replace: { type: 'boolean' },
  })
  if (values.help) {
    console.log(help)
    return
  }
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0)
    throw new OperatorProblem('Name one file. Try: npm run content:import -- --help')
  if (values.missing && values.replace) throw new OperatorProblem('Choose either --missing or --replace.')
  const file = resolve(name)
  if (!existsSync(file)) throw new OperatorProblem(`There is no ${file}.`)
  const existing: Existing = values.replace ? 'replace' : values.missing ? 'keep' : 'refuse'

  const env = loadSettings()
  const client = connect(env)
  await requireReachable(client, env)
  process.env.TMPDIR = commandFolder()
  const { documents, warnings } = await attempt(existing, () =>
    importContent(client, file, existing, (line) => console.log(`  ${line}`)),
  )
  for (const warning of warnings) console.warn(`  Warning: ${warning}`)
  console.log(`Done: ${documents} documents from ${file}`)
})

/** Turns an error of the import into a problem for the operator to solve. */
async function attempt<T>(existing: Existing, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const advice =
      existing === 'refuse' && /already exists/.test(reason) ? ' Choose --missing or --replace.' : ''
    throw new OperatorProblem(`The import stopped: ${reason}${advice}`)
  }
}
