import type { GroqNode } from '../groq/tree.ts'

/*
 * groq-js says what a query answers, not where each value came from. So the query is asked a second time with every
 * projection carrying two extra fields: the thing that was projected, and for each field the object that its value was
 * read from. JavaScript's own identity then tells which place of which document that is.
 */

/** Names of the extra fields; no document has such a name. A number keeps projections apart that are merged into one. */
const source = '\u0000source'
const trace = '\u0000trace'

/** Where a value was read from, as the traced query answers it. */
export type Trace =
  /** The field `name` of an object; for `list[].name`, a list of objects. */
  | { kind: 'field'; name: string; of: unknown }
  /** The first of these that is not null. */
  | { kind: 'first'; traces: Trace[] }

export function isExtraField(name: string): boolean {
  return name.startsWith('\u0000')
}

/** The things that were projected to make this object; several when projections were merged. */
export function sourcesOf(object: Record<string, unknown>): unknown[] {
  return Object.keys(object).flatMap((name) => (name.startsWith(source) ? [object[name]] : []))
}

/** The traces of one field of a projected object. */
export function tracesOf(object: Record<string, unknown>, field: string): Trace[] {
  return Object.keys(object).flatMap((name) => {
    const traces = name.startsWith(trace) ? (object[name] as Record<string, Trace>) : undefined
    return traces && Object.hasOwn(traces, field) ? [traces[field] as Trace] : []
  })
}

/** The query with the extra fields. Everything else answers as before. */
export function tracedTree(tree: GroqNode): GroqNode {
  let projections = 0
  return rewrite(tree) as GroqNode

  function rewrite(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(rewrite)
    if (typeof node !== 'object' || node === null || isValue(node)) return node
    // What a reference is looked up by is not part of any answer.
    if (isNode(node) && node.type === 'Deref' && node.base.type === 'Object') return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, rewrite(child)]))
    return copy.type === 'Object' ? withExtraFields(node as ObjectNode, copy as ObjectNode) : copy
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

  /** An expression that answers a {@link Trace}; undefined for values that are worked out. */
  function traceOf(node: GroqNode): GroqNode | undefined {
    if (node.type === 'Group') return traceOf(node.base)
    if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'coalesce') {
      const traces = node.args.map(traceOf)
      // Behind a value that is worked out, nobody knows whether it was the first.
      const known = traces.slice(0, traces.includes(undefined) ? traces.indexOf(undefined) : undefined)
      const elements = known.map((value) => ({ isSplat: false, value: value as GroqNode }))
      return object({ kind: text('first'), traces: { type: 'Array', elements } })
    }
    const read = readFrom(node)
    return read && object({ kind: text('field'), name: text(read.name), of: rewrite(read.of) as GroqNode })
  }
}

type ObjectNode = Extract<GroqNode, { type: 'Object' }>

/** For `a.b->c`: the name `c`, and the expression for what has it. For `list[]->c` the latter answers a list. */
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

function isNode(node: object): node is GroqNode {
  return 'type' in node && typeof node.type === 'string'
}

/** A value is data, not syntax: it may look like a node, and must not be walked. */
function isValue(node: object): boolean {
  return isNode(node) && node.type === 'Value'
}
