import { conjuncts, fieldPath, type GroqNode, mapChildren, pinnedTo } from '../groq/tree.ts'
import { isRecord } from '../json.ts'
import type { LakeDocument } from '../types.ts'
import type { FieldLookup, View } from './view.ts'

/**
 * The evaluator has no indexes: `*[_type == "town" && slug.current == "reading"]` reads every document. So a parsed query is
 * rewritten before it runs: the `*` of such a filter becomes a lookup of the documents that may match; the filter itself
 * stays. A lookup is written as a dereference (`{"_ref": "<mark>…"}->`), which the evaluator leaves to its caller.
 */
const mark = '\u0000lookup\u0000'

type Lookup =
  | { kind: 'types'; types: string[] }
  | { kind: 'ids'; ids: string[] }
  | { kind: 'id' }
  | { kind: 'references' }
  | { kind: 'where'; path: string[]; type?: string | undefined }

/**
 * Lookups by their text, since one is evaluated for each document of an outer filter. A plain `Map`: evaluation may be
 * stopped at any point, and leaves a `Map` whole.
 */
const parsedLookups = new Map<string, Lookup | undefined>()
const maxParsedLookups = 1_000
/** Longer ones hold lists of ids, and are evaluated once for a whole query. */
const maxCachedLength = 1_000

type FilterNode = Extract<GroqNode, { type: 'Filter' }>

/**
 * The query with every filter over all documents narrowed where its conditions allow.
 *
 * @param fields - receives the fields of its lookups
 */
export function narrow(tree: GroqNode, fields: FieldLookup[] = []): GroqNode {
  const copy = mapChildren(tree, (child) => narrow(child, fields))
  return copy.type === 'Filter' ? narrowFilter(copy, fields) : copy
}

/** The documents of a lookup that {@link narrow} added to the query; undefined for an ordinary reference. */
export function documentsOfLookup(reference: string, view: View): readonly LakeDocument[] | undefined {
  if (!reference.startsWith(mark)) return undefined
  const end = reference.indexOf(mark, mark.length)
  const found = parsedLookup(reference.slice(mark.length, end))
  const key = reference.slice(end + mark.length)
  switch (found?.kind) {
    case 'types': {
      const [type, ...others] = found.types
      return type !== undefined && others.length === 0
        ? view.ofType(type)
        : view.documents.filter(({ _type }) => found.types.includes(_type))
    }
    case 'ids':
      return sortedById(found.ids, view)
    case 'id':
      return sortedById([key], view)
    case 'references':
      return view.referencing(key)
    case 'where':
      return view.where(found.path, key, found.type)
    case undefined:
      return undefined
  }
}

/** The lookup that a text stands for; undefined for another text, since a parameter may begin with the mark as well. */
function parsedLookup(text: string): Lookup | undefined {
  if (parsedLookups.has(text)) return parsedLookups.get(text)
  const found = lookupFrom(JSON.parse(text))
  if (text.length > maxCachedLength) return found
  if (parsedLookups.size >= maxParsedLookups) parsedLookups.clear()
  parsedLookups.set(text, found)
  return found
}

/**
 * By hand: a zod schema prepares itself when it is first used, and stays unusable when evaluation is stopped in the middle
 * of that.
 */
function lookupFrom(value: unknown): Lookup | undefined {
  if (!isRecord(value)) return undefined
  const { kind, types, ids, path, type } = value
  switch (kind) {
    case 'types':
      return areTexts(types) ? { kind, types } : undefined
    case 'ids':
      return areTexts(ids) ? { kind, ids } : undefined
    case 'id':
    case 'references':
      return { kind }
    case 'where':
      return areTexts(path) && (type === undefined || typeof type === 'string')
        ? { kind, path, type }
        : undefined
    default:
      return undefined
  }
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function sortedById(ids: string[], view: View): LakeDocument[] {
  return [...new Set(ids)].toSorted().flatMap((id) => view.get(id) ?? [])
}

function narrowFilter(filter: FilterNode, fields: FieldLookup[]): FilterNode {
  if (filter.base.type !== 'Everything') return filter
  const conditions = conjuncts(filter.expr)
  const ids = firstPin(conditions, '_id')
  if (ids) return { ...filter, base: lookupNode({ kind: 'ids', ids }) }
  const types = firstPin(conditions, '_type')
  const type = types?.length === 1 ? types[0] : undefined
  for (const condition of conditions) {
    const found = keyedLookup(condition, type)
    if (found?.lookup.kind === 'where') fields.push(found.lookup)
    if (found) return { ...filter, base: lookupNode(found.lookup, inOuterScope(found.key)) }
  }
  return types ? { ...filter, base: lookupNode({ kind: 'types', types }) } : filter
}

function firstPin(conditions: GroqNode[], field: string): string[] | undefined {
  return conditions.map((condition) => pinnedTo(condition, field)).find((found) => found !== undefined)
}

function keyedLookup(
  node: GroqNode,
  type: string | undefined,
): { lookup: Lookup; key: GroqNode } | undefined {
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references') {
    const [key] = node.args
    return key && node.args.length === 1 && isKey(key) ? { lookup: { kind: 'references' }, key } : undefined
  }
  if (node.type !== 'OpCall' || node.op !== '==') return undefined
  const [path, key] = sides(node.left, node.right) ?? []
  if (!path || !key || path.join('.') === '_type') return undefined
  return { lookup: path.join('.') === '_id' ? { kind: 'id' } : { kind: 'where', path, type }, key }
}

/** The field path and the key of a comparison, whichever way round they are written. */
function sides(left: GroqNode, right: GroqNode): [string[], GroqNode] | undefined {
  const leftPath = fieldPath(left)
  if (leftPath && isKey(right)) return [leftPath, right]
  const rightPath = fieldPath(right)
  return rightPath && isKey(left) ? [rightPath, left] : undefined
}

/** True for an expression that does not depend on the filtered document: a text, or `^.field`. */
function isKey(node: GroqNode): boolean {
  if (node.type === 'Value') return typeof node.value === 'string'
  return node.type === 'AccessAttribute' && node.base !== undefined && isParentPath(node.base)
}

function isParentPath(node: GroqNode): boolean {
  if (node.type === 'Parent') return true
  return node.type === 'AccessAttribute' && node.base !== undefined && isParentPath(node.base)
}

/** A key as written one scope further out, where the lookup is evaluated: there `^` is the document itself. */
function inOuterScope(key: GroqNode): GroqNode {
  if (key.type === 'Parent') return key.n === 1 ? { type: 'This' } : { ...key, n: key.n - 1 }
  return key.type === 'AccessAttribute' && key.base ? { ...key, base: inOuterScope(key.base) } : key
}

/** `coalesce({"_ref": mark + lookup + mark + string(key)}->, *)`: a key that is null falls back to everything. */
function lookupNode(lookup: Lookup, key?: GroqNode): GroqNode {
  const prefix: GroqNode = { type: 'Value', value: `${mark}${JSON.stringify(lookup)}${mark}` }
  const reference: GroqNode = key
    ? {
        type: 'OpCall',
        op: '+',
        left: prefix,
        right: { type: 'FuncCall', namespace: 'global', name: 'string', args: [key] },
      }
    : prefix
  const dereference: GroqNode = {
    type: 'Deref',
    base: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }] },
  }
  return {
    type: 'FuncCall',
    namespace: 'global',
    name: 'coalesce',
    args: [dereference, { type: 'Everything' }],
  }
}
