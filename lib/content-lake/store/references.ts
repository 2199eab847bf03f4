import type { LakeDocument } from '../types.ts'

/** A reference found inside a document. */
export interface Reference {
  target: string
  /** Strong references must point at a document that exists. */
  strong: boolean
}

const cache = new WeakMap<LakeDocument, Reference[]>()

/** Every reference in a document, each target once (strong if any of its references is). */
export function referencesOf(document: LakeDocument): Reference[] {
  const known = cache.get(document)
  if (known) return known
  const found = new Map<string, Reference>()
  collect(document, found)
  const references = [...found.values()]
  cache.set(document, references)
  return references
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
  #sources = new Map<string, Map<string, boolean>>()

  /** Replaces what `previous` contributed by what `next` contributes. */
  update(previous: LakeDocument | undefined, next: LakeDocument | undefined): void {
    if (previous) {
      for (const { target } of referencesOf(previous)) {
        const sources = this.#sources.get(target)
        sources?.delete(previous._id)
        if (sources?.size === 0) this.#sources.delete(target)
      }
    }
    if (next) {
      for (const { target, strong } of referencesOf(next)) {
        const sources = this.#sources.get(target) ?? new Map<string, boolean>()
        sources.set(next._id, strong)
        this.#sources.set(target, sources)
      }
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
