import { format, stripVTControlCharacters } from 'node:util'
import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from '../env/operations-variables.ts'
import { currentRequestId } from '../server/request-id.ts'
import { consoleMethods, type Log } from './console-methods.ts'
import { withoutPersonalData } from './personal-data.ts'

type JsonLogOptions = {
  level: LogLevel
  part: string
  stream: DestinationStream
  target?: Console
}

/** Writes synchronously: the last lines of a process that ends are the important ones. */
export function standardOutput(): DestinationStream {
  return destination({ dest: 1, sync: true })
}

/** Takes over a console: one JSON object a line. */
export function jsonLog({ level, part, stream, target = console }: JsonLogOptions): Log {
  const logger = pino(
    {
      level,
      base: { part },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { requestId }
      },
    },
    stream,
  )
  for (const [method, lineLevel] of consoleMethods)
    target[method] = (...values: unknown[]) => logValues(logger, lineLevel, values)
  return (lineLevel, message, fields = {}) => logger[lineLevel](fields, withoutPersonalData(message))
}

/** The stack of an error is a field, so that it stays in the line. */
function logValues(logger: Logger, level: LogLevel, values: unknown[]): void {
  const error = values.find((value) => value instanceof Error)
  const shown = values.map((value) => (value instanceof Error ? value.message : value))
  const message = cleanText(format(...shown))
  // Lines that only make room on a terminal.
  if (message === '' && !error) return
  const fields = error ? { error: { name: error.name, stack: cleanText(error.stack ?? '') } } : {}
  logger[level](fields, message)
}

function cleanText(text: string): string {
  return withoutPersonalData(stripVTControlCharacters(text)).trim()
}
