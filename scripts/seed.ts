import { OperatorProblem } from './lib/operator-problem.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'
import { helpText, parseSeedArguments } from './seed/arguments.ts'
import { connect, requireReachable } from './seed/connect.ts'
import type { SeedResult } from './seed/seed-dataset.ts'

// `npm run seed`: fills the dataset of the present settings with the site's first content.
await runCommand(main)

async function main(argv: string[]): Promise<void> {
  const parsed = parseSeedArguments(argv)
  if (!parsed.ok) throw new OperatorProblem(parsed.message)
  const { help, reset, dryRun, only } = parsed.options
  if (help) {
    console.log(helpText)
    return
  }
  const env = loadSettings()
  const client = connect(env)
  await requireReachable(client, env)

  const { projectId, dataset, apiHost } = env.content
  console.log(`Seeding the dataset ${dataset} of ${apiHost ?? `the Sanity project ${projectId}`}`)
  const log = (line: string) => console.log(`  ${line}`)
  // Imported late: the content and its rules are slow to load, and a refusal must be fast.
  const { seedDataset } = await import('./seed/seed-dataset.ts')
  const result = await seedDataset({ client, mode: reset ? 'reset' : 'create', only, dryRun, log })
  report(result, dryRun)
}

function report(result: SeedResult, dryRun: boolean): void {
  switch (result.status) {
    case 'done': {
      const { created, reset, kept, total, milliseconds } = result
      const counts = `${created} created, ${reset} reset, ${kept} kept, ${total} in total`
      const seconds = `${(milliseconds / 1000).toFixed(1)} s`
      console.log(
        dryRun
          ? `Dry run, nothing written. It would be: ${counts} (${seconds})`
          : `Done: ${counts} (${seconds})`,
      )
      return
    }
    case 'invalid': {
      const lines = result.problems.map(
        ({ id, field, message }) => `  ${id}${field ? `, ${field}` : ''}: ${message}`,
      )
      throw new OperatorProblem(
        [`Problems in the content of the seed: ${lines.length}`, ...lines, 'Nothing was written.'].join('\n'),
      )
    }
    case 'refused':
      throw new OperatorProblem(`${result.message}\nNothing was written.`)
    case 'failed': {
      const counts = `${result.written} of ${result.total} documents were written`
      throw new OperatorProblem(
        `${result.message}\n${counts}; for the others there is no confirmation. Run the seed again: it adds what is missing.`,
      )
    }
  }
}
