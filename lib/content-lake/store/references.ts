import type { LakeDocument } from '../types.ts'

/** A reference found inside a document. */
export type Reference = {
  target: string
  /** Strong references must point at a document that exists. */
  strong: boolean
}

/** Every reference in a document, each target once (strong if any of its references is). */
export function referencesOf(document: LakeDocument): Reference[] {
  const found = new Map<string, Reference>()
  collect(document, found)
  return [...found.values()]
}

function collect(value: unknown, found: Map<string, Reference>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const record = value as Record<string, unknown>
  if (typeof record._ref === 'string') {
    const local = record._dataset === undefined && !record._ref.includes(':')
    const strong = local && record._weak !== true
    const earlier = found.get(record._ref)
    found.set(record._ref, { target: record._ref, strong: strong || earlier?.strong === true })
  }
  for (const key in record) collect(record[key], found)
}

/** Who refers to whom, kept in step with the documents. Ids are raw: drafts and versions count as themselves. */
export class ReferenceIndex {
  readonly #sources = new Map<string, Map<string, boolean>>()
  /** What each document refers to; those that refer to nothing are left out. */
  readonly #targets = new Map<string, Reference[]>()

  /** Replaces what the document with this id contributed by what it contributes now. */
  update(id: string, document: LakeDocument | undefined): void {
    for (const { target } of this.#targets.get(id) ?? []) {
      const sources = this.#sources.get(target)
      sources?.delete(id)
      if (sources?.size === 0) this.#sources.delete(target)
    }
    const references = document ? referencesOf(document) : []
    if (references.length > 0) this.#targets.set(id, references)
    else this.#targets.delete(id)
    for (const { target, strong } of references) {
      const sources = this.#sources.get(target) ?? new Map<string, boolean>()
      this.#sources.set(target, sources.set(id, strong))
    }
  }

  /** Ids of the documents that refer to `target`. */
  sourcesOf(target: string): Iterable<string> {
    return this.#sources.get(target)?.keys() ?? []
  }

  /** Ids of the documents whose reference to `target` is strong. */
  *strongSourcesOf(target: string): Iterable<string> {
    for (const [source, strong] of this.#sources.get(target) ?? []) if (strong) yield source
  }
}
