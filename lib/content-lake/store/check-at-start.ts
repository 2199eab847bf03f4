import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { checkDatabase } from './integrity.ts'

/** A database up to this size is checked synchronously at start, which takes some 3 ms for each MB. */
const checkedAtStartBytes = 128 * 1024 * 1024

/**
 * Checks a database at start: a small one synchronously; a large one on another thread, which reports damage later.
 *
 * @throws DamagedDatabaseError
 */
export function checkAtStart(db: DatabaseSync, file: string, report: (damage: Error) => void): void {
  if (statSync(file).size <= checkedAtStartBytes) {
    checkDatabase(db)
    return
  }
  const worker = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: file })
  worker.unref()
  worker.on('error', report)
}
