import { type Reference, referencesOf } from '../document-references.ts'
import type { LakeDocument } from '../types.ts'

/** The references between documents, by stored id: drafts and versions count as documents of their own. */
export class ReferenceIndex {
  readonly #sources = new Map<string, Map<string, boolean>>()
  /** The references of each document that has any. */
  readonly #targets = new Map<string, Reference[]>()

  /** Replaces the references of a document. */
  update(id: string, document: LakeDocument | undefined): void {
    for (const { target } of this.#targets.get(id) ?? []) {
      const sources = this.#sources.get(target)
      sources?.delete(id)
      if (sources?.size === 0) this.#sources.delete(target)
    }
    const references = document ? referencesOf(document) : []
    if (references.length > 0) this.#targets.set(id, references)
    else this.#targets.delete(id)
    for (const { target, isStrong } of references) {
      const sources = this.#sources.get(target) ?? new Map<string, boolean>()
      this.#sources.set(target, sources.set(id, isStrong))
    }
  }

  /** Ids of the documents that refer to `target`. */
  sourcesOf(target: string): Iterable<string> {
    return this.#sources.get(target)?.keys() ?? []
  }

  /** Ids of the documents whose reference to `target` is strong. */
  *strongSourcesOf(target: string): Iterable<string> {
    for (const [source, isStrong] of this.#sources.get(target) ?? []) if (isStrong) yield source
  }
}
