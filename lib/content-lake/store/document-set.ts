import type { DatabaseSync } from 'node:sqlite'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { ReferenceIndex } from './references.ts'

/** All documents of a dataset in memory, sorted by id, with their references indexed. */
export class DocumentSet {
  /** Grows with every change; caches built on the documents are keyed by it. */
  revision = 0
  readonly references = new ReferenceIndex()
  readonly #byId = new Map<string, LakeDocument>()
  /** Sorted by `_id`, which is the order of a query that asks for none. */
  #sorted: LakeDocument[] = []

  /** Reads a dataset's documents from the database. */
  static load(db: DatabaseSync, dataset: string): DocumentSet {
    const set = new DocumentSet()
    const rows = db.prepare('SELECT body FROM document WHERE dataset = ? ORDER BY id').iterate(dataset)
    for (const row of rows) set.#insert(JSON.parse(row.body as string) as LakeDocument)
    return set
  }

  get size(): number {
    return this.#byId.size
  }

  get all(): readonly LakeDocument[] {
    return this.#sorted
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id)
  }

  apply(changes: DocumentChange[]): void {
    for (const { id, previous, result } of changes) {
      this.references.update(previous ?? undefined, result ?? undefined)
      if (result) this.#byId.set(id, result)
      else this.#byId.delete(id)
    }
    this.#sorted = changes.length > 32 ? this.#sortedAfresh() : this.#sortedWith(changes)
    this.revision++
  }

  /** Rows come in order, so appending keeps the list sorted. */
  #insert(document: LakeDocument): void {
    this.#byId.set(document._id, document)
    this.#sorted.push(document)
    this.references.update(undefined, document)
  }

  #sortedAfresh(): LakeDocument[] {
    return [...this.#byId.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1))
  }

  #sortedWith(changes: DocumentChange[]): LakeDocument[] {
    const next = [...this.#sorted]
    for (const { id, transition, result } of changes) {
      const place = lowerBound(next, id)
      if (transition === 'appear' && result) next.splice(place, 0, result)
      else if (transition === 'update' && result) next[place] = result
      else next.splice(place, 1)
    }
    return next
  }
}

/** First place whose id is not before `id`. */
function lowerBound(documents: LakeDocument[], id: string): number {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((documents[middle] as LakeDocument)._id < id) low = middle + 1
    else high = middle
  }
  return low
}
