import type { View } from '../query/view.ts'
import type { LakeDocument } from '../types.ts'

/** A step into a value: a field, or an element of a list with its `_key` where it has one. */
export type Step = string | { index: number; key: string | undefined }

/** A place inside a document. */
export type Place = {
  document: LakeDocument
  path: Step[]
}

type Places = Map<object, Step[]>

/** Documents do not change, so neither does what lies where in them. */
const placesByDocument = new WeakMap<LakeDocument, Places>()

/** Up to so many documents are searched for an object that is not in one that has been met already. */
const mostSearched = 2000

/** Finds objects of documents by their identity. */
export class PlaceFinder {
  readonly #view: View
  /** Documents met so far, the last first: what is looked for is most likely in one of them. */
  #met: LakeDocument[] = []

  constructor(view: View) {
    this.#view = view
  }

  find(object: object): Place | undefined {
    const id = (object as Partial<LakeDocument>)._id
    if (typeof id === 'string' && this.#view.get(id) === object) return this.#meet(object as LakeDocument, [])
    for (const document of this.#met) {
      const path = placesIn(document).get(object)
      if (path) return { document, path }
    }
    if (this.#view.documents.length > mostSearched) return undefined
    for (const document of this.#view.documents) {
      const path = placesIn(document).get(object)
      if (path) return this.#meet(document, path)
    }
    return undefined
  }

  #meet(document: LakeDocument, path: Step[]): Place {
    if (this.#met[0] !== document) this.#met = [document, ...this.#met.filter((other) => other !== document)]
    return { document, path }
  }
}

function placesIn(document: LakeDocument): Places {
  const known = placesByDocument.get(document)
  if (known) return known
  const places: Places = new Map()
  collect(document, [], places)
  placesByDocument.set(document, places)
  return places
}

function collect(value: unknown, path: Step[], places: Places): void {
  if (typeof value !== 'object' || value === null) return
  places.set(value, path)
  for (const [step, child] of stepsInto(value)) collect(child, [...path, step], places)
}

/** Every step into an object or a list, with where it leads. */
export function stepsInto(value: object): [Step, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value)
  return value.map((item: unknown, index): [Step, unknown] => {
    const key = (item as { _key?: unknown } | null)?._key
    return [{ index, key: typeof key === 'string' && key !== '' ? key : undefined }, item]
  })
}
