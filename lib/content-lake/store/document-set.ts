import type { DatabaseSync } from 'node:sqlite'
import { isDraftId, isVersionId, publishedId } from '../document-id.ts'
import { isDocument } from '../is-document.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { ChangeLog } from './change-log.ts'
import { text } from './columns.ts'
import { ReferenceIndex } from './reference-index.ts'
import { SortedDocuments } from './sorted-documents.ts'
import { VersionIndex } from './version-index.ts'

/** All documents of a dataset in memory, sorted by id, with references and versions indexed. */
export class DocumentSet {
  readonly references = new ReferenceIndex()
  readonly versions = new VersionIndex()
  readonly #byId = new Map<string, LakeDocument>()
  /** Sorted by `_id`, which is the order of a query without `order()`. */
  readonly #sorted = new SortedDocuments()
  readonly #log = new ChangeLog()

  /** Reads a dataset's documents from the database. @throws SyntaxError when one of them cannot be read */
  static load(db: DatabaseSync, dataset: string): DocumentSet {
    const set = new DocumentSet()
    const rows = db.prepare('SELECT body FROM document WHERE dataset = ? ORDER BY id').iterate(dataset)
    // Rows come in order, so appending keeps the list sorted.
    for (const row of rows) {
      const document: unknown = JSON.parse(text(row.body))
      if (!isDocument(document)) throw new SyntaxError('A stored document lacks a system field')
      set.#index(document._id, document)
      set.#sorted.append(document)
    }
    return set
  }

  get size(): number {
    return this.#byId.size
  }

  /** In order of id. Commits change the list: copy it to use it across one. */
  get all(): readonly LakeDocument[] {
    return this.#sorted.list
  }

  /** Grows with every change. */
  get revision(): number {
    return this.#log.revision
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id)
  }

  /** Ids changed after `revision`, each once; undefined when those changes are discarded. */
  changedSince(revision: number): Set<string> | undefined {
    return this.#log.since(revision)
  }

  /** Ids of a document, its draft and its release versions, as far as they exist, in order. */
  versionsOf(id: string): string[] {
    const published = publishedId(id)
    const versions = this.versions.of(published)
    const isBase = !isDraftId(published) && !isVersionId(published)
    return isBase && this.#byId.has(published) ? [...versions, published].toSorted() : versions
  }

  apply(changes: readonly Pick<DocumentChange, 'id' | 'result'>[]): void {
    const results = new Map(changes.map(({ id, result }) => [id, result ?? undefined]))
    for (const [id, result] of results) this.#index(id, result)
    this.#sorted.setAll(results)
    this.#log.record(results.keys())
  }

  #index(id: string, document: LakeDocument | undefined): void {
    this.references.update(id, document)
    if (document) {
      this.#byId.set(id, document)
      this.versions.add(id)
    } else {
      this.#byId.delete(id)
      this.versions.remove(id)
    }
  }
}
