import { EnvError } from '../../lib/env/env.ts'
import { OperatorProblem } from './operator-problem.ts'

/** Runs a command; a problem that the operator can solve is printed without a stack trace. */
export async function runCommand(main: (argv: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof OperatorProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
