import type { View } from '../query/view.ts'
import type { LakeDocument } from '../types.ts'
import { type Place, PlaceFinder, type Step, stepsInto } from './places.ts'
import { isExtraField, sourcesOf, type Trace, tracesOf } from './traced-tree.ts'

/** Sanity's content source map: which value of an answer came from where. */
export type SourceMap = {
  documents: { _id: string; _type: string }[]
  /** JSON paths inside documents. */
  paths: string[]
  /** By JSON path inside the answer. What lies beneath a path lies beneath its source as well. */
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

type Fields = Record<string, unknown>

/**
 * The source map of an answer.
 *
 * @param traced - the answer of the traced query (`traced-tree.ts`)
 * @param answer - the answer of the query itself; only what is the same in both is mapped
 * @param withKeys - names elements of lists by `_key` in source paths, where they have one
 */
export function sourceMapOf(traced: unknown, answer: unknown, view: View, withKeys: boolean): SourceMap {
  const finder = new PlaceFinder(view)
  const map = new MapBuilder(withKeys)
  visit(traced, answer, [])
  return map.result

  function visit(value: unknown, answered: unknown, path: Step[], place?: Place): void {
    if (place) {
      if (isSame(value, answered)) map.add(path, place)
      return
    }
    if (typeof value !== 'object' || value === null || typeof answered !== 'object' || answered === null)
      return
    const whole = finder.find(value)
    if (whole) {
      // A document as a whole: its fields are mapped one by one, because an answer has no place of its own.
      if (whole.path.length > 0) visit(value, answered, path, whole)
      else
        for (const [step, child] of stepsInto(value))
          visitStep(step, child, answered, path, within(whole, step))
      return
    }
    for (const [step, child] of stepsInto(value)) {
      if (typeof step === 'string' && isExtraField(step)) continue
      const found = typeof step === 'string' ? originOf(value as Fields, step) : undefined
      if (Array.isArray(found) && Array.isArray(child)) {
        const list = (answered as Fields)[step as string]
        for (const [inner, item] of stepsInto(child)) {
          const at = typeof inner === 'string' ? undefined : found[inner.index]
          visitStep(inner, item, list, [...path, step], at)
        }
      } else visitStep(step, child, answered, path, Array.isArray(found) ? undefined : found)
    }
  }

  function visitStep(step: Step, child: unknown, answered: unknown, path: Step[], place?: Place): void {
    const key = typeof step === 'string' ? step : step.index
    const next = (answered as Record<string | number, unknown> | null | undefined)?.[key]
    visit(child, next, [...path, step], place)
  }

  /** Where the field of an object in the traced answer came from; a list for a list of values from different places. */
  function originOf(object: Fields, name: string): Place | (Place | undefined)[] | undefined {
    for (const trace of tracesOf(object, name)) {
      const found = follow(trace, object[name])
      if (found) return found
    }
    for (const source of sourcesOf(object)) {
      const found = fieldOf(source, name, object[name])
      if (found) return found
    }
    return undefined
  }

  function follow(trace: Trace, value: unknown): Place | (Place | undefined)[] | undefined {
    if (trace.kind === 'first') {
      const chosen = trace.traces.find((option) => isPresent(option))
      return chosen && follow(chosen, value)
    }
    const { of, name } = trace
    if (!Array.isArray(of)) return fieldOf(of, name, value)
    if (!Array.isArray(value) || value.length !== of.length) return undefined
    return of.map((holder, index) => {
      const found = fieldOf(holder, name, value[index])
      return Array.isArray(found) ? undefined : found
    })
  }

  function isPresent(trace: Trace): boolean {
    if (trace.kind === 'first') return trace.traces.some(isPresent)
    const value = Array.isArray(trace.of) ? trace.of : (trace.of as Fields | null)?.[trace.name]
    return value !== null && value !== undefined
  }

  /** The field of an object that lies in a document, or was itself projected from one. */
  function fieldOf(holder: unknown, name: string, value: unknown): ReturnType<typeof originOf> {
    if (typeof holder !== 'object' || holder === null) return undefined
    const fields = holder as Fields
    if (fields[name] !== value || value === undefined || value === null) return undefined
    const place = finder.find(holder)
    return place ? within(place, name) : originOf(fields, name)
  }
}

function within({ document, path }: Place, step: Step): Place {
  return { document, path: [...path, step] }
}

/** The traced answer holds documents' own objects, the answer may be a copy. */
function isSame(value: unknown, answered: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === answered
  return value === answered || JSON.stringify(value) === JSON.stringify(answered)
}

class MapBuilder {
  readonly result: SourceMap = { documents: [], paths: [], mappings: {} }
  readonly #withKeys: boolean
  readonly #documents = new Map<LakeDocument, number>()
  readonly #paths = new Map<string, number>()

  constructor(withKeys: boolean) {
    this.#withKeys = withKeys
  }

  add(path: Step[], place: Place): void {
    // In an overlay these differ from what the document itself holds; nobody edits them anyway.
    if (place.path.length === 1 && (place.path[0] === '_id' || place.path[0] === '_originalId')) return
    const source = {
      type: 'documentValue' as const,
      document: this.#document(place.document),
      path: this.#path(place.path),
    }
    this.result.mappings[jsonPath(path, false)] = { type: 'value', source }
  }

  #document(document: LakeDocument): number {
    const known = this.#documents.get(document)
    if (known !== undefined) return known
    // In an overlay drafts go by their published id; editors need to know which document it really is.
    const _id = typeof document._originalId === 'string' ? document._originalId : document._id
    const index = this.result.documents.push({ _id, _type: document._type }) - 1
    this.#documents.set(document, index)
    return index
  }

  #path(steps: Step[]): number {
    const path = jsonPath(steps, this.#withKeys)
    const known = this.#paths.get(path)
    if (known !== undefined) return known
    const index = this.result.paths.push(path) - 1
    this.#paths.set(path, index)
    return index
  }
}

const escapes: Record<string, string> = {
  '\f': String.raw`\f`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  "'": String.raw`\'`,
  '\\': String.raw`\\`,
}

function escape(text: string): string {
  return text.replaceAll(/[\f\n\r\t'\\]/g, (character) => escapes[character] as string)
}

/** Sanity's spelling of JSON paths: `$['list'][0]['name']`, or `$['list'][?(@._key=='a')]['name']`. */
function jsonPath(steps: Step[], withKeys: boolean): string {
  const spelled = steps.map((step) => {
    if (typeof step === 'string') return `['${escape(step)}']`
    return withKeys && step.key !== undefined ? `[?(@._key=='${escape(step.key)}')]` : `[${step.index}]`
  })
  return `$${spelled.join('')}`
}
