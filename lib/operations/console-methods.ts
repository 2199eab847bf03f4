import type { LogLevel } from '../env/operations-variables.ts'

/** Writes one line. The fields are for programs; the message says the same to people. */
export type Log = (level: LogLevel, message: string, fields?: Record<string, unknown>) => void

/** The methods of a console, with the level of their lines. */
export const consoleMethods = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const satisfies readonly (readonly [method: keyof Console, level: LogLevel])[]
