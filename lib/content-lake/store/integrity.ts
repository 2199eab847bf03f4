import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DamagedDatabaseError, troubleOf } from './storage-error.ts'

/** A database up to this size is looked through before anything else happens; it takes some 3 ms for each MB. */
const checkedAtStartBytes = 128 * 1024 * 1024

/**
 * Looks through a whole database: pages, order, and (`thorough`) that indexes agree with their tables.
 * @throws DamagedDatabaseError
 */
export function checkDatabase(db: DatabaseSync, { thorough = false } = {}): void {
  const pragma = thorough ? 'integrity_check' : 'quick_check'
  let verdict: unknown
  try {
    verdict = db.prepare(`PRAGMA ${pragma}(1)`).get()?.[pragma]
  } catch (error) {
    if (troubleOf(error) !== 'damaged') throw error
    throw new DamagedDatabaseError((error as Error).message, { cause: error })
  }
  if (verdict !== 'ok') throw new DamagedDatabaseError(String(verdict).replaceAll(/\s+/g, ' '))
}

/**
 * Checks a database at its start: at once when it is small; else beside the work, for a large one would keep everybody
 * waiting, and a damage found is reported.
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

/** Runs a function that reads stored documents. @throws DamagedDatabaseError when one of them is no JSON any more */
export function readingDocuments<T>(dataset: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new DamagedDatabaseError(`a document of the dataset "${dataset}" is not readable`, { cause: error })
  }
}
