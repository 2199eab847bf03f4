import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { z } from 'zod'
import { isDraftId, isRootId, isVersionId } from '../document-id.ts'
import { transaction } from '../store/database.ts'
import type { CommittedTransaction } from '../types.ts'
import type { WebhookChange } from './projection.ts'

/** A receiver that is away for longer has to fetch the content by itself. */
const retentionMs = 24 * 60 * 60 * 1000

/** Read at once, of documents before and after. */
const maxCharacters = 4_000_000

const pendingChange = z.object({
  /** Of the commit. */
  sequence: z.number(),
  /** Within the commit. */
  position: z.number(),
  dataset: z.string(),
  transactionId: z.string(),
  documentId: z.string(),
  /** JSON of a `WebhookChange`; empty when `rendered` is there. */
  change: z.string(),
  /** What is delivered of it, where an earlier version of this software, or a purge, has rendered it already. */
  rendered: z.string().nullable(),
  /** Changes of one number are delivered in one call; null while they are in none. */
  batch: z.number().nullable(),
})

/** A change that is still to be delivered. */
export type PendingChange = z.infer<typeof pendingChange>

/** The changes that are to be delivered to a webhook, in the database: neither a crash nor an absence loses any. */
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
      change, rendered, batch`
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
   * Stores what is to be delivered of a commit: the documents of published changes as they were and as they are. Call it
   * inside the transaction that stores the commit.
   */
  record({ sequence, dataset, transactionId, timestamp, changes }: CommittedTransaction): PendingChange[] {
    const published = changes.filter(({ id }) => isPublic(id))
    return published.map(({ id, previous, result }, position) => {
      const change = JSON.stringify({ previous, result } satisfies WebhookChange)
      this.#statements.add.run(sequence, position, dataset, transactionId, id, change, timestamp)
      const stored = { sequence, position, dataset, transactionId, documentId: id }
      return { ...stored, change, rendered: null, batch: null }
    })
  }

  /** The oldest changes: those of the batch that was begun, or at most so many of one dataset that are in none. */
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
   * Keeps of the waiting changes of a document no more than what `render` makes of them; nothing where it makes
   * nothing. Part of the transaction that the caller has begun.
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

  /** Joins changes into a batch, so that a repeated call carries the same ones, after a crash too. */
  assignBatch(changes: PendingChange[]): void {
    const number = changes[0]?.sequence ?? 0
    this.#each('assignBatch', changes, (statement, { sequence, position }) =>
      statement.run(number, sequence, position),
    )
  }

  /** Dissolves the batch that was begun. */
  dissolveBatch(): void {
    this.#statements.dissolveBatch.run()
  }

  remove(changes: PendingChange[]): void {
    this.#each('remove', changes, (statement, { sequence, position }) => statement.run(sequence, position))
  }

  /** Deletes changes that have waited for too long, and those of datasets that are gone. */
  deleteExpired(): void {
    this.#statements.deleteExpired.run(new Date(Date.now() - retentionMs).toISOString())
  }

  /** Whether something of a commit is still to be delivered. */
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

/** What visitors can see: no drafts, no versions, nothing that is kept under a path. */
function isPublic(id: string): boolean {
  return isRootId(id) && !isDraftId(id) && !isVersionId(id)
}
