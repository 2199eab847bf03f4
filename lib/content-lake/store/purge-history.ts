import type { DatabaseSync } from 'node:sqlite'

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

/** Empties the journal, which holds earlier states of the pages that have changed since it was last written back. */
export function emptyJournal(db: DatabaseSync): void {
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}
