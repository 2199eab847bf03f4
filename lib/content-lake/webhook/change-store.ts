import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { z } from 'zod'
import { isDraftId, isRootId, isVersionId } from '../document-id.ts'
import { transaction } from '../store/database.ts'
import type { CommittedTransaction } from '../types.ts'
import type { WebhookChange } from './projection.ts'

/** After a longer outage, the receiver has to fetch the content by itself. */
const retentionMs = 24 * 60 * 60 * 1000

/** How much is read at once, of documents before and after changes. */
const maxCharacters = 4_000_000

const pendingChange = z.object({
  /** Sequence of the commit. */
  sequence: z.number(),
  /** Position within the commit. */
  position: z.number(),
  dataset: z.string(),
  transactionId: z.string(),
  documentId: z.string(),
  /** JSON of a `WebhookChange`; empty when `rendered` is set. */
  change: z.string(),
  /** The delivered JSON, where an earlier version of this software, or a purge, has rendered it already. */
  rendered: z.string().nullable(),
  /** Changes with the same number are delivered in one call; null before they are assigned to one. */
  batch: z.number().nullable(),
  /** When it was committed. */
  createdAt: z.string(),
})

/** A change that is not delivered yet. */
export type PendingChange = z.infer<typeof pendingChange>

/** The pending changes of a webhook, in the database: neither a crash nor an outage of the receiver loses any. */
export class ChangeStore {
  readonly #db: DatabaseSync
  readonly #statements: Record<
    | 'add'
    | 'next'
    | 'ofBatch'
    | 'ofDocument'
    | 'replaceByRendered'
    | 'assignBatch'
    | 'dissolveBatch'
    | 'remove'
    | 'deleteExpired'
    | 'hasPending',
    StatementSync
  >

  constructor(db: DatabaseSync) {
    this.#db = db
    const columns = `sequence, position, dataset, transaction_id AS transactionId, document_id AS documentId,
      change, rendered, batch, created_at AS createdAt`
    this.#statements = {
      add: db.prepare(
        `INSERT INTO webhook_change (sequence, position, dataset, transaction_id, document_id, change, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ),
      next: db.prepare(`SELECT ${columns} FROM webhook_change ORDER BY sequence, position LIMIT ?`),
      ofBatch: db.prepare(
        `SELECT ${columns} FROM webhook_change WHERE batch = ? ORDER BY sequence, position`,
      ),
      ofDocument: db.prepare(`SELECT ${columns} FROM webhook_change WHERE dataset = ? AND document_id = ?`),
      replaceByRendered: db.prepare(
        "UPDATE webhook_change SET change = '', rendered = ? WHERE sequence = ? AND position = ?",
      ),
      assignBatch: db.prepare('UPDATE webhook_change SET batch = ? WHERE sequence = ? AND position = ?'),
      dissolveBatch: db.prepare('UPDATE webhook_change SET batch = NULL WHERE batch IS NOT NULL'),
      remove: db.prepare('DELETE FROM webhook_change WHERE sequence = ? AND position = ?'),
      deleteExpired: db.prepare(
        `DELETE FROM webhook_change WHERE created_at < ?
         OR NOT EXISTS (SELECT 1 FROM txn WHERE txn.sequence = webhook_change.sequence)`,
      ),
      hasPending: db.prepare('SELECT 1 FROM webhook_change WHERE sequence = ? LIMIT 1'),
    }
  }

  /**
   * Stores the changes of a commit to published documents, with the documents before and after it. Call it inside the
   * transaction that stores the commit.
   */
  record({ sequence, dataset, transactionId, timestamp, changes }: CommittedTransaction): PendingChange[] {
    const published = changes.filter(({ id }) => isPublic(id))
    return published.map(({ id, previous, result }, position) => {
      const change = JSON.stringify({ previous, result } satisfies WebhookChange)
      this.#statements.add.run(sequence, position, dataset, transactionId, id, change, timestamp)
      const stored = { sequence, position, dataset, transactionId, documentId: id, createdAt: timestamp }
      return { ...stored, change, rendered: null, batch: null }
    })
  }

  /** The oldest changes: those of the batch under delivery, or else at most `limit` changes of one dataset. */
  oldest(limit: number): PendingChange[] {
    const found: PendingChange[] = []
    let characters = 0
    for (const row of this.#statements.next.iterate(limit)) {
      const change = pendingChange.parse(row)
      if (change.batch !== null || change.dataset !== (found[0] ?? change).dataset) {
        if (found.length > 0 || change.batch === null) break
        return this.#statements.ofBatch.all(change.batch).map((member) => pendingChange.parse(member))
      }
      found.push(change)
      characters += change.change.length
      if (characters > maxCharacters) break
    }
    return found
  }

  /**
   * Replaces the pending changes of a document by what `render` makes of them, and removes those of which it makes nothing.
   * Call it inside a transaction.
   */
  replaceByRendered(
    dataset: string,
    id: string,
    render: (change: PendingChange) => string | undefined,
  ): void {
    for (const row of this.#statements.ofDocument.all(dataset, id)) {
      const change = pendingChange.parse(row)
      const { sequence, position } = change
      const text = render(change)
      if (text === undefined) this.#statements.remove.run(sequence, position)
      else this.#statements.replaceByRendered.run(text, sequence, position)
    }
  }

  /** Assigns changes to a batch, so that a retry delivers the same ones, also after a crash. */
  assignBatch(changes: PendingChange[]): void {
    const number = changes[0]?.sequence ?? 0
    this.#each('assignBatch', changes, (statement, { sequence, position }) =>
      statement.run(number, sequence, position),
    )
  }

  /** Dissolves the batch under delivery. */
  dissolveBatch(): void {
    this.#statements.dissolveBatch.run()
  }

  remove(changes: PendingChange[]): void {
    this.#each('remove', changes, (statement, { sequence, position }) => statement.run(sequence, position))
  }

  /** Deletes changes that are too old, and those of deleted datasets. */
  deleteExpired(): void {
    this.#statements.deleteExpired.run(new Date(Date.now() - retentionMs).toISOString())
  }

  /** True while a commit has pending changes. */
  hasPending(sequence: number): boolean {
    return this.#statements.hasPending.get(sequence) !== undefined
  }

  #each(
    name: 'assignBatch' | 'remove',
    changes: PendingChange[],
    run: (statement: StatementSync, change: PendingChange) => void,
  ): void {
    transaction(this.#db, () => {
      for (const change of changes) run(this.#statements[name], change)
    })
  }
}

/** True for documents that visitors can see: no drafts, no versions, none under a path. */
function isPublic(id: string): boolean {
  return isRootId(id) && !isDraftId(id) && !isVersionId(id)
}
