import type { DatabaseSync } from 'node:sqlite'
import { datasetNotFound } from '../errors.ts'
import { text } from './columns.ts'
import { transaction } from './database.ts'
import { type AclMode, type CommitHooks, Dataset } from './dataset.ts'
import { truncateWriteAheadLog } from './purge-history.ts'

/** The datasets of the project, each loaded into memory on first use. */
export class DatasetRegistry {
  readonly #db: DatabaseSync
  readonly #onTimed: (dataset: string, ms: number) => void
  readonly #loaded = new Map<string, Dataset>()
  readonly #commitListeners = new Set<CommitHooks['onCommit']>()
  readonly #storeListeners = new Set<CommitHooks['onStore']>()
  readonly #accessListeners = new Set<(name: string) => void>()

  /** @param onTimed - called after each commit with the milliseconds that it took to check and to store it */
  constructor(db: DatabaseSync, onTimed: (dataset: string, ms: number) => void = () => {}) {
    this.#db = db
    this.#onTimed = onTimed
  }

  list(): { name: string; aclMode: AclMode; createdAt: string }[] {
    const rows = this.#db
      .prepare('SELECT name, acl_mode AS aclMode, created_at AS createdAt FROM dataset ORDER BY name')
      .all()
    return rows.map((row) => ({
      name: text(row.name),
      aclMode: row.aclMode === 'public' ? 'public' : 'private',
      createdAt: text(row.createdAt),
    }))
  }

  /** @throws LakeError 404 in Sanity's shape when there is no such dataset. */
  get(name: string): Dataset {
    const loaded = this.#loaded.get(name)
    if (loaded) return loaded
    const row = this.list().find((candidate) => candidate.name === name)
    if (!row) throw datasetNotFound(name)
    const dataset = new Dataset(this.#db, row, {
      onStore: (committed, source) => {
        for (const listener of this.#storeListeners) listener(committed, source)
      },
      onCommit: (committed) => {
        for (const listener of this.#commitListeners) notify(listener, committed)
      },
      onTimed: (ms) => this.#onTimed(name, ms),
    })
    this.#loaded.set(name, dataset)
    return dataset
  }

  /** The dataset if it is in memory, as all are after start. Takes the same time whether or not it exists. */
  loaded(name: string): Dataset | undefined {
    return this.#loaded.get(name)
  }

  /** Creates an empty dataset. @throws when it exists; the caller checks first. */
  create(name: string, aclMode: AclMode): Dataset {
    this.#db
      .prepare('INSERT INTO dataset (name, acl_mode, created_at) VALUES (?, ?, ?)')
      .run(name, aclMode, new Date().toISOString())
    return this.get(name)
  }

  /** Removes a dataset with its documents and history. Requests that still use it are refused. */
  remove(name: string): void {
    transaction(this.#db, () => {
      for (const table of ['webhook_change', 'txn_document', 'txn', 'document'])
        this.#db.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name)
      this.#db.prepare('DELETE FROM dataset WHERE name = ?').run(name)
    })
    truncateWriteAheadLog(this.#db)
    this.#loaded.get(name)?.markRemoved()
    this.#loaded.delete(name)
    for (const listener of this.#accessListeners) notify(listener, name)
  }

  setAclMode(name: string, aclMode: AclMode): void {
    const dataset = this.get(name)
    this.#db.prepare('UPDATE dataset SET acl_mode = ? WHERE name = ?').run(aclMode, name)
    dataset.aclMode = aclMode
    for (const listener of this.#accessListeners) notify(listener, name)
  }

  /** Calls `listener` after a dataset has been removed, or its `aclMode` has changed. */
  onAccessChange(listener: (name: string) => void): void {
    this.#accessListeners.add(listener)
  }

  /** Calls `listener` inside the transaction that stores a commit of any dataset. */
  onStore(listener: CommitHooks['onStore']): void {
    this.#storeListeners.add(listener)
  }

  /** Calls `listener` after each commit of any dataset; the returned function removes it. */
  onCommit(listener: CommitHooks['onCommit']): () => void {
    this.#commitListeners.add(listener)
    return () => this.#commitListeners.delete(listener)
  }
}

/** The commit is done: an error of a listener is logged and does not undo it. */
function notify<T>(listener: (event: T) => void, event: T): void {
  try {
    listener(event)
  } catch (error) {
    console.error('Content Lake:', error)
  }
}
