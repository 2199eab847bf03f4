import { referencesOf } from '../document-references.ts'
import { byId, SortedDocuments } from '../store/sorted-documents.ts'
import type { LakeDocument } from '../types.ts'
import { textAt } from './field-index.ts'
import type { View } from './view.ts'

/** A view of all documents with the changes of a pending transaction, on the indexes of the view before it. */
export class TransactionView implements View {
  readonly #before: View
  readonly #changes: ReadonlyMap<string, LakeDocument | null>
  #documents: readonly LakeDocument[] | undefined

  /** @param changes - by id; null for a document that has been deleted */
  constructor(before: View, changes: ReadonlyMap<string, LakeDocument | null>) {
    this.#before = before
    this.#changes = changes
  }

  get documents(): readonly LakeDocument[] {
    this.#documents ??= this.#changed()
    return this.#documents
  }

  get(id: string): LakeDocument | undefined {
    const changed = this.#changes.get(id)
    return changed === undefined ? this.#before.get(id) : (changed ?? undefined)
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#adjusted(this.#before.ofType(type), (document) => document._type === type)
  }

  where(path: string[], value: string, type?: string): readonly LakeDocument[] {
    return this.#adjusted(
      this.#before.where(path, value, type),
      (document) => (type === undefined || document._type === type) && textAt(document, path) === value,
    )
  }

  referencing(id: string): readonly LakeDocument[] {
    return this.#adjusted(this.#before.referencing(id), (document) =>
      referencesOf(document).some(({ target }) => target === id),
    )
  }

  #changed(): readonly LakeDocument[] {
    if (this.#changes.size === 0) return this.#before.documents
    const sorted = new SortedDocuments([...this.#before.documents])
    sorted.setAll(new Map([...this.#changes].map(([id, document]) => [id, document ?? undefined])))
    return sorted.list
  }

  #adjusted(
    found: readonly LakeDocument[],
    matches: (document: LakeDocument) => boolean,
  ): readonly LakeDocument[] {
    if (this.#changes.size === 0) return found
    const changed = [...this.#changes.values()].filter((document) => document !== null)
    const unchanged = found.filter(({ _id }) => !this.#changes.has(_id))
    return [...unchanged, ...changed.filter(matches)].toSorted(byId)
  }
}
