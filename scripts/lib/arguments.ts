import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorProblem } from './operator-problem.ts'

/** Parses a command line. @throws OperatorProblem with what is wrong and how to see the usage */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  argv: string[],
  command: string,
  options: T,
) {
  try {
    return parseArgs({ args: argv, strict: true, allowPositionals: true, options })
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error)
    throw new OperatorProblem(`${reason}. Try: npm run ${command} -- --help`)
  }
}
