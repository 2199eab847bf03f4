import { isRecord } from '../json.ts'
import type { LakeDocument } from '../types.ts'
import { type DocumentPath, type Documents, PathFinder, type Step, stepsInto } from './document-paths.ts'
import { isExtraField, sourcesOf, type Trace, tracesOf } from './traced-tree.ts'

/** Sanity's content source map: the document and field that each value of a result comes from. */
export type SourceMap = {
  documents: { _id: string; _type: string }[]
  /** JSON paths inside documents. */
  paths: string[]
  /** By JSON path inside the result. A value below a path is at the same place below its source. */
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

type Fields = Record<string, unknown>

/** Where a value comes from; a list for a list of values from different fields. */
type Origin = DocumentPath | (DocumentPath | undefined)[] | undefined

/**
 * The source map of a result.
 *
 * @param traced - the result of the traced query (`traced-tree.ts`)
 * @param result - the result of the query itself; only values that are the same in both are mapped
 * @param withKeys - names elements of lists by `_key` in source paths, where they have one
 */
export function sourceMapOf(
  traced: unknown,
  result: unknown,
  documents: Documents,
  withKeys: boolean,
): SourceMap {
  const finder = new PathFinder(documents)
  const map = new MapBuilder(withKeys)
  visit(traced, result, [])
  return map.result

  function visit(value: unknown, counterpart: unknown, path: Step[], origin?: DocumentPath): void {
    if (origin) {
      if (isSame(value, counterpart)) map.add(path, origin)
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (typeof counterpart !== 'object' || counterpart === null) return
    const whole = finder.find(value)
    if (whole) {
      // The fields of a whole document are mapped one by one, because a mapping needs a path inside it.
      if (whole.path.length > 0) visit(value, counterpart, path, whole)
      else
        for (const [step, child] of stepsInto(value))
          visitStep(step, child, counterpart, path, within(whole, step))
      return
    }
    for (const [step, child] of stepsInto(value)) {
      if (typeof step === 'string' && isExtraField(step)) continue
      const origin = typeof step === 'string' && isRecord(value) ? originOf(value, step) : undefined
      if (Array.isArray(origin) && Array.isArray(child)) {
        for (const [inner, item] of stepsInto(child)) {
          const itemOrigin = typeof inner === 'string' ? undefined : origin[inner.index]
          visitStep(inner, item, childOf(counterpart, step), [...path, step], itemOrigin)
        }
      } else visitStep(step, child, counterpart, path, Array.isArray(origin) ? undefined : origin)
    }
  }

  function visitStep(
    step: Step,
    child: unknown,
    counterpart: unknown,
    path: Step[],
    origin?: DocumentPath,
  ): void {
    visit(child, childOf(counterpart, step), [...path, step], origin)
  }

  /** Where the field of an object in the traced result comes from. */
  function originOf(object: Fields, name: string): Origin {
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

  function follow(trace: Trace, value: unknown): Origin {
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
    const value = Array.isArray(trace.of) ? trace.of : isRecord(trace.of) ? trace.of[trace.name] : undefined
    return value !== null && value !== undefined
  }

  /** Where a field of an object comes from that is part of a document, or projected from one. */
  function fieldOf(holder: unknown, name: string, value: unknown): Origin {
    if (!isRecord(holder)) return undefined
    if (holder[name] !== value || value === undefined || value === null) return undefined
    const path = finder.find(holder)
    return path ? within(path, name) : originOf(holder, name)
  }
}

function childOf(value: unknown, step: Step): unknown {
  if (typeof step !== 'string') return Array.isArray(value) ? value[step.index] : undefined
  return isRecord(value) ? value[step] : undefined
}

function within({ document, path }: DocumentPath, step: Step): DocumentPath {
  return { document, path: [...path, step] }
}

/** The traced result holds documents' own objects, of which the result may hold copies. */
function isSame(value: unknown, counterpart: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === counterpart
  return value === counterpart || JSON.stringify(value) === JSON.stringify(counterpart)
}

class MapBuilder {
  readonly result: SourceMap = { documents: [], paths: [], mappings: {} }
  readonly #withKeys: boolean
  readonly #documents = new Map<LakeDocument, number>()
  readonly #paths = new Map<string, number>()

  constructor(withKeys: boolean) {
    this.#withKeys = withKeys
  }

  add(path: Step[], origin: DocumentPath): void {
    // In a stack of layers these differ from the stored document's, and they cannot be edited.
    if (origin.path.length === 1 && (origin.path[0] === '_id' || origin.path[0] === '_originalId')) return
    const source = {
      type: 'documentValue' as const,
      document: this.#document(origin.document),
      path: this.#path(origin.path),
    }
    this.result.mappings[jsonPath(path, false)] = { type: 'value', source }
  }

  #document(document: LakeDocument): number {
    const known = this.#documents.get(document)
    if (known !== undefined) return known
    // A stack of layers shows drafts under their published id; editors need the stored id.
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
  return text.replaceAll(/[\f\n\r\t'\\]/g, (character) => escapes[character] ?? character)
}

/** Sanity's spelling of JSON paths: `$['list'][0]['name']`, or `$['list'][?(@._key=='a')]['name']`. */
function jsonPath(steps: Step[], withKeys: boolean): string {
  const spelled = steps.map((step) => {
    if (typeof step === 'string') return `['${escape(step)}']`
    return withKeys && step.key !== undefined ? `[?(@._key=='${escape(step.key)}')]` : `[${step.index}]`
  })
  return `$${spelled.join('')}`
}
