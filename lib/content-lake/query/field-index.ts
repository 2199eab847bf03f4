import { isRecord } from '../json.ts'
import { SortedDocuments } from '../store/sorted-documents.ts'
import type { LakeDocument } from '../types.ts'

/** Documents by the text of one field, without those in which it is not a scalar. */
export class FieldIndex {
  readonly #path: readonly string[]
  readonly #type: string | undefined
  readonly #buckets = new Map<string, SortedDocuments>()

  /**
   * @param documents - in order of id
   * @param type - leaves out documents of other types
   */
  constructor(documents: readonly LakeDocument[], path: readonly string[], type?: string) {
    this.#path = path
    this.#type = type
    for (const document of documents) {
      const key = this.#keyOf(document)
      if (key === undefined) continue
      const bucket = this.#buckets.get(key)
      if (bucket) bucket.append(document)
      else this.#buckets.set(key, new SortedDocuments([document]))
    }
  }

  get(key: string): readonly LakeDocument[] {
    return this.#buckets.get(key)?.list ?? []
  }

  /** Replaces the entry of a document. */
  update(id: string, previous: LakeDocument | undefined, next: LakeDocument | undefined): void {
    const before = this.#keyOf(previous)
    const after = this.#keyOf(next)
    if (before !== undefined && before !== after) {
      const bucket = this.#buckets.get(before)
      bucket?.set(id, undefined)
      if (bucket?.list.length === 0) this.#buckets.delete(before)
    }
    if (after === undefined) return
    const bucket = this.#buckets.get(after) ?? new SortedDocuments()
    bucket.set(id, next)
    this.#buckets.set(after, bucket)
  }

  #keyOf(document: LakeDocument | undefined): string | undefined {
    if (!document || (this.#type !== undefined && document._type !== this.#type)) return undefined
    return textAt(document, this.#path)
  }
}

/** The text of a scalar field; undefined for lists, objects, null and missing fields. */
export function textAt(document: LakeDocument, path: readonly string[]): string | undefined {
  let value: unknown = document
  for (const field of path) {
    if (!isRecord(value)) return undefined
    value = value[field]
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}
