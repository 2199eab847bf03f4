import { isDraftId, isRootId, isVersionId, publishedId, releaseOf } from '../document-id.ts'
import type { DocumentSet } from '../store/document-set.ts'
import type { LakeDocument } from '../types.ts'
import type { Perspective } from './perspective.ts'

/**
 * What one kind of reader sees through one perspective at one revision: the documents in order of
 * id, and lookups over them that are built when first needed.
 */
export class View {
  readonly documents: readonly LakeDocument[]
  readonly #byId: (id: string) => LakeDocument | undefined
  readonly #sourcesOf: (id: string) => Iterable<string>
  readonly #indexes = new Map<string, Map<string, LakeDocument[]>>()

  constructor(
    documents: readonly LakeDocument[],
    byId: (id: string) => LakeDocument | undefined,
    sourcesOf: (id: string) => Iterable<string>,
  ) {
    this.documents = documents
    this.#byId = byId
    this.#sourcesOf = sourcesOf
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId(id)
  }

  ofType(type: string): LakeDocument[] {
    return this.#index('_type', () => this.documents, ['_type']).get(type) ?? []
  }

  /** Documents, of one type or of any, whose field at `path` reads `value` when turned to text. */
  where(path: string[], value: string, type?: string): LakeDocument[] {
    const name = `${type ?? ''}\n${path.join('.')}`
    const from = type === undefined ? () => this.documents : () => this.ofType(type)
    return this.#index(name, from, path).get(value) ?? []
  }

  /** Documents that hold a reference to `id`, weak or strong. */
  referencing(id: string): LakeDocument[] {
    const found = new Map<string, LakeDocument>()
    for (const source of this.#sourcesOf(id)) {
      const document = this.#byId(source) ?? this.#byId(publishedId(source))
      if (document) found.set(document._id, document)
    }
    return [...found.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1))
  }

  #index(name: string, from: () => readonly LakeDocument[], path: string[]): Map<string, LakeDocument[]> {
    const known = this.#indexes.get(name)
    if (known) return known
    const index = new Map<string, LakeDocument[]>()
    for (const document of from()) {
      const key = textAt(document, path)
      if (key === undefined) continue
      const bucket = index.get(key)
      if (bucket) bucket.push(document)
      else index.set(key, [document])
    }
    // Only a finished index is kept: a query that runs out of time stops in the middle of anything.
    this.#indexes.set(name, index)
    return index
  }
}

function textAt(document: LakeDocument, path: string[]): string | undefined {
  let value: unknown = document
  for (const field of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    value = (value as Record<string, unknown>)[field]
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

/** Builds the view of a perspective. `onlyRoot` hides every document whose id has a dot. */
export function createView(documents: DocumentSet, perspective: Perspective, onlyRoot: boolean): View {
  const sourcesOf = (id: string): Iterable<string> => documents.references.sourcesOf(id)
  if (perspective === 'raw' || perspective === 'published') {
    const visible = (id: string): boolean =>
      (!onlyRoot || isRootId(id)) && (perspective === 'raw' || !(isDraftId(id) || isVersionId(id)))
    return new View(
      documents.all.filter((document) => visible(document._id)),
      (id) => (visible(id) ? documents.get(id) : undefined),
      sourcesOf,
    )
  }
  // A reader who may not see drafts sees a stack as if there were none.
  if (onlyRoot) return createView(documents, 'published', true)
  const overlaid = overlay(documents.all, perspective)
  return new View([...overlaid.values()], (id) => overlaid.get(id), sourcesOf)
}

/** Each document once, by its published id, in the version that the first layer holding one gives it. */
function overlay(documents: readonly LakeDocument[], stack: string[]): Map<string, LakeDocument> {
  const best = new Map<string, { document: LakeDocument; rank: number }>()
  for (const document of documents) {
    const rank = rankOf(document._id, stack)
    if (rank === undefined) continue
    const id = publishedId(document._id)
    const rival = best.get(id)
    if (!rival || rank < rival.rank) best.set(id, { document, rank })
  }
  const result = new Map<string, LakeDocument>()
  for (const id of [...best.keys()].toSorted()) {
    const { document } = best.get(id) as { document: LakeDocument }
    if (!isMarkedForDeletion(document)) result.set(id, overlaid(document, id))
  }
  return result
}

function rankOf(id: string, stack: string[]): number | undefined {
  const layer = isDraftId(id) ? 'drafts' : releaseOf(id)
  if (layer === undefined) return stack.length
  const rank = stack.indexOf(layer)
  return rank === -1 ? undefined : rank
}

/** In a release, a version can say that publishing it takes the document down. */
function isMarkedForDeletion(document: LakeDocument): boolean {
  const system = document._system as { delete?: boolean } | undefined
  return system?.delete === true
}

const overlaidDocuments = new WeakMap<LakeDocument, LakeDocument>()

function overlaid(document: LakeDocument, id: string): LakeDocument {
  const known = overlaidDocuments.get(document)
  if (known) return known
  const result: LakeDocument = { ...document, _id: id, _originalId: document._id }
  overlaidDocuments.set(document, result)
  return result
}
