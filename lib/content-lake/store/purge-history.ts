import type { DatabaseSync } from 'node:sqlite'
import { busyTimeoutMs } from './database.ts'
import { troubleOf } from './storage-error.ts'

/** Removes every trace of documents from a dataset's history. Part of the transaction that the caller has begun. */
export function purgeHistory(db: DatabaseSync, dataset: string, ids: ReadonlySet<string>): void {
  const find = db.prepare(
    `SELECT txn.sequence, txn.mutations FROM txn_document JOIN txn USING (sequence)
     WHERE txn_document.dataset = ? AND txn_document.document_id = ?`,
  )
  const rewrite = db.prepare('UPDATE txn SET mutations = ? WHERE sequence = ?')
  const forget = db.prepare('DELETE FROM txn_document WHERE dataset = ? AND document_id = ?')
  for (const id of ids) {
    for (const { sequence, mutations } of find.all(dataset, id) as {
      sequence: number
      mutations: string
    }[]) {
      const others = (JSON.parse(mutations) as { id: string }[]).filter((entry) => entry.id !== id)
      rewrite.run(JSON.stringify(others), sequence)
    }
    forget.run(dataset, id)
  }
}

const retryMs = 1000

/**
 * Empties the journal, which holds earlier states of the pages that have changed since it was last written back. While
 * somebody reads an earlier state (a backup, a long query) that is not possible; then it is tried again until it is.
 */
export function emptyJournal(db: DatabaseSync): void {
  if (!db.isOpen) return
  // Waiting for a reader here would keep everybody waiting.
  db.exec('PRAGMA busy_timeout = 0')
  let isEmpty = false
  try {
    isEmpty = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } catch (error) {
    // What the caller has stored is stored, whatever the disk does to its journal now.
    if (!troubleOf(error)) throw error
  } finally {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  }
  if (!isEmpty) setTimeout(emptyJournal, retryMs, db).unref()
}
