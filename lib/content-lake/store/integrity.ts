import type { DatabaseSync } from 'node:sqlite'
import { DamagedDatabaseError, storageProblemOf } from './storage-error.ts'

/**
 * Checks a whole database: its pages and their order; with `thorough`, that indexes agree with their tables too.
 *
 * @throws DamagedDatabaseError
 */
export function checkDatabase(db: DatabaseSync, { thorough = false } = {}): void {
  const pragma = thorough ? 'integrity_check' : 'quick_check'
  let verdict: unknown
  try {
    verdict = db.prepare(`PRAGMA ${pragma}(1)`).get()?.[pragma]
  } catch (error) {
    if (storageProblemOf(error) !== 'damaged') throw error
    throw new DamagedDatabaseError(error instanceof Error ? error.message : 'unreadable', { cause: error })
  }
  if (verdict !== 'ok') throw new DamagedDatabaseError(String(verdict).replaceAll(/\s+/g, ' '))
}

/** Runs a function that reads stored documents. @throws DamagedDatabaseError when one of them is not valid JSON */
export function detectDamage<T>(dataset: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new DamagedDatabaseError(`a document of the dataset "${dataset}" is not readable`, { cause: error })
  }
}
