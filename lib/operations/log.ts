import type { LogLevel, LogSettings } from '../env/operations-variables.ts'
import { currentRequestId } from '../server/request-id.ts'
import { consoleMethods, type Log } from './console-methods.ts'
import { withoutPersonalData } from './personal-data.ts'

const importance: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 }

/**
 * Takes over the console of this process, for its own lines and those of packages: each becomes one JSON object, or stays
 * text, with the id of the request that it is about, and without personal data. Called once, at the start.
 *
 * @param part - the name of the process in JSON
 */
export async function startLog({ format, level }: LogSettings, part: string): Promise<Log> {
  outliveReaders()
  if (format === 'text' || (format === 'auto' && isForPeople())) return textLog(level)
  // Only a process that logs JSON loads the library.
  const { jsonLog, standardOutput } = await import('./json-log.ts')
  return jsonLog({ level, part, stream: standardOutput() })
}

/**
 * Who reads the log may go away, as in `npm start | head`. Without a listener each further line is an exception, which is
 * logged, which is an exception.
 */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

function isForPeople(): boolean {
  return process.stdout.isTTY || process.env.NODE_ENV === 'development'
}

/** Lines as they are, where the console has always written them; those about a request end with its id. */
export function textLog(least: LogLevel, target: Console = console): Log {
  for (const [method, level] of consoleMethods) {
    const write = target[method].bind(target)
    target[method] = (...values: unknown[]) => {
      if (importance[level] < importance[least]) return
      const id = currentRequestId()
      const clean = values.map((value) => (typeof value === 'string' ? withoutPersonalData(value) : value))
      write(...clean, ...(id === undefined ? [] : [`(request ${id})`]))
    }
  }
  return (level, message) => target[level](message)
}
