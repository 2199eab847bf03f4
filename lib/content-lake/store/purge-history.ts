import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { number, text } from './columns.ts'
import { busyTimeoutMs } from './database.ts'
import { storageProblemOf } from './storage-error.ts'

const mutationLog = z.array(z.looseObject({ id: z.string() }))

/** Removes documents from a dataset's history. Call it inside a transaction. */
export function purgeHistory(db: DatabaseSync, dataset: string, ids: ReadonlySet<string>): void {
  const find = db.prepare(
    `SELECT txn.sequence, txn.mutations FROM txn_document JOIN txn USING (sequence)
     WHERE txn_document.dataset = ? AND txn_document.document_id = ?`,
  )
  const rewrite = db.prepare('UPDATE txn SET mutations = ? WHERE sequence = ?')
  const remove = db.prepare('DELETE FROM txn_document WHERE dataset = ? AND document_id = ?')
  for (const id of ids) {
    for (const row of find.all(dataset, id)) {
      const others = mutationLog.parse(JSON.parse(text(row.mutations))).filter((entry) => entry.id !== id)
      rewrite.run(JSON.stringify(others), number(row.sequence))
    }
    remove.run(dataset, id)
  }
}

const retryDelayMs = 1000

/**
 * Empties SQLite's write-ahead log, which holds earlier states of changed pages. That fails while a reader (a backup, a long
 * query) uses an earlier state; then it is retried until it succeeds.
 */
export function truncateWriteAheadLog(db: DatabaseSync): void {
  if (!db.isOpen) return
  // Waiting for a reader here would block every request.
  db.exec('PRAGMA busy_timeout = 0')
  let isEmpty = false
  try {
    isEmpty = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } catch (error) {
    // The caller's change is stored, even if the disk fails now.
    if (!storageProblemOf(error)) throw error
  } finally {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  }
  if (!isEmpty) setTimeout(truncateWriteAheadLog, retryDelayMs, db).unref()
}
