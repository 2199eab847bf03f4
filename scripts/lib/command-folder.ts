import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new temporary folder, which is deleted when this process ends, by Ctrl-C too. As `TMPDIR` it keeps what Sanity's import
 * unpacks and does not delete: content and enquiries.
 *
 * @param onSignal - what ends a command that does its work in another process; this one has to end after it
 */
export function commandFolder(onSignal: (signal: NodeJS.Signals) => void = exitBy): string {
  const folder = mkdtempSync(join(tmpdir(), 'car-buying-command-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return folder
}

/** Ends this process as a shell reports one that the signal ended. */
function exitBy(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}
