import { EnvError, parseEnv } from '../../lib/env/env.ts'

/** The message with which these variables are refused; empty when they are accepted. */
export function envProblems(source: Record<string, string>): string {
  try {
    parseEnv(source)
    return ''
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}
