import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorProblem } from './operator-problem.ts'

/** Reads a command line. @throws OperatorProblem that names what is wrong and how to see what is right */
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
