import { publishedId } from '../document-id.ts'
import type { DocumentSet } from '../store/document-set.ts'
import { byId, SortedDocuments } from '../store/sorted-documents.ts'
import type { LakeDocument } from '../types.ts'
import { FieldIndex } from './field-index.ts'
import { visibleDocuments, type VisibleDocuments, type OverlayCache } from './visible-documents.ts'
import type { Perspective } from './perspective.ts'
import type { FieldLookup, View } from './view.ts'

/** Up to this many changes are applied one by one; for more, rebuilding is quicker. */
const maxIncrementalChanges = 500
const maxIndexes = 48

/**
 * A view of a set of documents, with indexes that are built when first needed. It does not change until
 * {@link IndexedView.refresh} brings it up to date, at a cost in proportion to what has changed.
 */
export class IndexedView implements View {
  readonly #documents: DocumentSet
  readonly #visible: VisibleDocuments
  #sorted = new SortedDocuments()
  #indexes = new Map<string, { index: FieldIndex; usedAt: number }>()
  #uses = 0
  #revision = -1

  constructor(documents: DocumentSet, visible: VisibleDocuments) {
    this.#documents = documents
    this.#visible = visible
    this.#rebuild()
  }

  get documents(): readonly LakeDocument[] {
    return this.#sorted.list
  }

  get(id: string): LakeDocument | undefined {
    return this.#visible.get(id)
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#index(['_type']).get(type)
  }

  where(path: string[], value: string, type?: string): readonly LakeDocument[] {
    return this.#index(path, type).get(value)
  }

  referencing(id: string): readonly LakeDocument[] {
    const found = new Map<string, LakeDocument>()
    for (const source of this.#documents.references.sourcesOf(id)) {
      const document = this.get(source) ?? this.get(publishedId(source))
      if (document) found.set(document._id, document)
    }
    return [...found.values()].toSorted(byId)
  }

  /**
   * Builds the indexes that a query needs. A query that builds one under its time budget loses it when it is stopped, and
   * never finishes if the index takes longer than the budget. Never call this method under one.
   *
   * @param budgetMs - no further index is started after that; the query builds the rest
   */
  buildIndexes(fields: readonly FieldLookup[], budgetMs: number): void {
    const started = performance.now()
    this.#index(['_type'])
    for (const { path, type } of fields) {
      if (performance.now() - started > budgetMs) return
      this.#index(path, type)
    }
  }

  /** Brings the view up to date. Never call it under a time budget, which could stop it half-way. */
  refresh(): void {
    const changed =
      this.#revision === this.#documents.revision ? [] : this.#documents.changedSince(this.#revision)
    if (!changed) return this.#rebuild()
    const changes = new Map<string, LakeDocument | undefined>()
    for (const storedId of changed) {
      const id = this.#visible.visibleId(storedId)
      changes.set(id, this.#visible.get(id))
    }
    if (changes.size > maxIncrementalChanges) return this.#rebuild()
    for (const [id, next] of changes) {
      const previous = this.#sorted.get(id)
      for (const { index } of this.#indexes.values()) index.update(id, previous, next)
    }
    this.#sorted.setAll(changes)
    this.#revision = this.#documents.revision
    this.#evictIndexes()
  }

  #rebuild(): void {
    const list: LakeDocument[] = []
    for (const id of this.#visible.ids()) {
      const document = this.#visible.get(id)
      if (document) list.push(document)
    }
    this.#sorted = new SortedDocuments(list)
    this.#indexes = new Map()
    this.#revision = this.#documents.revision
  }

  #index(path: string[], type?: string): FieldIndex {
    const name = `${type ?? ''}\n${path.join('.')}`
    const known = this.#indexes.get(name)
    if (known) {
      known.usedAt = ++this.#uses
      return known.index
    }
    const index = new FieldIndex(type === undefined ? this.documents : this.ofType(type), path, type)
    // Stored only when it is complete: a time budget may stop a query at any point.
    this.#indexes.set(name, { index, usedAt: ++this.#uses })
    return index
  }

  /** Drops the least recently used indexes: callers may query any field. */
  #evictIndexes(): void {
    if (this.#indexes.size <= maxIndexes) return
    const byUse = [...this.#indexes].toSorted(([, a], [, b]) => b.usedAt - a.usedAt)
    this.#indexes = new Map(byUse.slice(0, maxIndexes))
  }
}

/** Creates a view. `onlyRoot` hides every document whose id has a dot. */
export function createView(
  documents: DocumentSet,
  perspective: Perspective,
  onlyRoot: boolean,
  overlayCache: OverlayCache = new Map(),
): IndexedView {
  return new IndexedView(documents, visibleDocuments(documents, perspective, { onlyRoot, overlayCache }))
}
