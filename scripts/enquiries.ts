import { Spool } from '../lib/enquiries/store/spool.ts'
import { helpText, parseEnquiryArguments } from './enquiries/arguments.ts'
import { run } from './enquiries/run.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { runCommand } from './lib/run-command.ts'
import { loadSettings } from './lib/settings.ts'
import { connect, requireReachable } from './seed/connect.ts'

// `npm run enquiries`: an operator's commands on enquiries, beside the Studio.
await runCommand(main)

async function main(argv: string[]): Promise<void> {
  const parsed = parseEnquiryArguments(argv)
  if (!parsed.ok) throw new OperatorProblem(parsed.message)
  const { command } = parsed
  if (command.name === 'help') {
    console.log(helpText)
    return
  }
  const env = loadSettings()
  const client = connect(env).withConfig({ perspective: 'raw' })
  await requireReachable(client, env)
  await run(command, env, { client, spool: new Spool(env.dataDir) })
}
