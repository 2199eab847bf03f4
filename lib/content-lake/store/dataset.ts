import { randomBytes } from 'node:crypto'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { datasetNotFound } from '../errors.ts'
import {
  applyMutations,
  type MutationOutcome,
  type MutationSource,
  type PendingTransaction,
} from '../mutations/apply-mutations.ts'
import { requirePermissions } from '../mutations/required-permissions.ts'
import { checkReferences } from '../mutations/referential-integrity.ts'
import type { Mutation } from '../mutations/schema.ts'
import type { CommittedTransaction, DocumentChange, LakeDocument } from '../types.ts'
import { transaction } from './database.ts'
import { DocumentSet } from './document-set.ts'
import { effectsOf } from './effects.ts'
import { detectDamage } from './integrity.ts'
import { truncateWriteAheadLog, purgeHistory } from './purge-history.ts'
import {
  changesOf,
  earlierOutcomes,
  type RequestKey,
  transactionExists,
  transactionRecord,
} from './transaction-record.ts'

export type AclMode = 'public' | 'private'

export type CommitRequest = {
  mutations: Mutation[]
  /** Becomes `_rev` of every changed document. Generated when missing. */
  transactionId?: string | undefined
  /** Kept in the log with `transactionId`, so that `repeated` recognises the request. */
  fingerprint?: string | undefined
  /** Id of the user or token that is recorded as author. */
  author: string
  hasPermission: MutationSource['hasPermission']
  select: MutationSource['select']
  /** Returns the result of the commit without storing it. */
  dryRun?: boolean
}

export type CommitResult = {
  transactionId: string
  outcomes: MutationOutcome[]
  overlay: PendingTransaction['overlay']
}

/** Callbacks of a commit. */
export type CommitHooks = {
  /** Called inside the transaction that stores it: what the callback writes is stored with it, or not at all. */
  onStore: (committed: CommittedTransaction, dataset: Dataset) => void
  /** Called after it is stored. Must neither fail nor take long: notifications are sent later. */
  onCommit: (committed: CommittedTransaction) => void
  /** Called with the milliseconds that a commit took, from its request until it was on disk. */
  onTimed: (ms: number) => void
}

/**
 * One dataset: all documents in memory, every change in SQLite first. A commit is atomic: it is synchronous in JavaScript,
 * and one transaction in SQLite.
 */
export class Dataset {
  readonly name: string
  aclMode: AclMode
  readonly createdAt: string
  readonly documents: DocumentSet
  readonly #db: DatabaseSync
  readonly #statements: Record<'put' | 'remove' | 'log' | 'logDocument' | 'known', StatementSync>
  readonly #hooks: CommitHooks
  #isRemoved = false

  constructor(
    db: DatabaseSync,
    row: { name: string; aclMode: AclMode; createdAt: string },
    hooks: CommitHooks,
  ) {
    this.#db = db
    this.name = row.name
    this.aclMode = row.aclMode
    this.createdAt = row.createdAt
    this.#hooks = hooks
    this.documents = detectDamage(row.name, () => DocumentSet.load(db, row.name))
    this.#statements = {
      put: db.prepare(
        `INSERT INTO document (dataset, id, body) VALUES (?, ?, ?)
         ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body`,
      ),
      remove: db.prepare('DELETE FROM document WHERE dataset = ? AND id = ?'),
      log: db.prepare('INSERT INTO txn (id, dataset, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)'),
      logDocument: db.prepare(
        'INSERT INTO txn_document (sequence, dataset, document_id, effects) VALUES (?, ?, ?, ?)',
      ),
      known: db.prepare('SELECT 1 FROM txn WHERE dataset = ? AND id = ?'),
    }
  }

  get(id: string): LakeDocument | undefined {
    return this.documents.get(id)
  }

  /** True once the dataset has been deleted; another of the same name may exist since. */
  get isRemoved(): boolean {
    return this.#isRemoved
  }

  markRemoved(): void {
    this.#isRemoved = true
  }

  /** @throws LakeError 404 when the dataset has been deleted since the caller looked it up */
  requireNotRemoved(): void {
    if (this.#isRemoved) throw datasetNotFound(this.name)
  }

  /** What the same request of the same author did before, if it did. */
  repeated(key: RequestKey): CommitResult['outcomes'] | undefined {
    return earlierOutcomes(this.#db, this.name, key)
  }

  /**
   * Carries out a transaction wholly or not at all. When it returns, the change is on disk.
   *
   * @throws LakeError in Sanity's shapes: conflicts, broken references, missing permission.
   */
  commit(request: CommitRequest): CommitResult {
    const started = performance.now()
    // Before any document is read: a refusal must not reveal which documents exist.
    requirePermissions(request.mutations, request.hasPermission)
    this.requireNotRemoved()
    const transactionId = request.transactionId ?? randomBytes(11).toString('base64url')
    if (request.transactionId && this.#statements.known.get(this.name, transactionId)) {
      throw transactionExists(transactionId)
    }
    const timestamp = new Date().toISOString()
    const work = applyMutations(
      request.mutations,
      { get: (id) => this.get(id), select: request.select, hasPermission: request.hasPermission },
      { transactionId, timestamp },
    )
    checkReferences(work, this.documents)
    const result: CommitResult = { transactionId, outcomes: work.outcomes, overlay: work.overlay }
    const changes = changesOf(work, (id) => this.get(id))
    if (request.dryRun) return result
    if (changes.length === 0 && work.purged.size === 0) return result

    const { author, fingerprint } = request
    const record = transactionRecord(
      changes,
      work.purged,
      fingerprint === undefined ? undefined : { fingerprint, outcomes: work.outcomes },
    )
    const committed = this.#store(changes, work.purged, { transactionId, timestamp, author, record })
    this.#hooks.onTimed(performance.now() - started)
    this.documents.apply(changes)
    this.#hooks.onCommit(committed)
    return result
  }

  #store(
    changes: DocumentChange[],
    purged: ReadonlySet<string>,
    {
      transactionId,
      timestamp,
      author,
      record,
    }: Record<'transactionId' | 'timestamp' | 'author' | 'record', string>,
  ): CommittedTransaction {
    const { put, remove, log, logDocument } = this.#statements
    const committed = transaction(this.#db, () => {
      const sequence = Number(log.run(transactionId, this.name, timestamp, author, record).lastInsertRowid)
      purgeHistory(this.#db, this.name, purged)
      let bytes = record.length
      for (const { id, previous, result } of changes) {
        const body = result && JSON.stringify(result)
        if (body === null) remove.run(this.name, id)
        else put.run(this.name, id, body)
        bytes += body?.length ?? 0
        // The effects of a deletion hold the whole document, which a purge must remove. A document that the same
        // transaction creates under a purged id has no past.
        const isPurged = purged.has(id)
        if (isPurged && !result) continue
        const effects = JSON.stringify(effectsOf(isPurged ? null : previous, result))
        logDocument.run(sequence, this.name, id, effects)
        bytes += effects.length
      }
      const committed: CommittedTransaction = {
        sequence,
        transactionId,
        dataset: this.name,
        timestamp,
        author,
        changes,
        purged: [...purged],
        bytes,
      }
      this.#hooks.onStore(committed, this)
      return committed
    })
    if (purged.size > 0) truncateWriteAheadLog(this.#db)
    return committed
  }
}
