import type { LakeDocument } from '../types.ts'

/** A step into a value: a field, or an element of a list with its `_key` where it has one. */
export type Step = string | { index: number; key: string | undefined }

/** A path inside a document. */
export type DocumentPath = {
  document: LakeDocument
  path: Step[]
}

/** The documents that a query can reach. */
export type Documents = {
  readonly documents: readonly LakeDocument[]
  get(id: string): LakeDocument | undefined
}

type Paths = Map<object, Step[]>

/** Documents do not change, so neither do the paths of the objects in them. */
const pathsByDocument = new WeakMap<LakeDocument, Paths>()

/** In larger views, an object is searched only in the documents found before. */
const maxSearched = 2000

/** Finds the document and the path of an object, by the object's identity. */
export class PathFinder {
  readonly #source: Documents
  /** Documents found so far, the latest first: the next object is probably in one of them. */
  #found: LakeDocument[] = []

  constructor(source: Documents) {
    this.#source = source
  }

  find(object: object): DocumentPath | undefined {
    const id = '_id' in object ? object._id : undefined
    const document = typeof id === 'string' ? this.#source.get(id) : undefined
    if (document && document === object) return this.#moveToFront(document, [])
    for (const document of this.#found) {
      const path = pathsIn(document).get(object)
      if (path) return { document, path }
    }
    if (this.#source.documents.length > maxSearched) return undefined
    for (const document of this.#source.documents) {
      const path = pathsIn(document).get(object)
      if (path) return this.#moveToFront(document, path)
    }
    return undefined
  }

  #moveToFront(document: LakeDocument, path: Step[]): DocumentPath {
    if (this.#found[0] !== document)
      this.#found = [document, ...this.#found.filter((other) => other !== document)]
    return { document, path }
  }
}

function pathsIn(document: LakeDocument): Paths {
  const known = pathsByDocument.get(document)
  if (known) return known
  const paths: Paths = new Map()
  collect(document, [], paths)
  pathsByDocument.set(document, paths)
  return paths
}

function collect(value: unknown, path: Step[], paths: Paths): void {
  if (typeof value !== 'object' || value === null) return
  paths.set(value, path)
  for (const [step, child] of stepsInto(value)) collect(child, [...path, step], paths)
}

/** The fields of an object or the elements of a list, as steps with their values. */
export function stepsInto(value: object): [Step, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value)
  return value.map((item: unknown, index): [Step, unknown] => [{ index, key: keyOf(item) }, item])
}

function keyOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('_key' in item)) return undefined
  return typeof item._key === 'string' && item._key !== '' ? item._key : undefined
}
