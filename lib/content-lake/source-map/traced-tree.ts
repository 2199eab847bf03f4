import { type GroqNode, mapChildren } from '../groq/tree.ts'
import { isRecord } from '../json.ts'

/*
 * The result of a query does not show where its values come from. So the query runs a second time with two extra fields in
 * every projection: the projected object, and for each field the object that its value was read from. These are the
 * documents' own objects, whose identity leads to their document and path.
 */

/** Names of the extra fields, which no document has. A number distinguishes projections that are merged into one. */
const source = '\u0000source'
const trace = '\u0000trace'

/** Where a value was read from, as the traced query returns it. */
export type Trace =
  /** The field `name` of an object; for `list[].name`, a list of objects. */
  | { kind: 'field'; name: string; of: unknown }
  /** The first of these that is not null. */
  | { kind: 'first'; traces: Trace[] }

export function isExtraField(name: string): boolean {
  return name.startsWith('\u0000')
}

/** The objects that this one is projected from; several when projections were merged. */
export function sourcesOf(object: Record<string, unknown>): unknown[] {
  return Object.keys(object).flatMap((name) => (name.startsWith(source) ? [object[name]] : []))
}

/** The traces of one field of a projected object. */
export function tracesOf(object: Record<string, unknown>, field: string): Trace[] {
  return Object.keys(object).flatMap((name) => {
    const traces = name.startsWith(trace) ? object[name] : undefined
    const found = isRecord(traces) && Object.hasOwn(traces, field) ? traces[field] : undefined
    return isTrace(found) ? [found] : []
  })
}

function isTrace(value: unknown): value is Trace {
  if (!isRecord(value)) return false
  if (value.kind === 'field') return typeof value.name === 'string'
  return value.kind === 'first' && Array.isArray(value.traces) && value.traces.every(isTrace)
}

/** The query with the extra fields. Everything else in its result stays the same. */
export function tracedTree(tree: GroqNode): GroqNode {
  let projections = 0
  return rewrite(tree)

  function rewrite(node: GroqNode): GroqNode {
    // The object of a dereference is not part of the result.
    if (node.type === 'Deref' && node.base.type === 'Object') return node
    const copy = mapChildren(node, rewrite)
    return node.type === 'Object' && copy.type === 'Object' ? withExtraFields(node, copy) : copy
  }

  function withExtraFields(original: ObjectNode, rewritten: ObjectNode): ObjectNode {
    const number = projections++
    const traces = original.attributes.flatMap((attribute) => {
      if (attribute.type !== 'ObjectAttributeValue') return []
      const trace = traceOf(attribute.value)
      return trace ? [field(attribute.name, trace)] : []
    })
    return {
      ...rewritten,
      attributes: [
        ...rewritten.attributes,
        field(`${source}${number}`, { type: 'This' }),
        field(`${trace}${number}`, { type: 'Object', attributes: traces }),
      ],
    }
  }

  /** An expression that evaluates to a {@link Trace}; undefined for values that are computed. */
  function traceOf(node: GroqNode): GroqNode | undefined {
    if (node.type === 'Group') return traceOf(node.base)
    if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'coalesce') {
      const elements: { isSplat: boolean; value: GroqNode }[] = []
      for (const argument of node.args) {
        const value = traceOf(argument)
        // A computed value may be the first that is not null, so the following ones cannot be traced.
        if (!value) break
        elements.push({ isSplat: false, value })
      }
      return object({ kind: text('first'), traces: { type: 'Array', elements } })
    }
    const read = readFrom(node)
    return read && object({ kind: text('field'), name: text(read.name), of: rewrite(read.of) })
  }
}

type ObjectNode = Extract<GroqNode, { type: 'Object' }>

/** For `a.b->c`: the name `c`, and the expression of the object that has it. For `list[]->c` that is a list. */
function readFrom(node: GroqNode): { name: string; of: GroqNode } | undefined {
  if (node.type === 'AccessAttribute') return { name: node.name, of: node.base ?? { type: 'This' } }
  if (node.type !== 'Map') return undefined
  const inner = readFrom(node.expr)
  return inner && { name: inner.name, of: { ...node, expr: inner.of } }
}

function field(name: string, value: GroqNode): ObjectNode['attributes'][number] {
  return { type: 'ObjectAttributeValue', name, value }
}

function object(fields: Record<string, GroqNode>): ObjectNode {
  return { type: 'Object', attributes: Object.entries(fields).map(([name, value]) => field(name, value)) }
}

function text(value: string): GroqNode {
  return { type: 'Value', value }
}
