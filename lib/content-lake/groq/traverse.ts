import { type Evaluator, hidden, nested } from './scope.ts'
import type { GroqNode } from './tree.ts'

type Compile = (node: GroqNode) => Evaluator
type FilterNode = Extract<GroqNode, { type: 'Filter' }>
type MapNode = Extract<GroqNode, { type: 'Map' | 'FlatMap' }>
type SliceNode = Extract<GroqNode, { type: 'AccessElement' | 'Slice' }>

/** The elements for which a condition is true, at most `limit` of them. */
export function filter({ base, expr }: FilterNode, compile: Compile, limit = Infinity): Evaluator {
  const [list, condition] = [compile(base), compile(expr)]
  return (scope) => {
    const items = list(scope)
    if (!Array.isArray(items)) return null
    const result: unknown[] = []
    for (const item of items) {
      if (condition(nested(item ?? null, scope)) !== true) continue
      result.push(item)
      if (result.length >= limit) break
    }
    return result
  }
}

/** Each element's value; for `FlatMap`, the concatenated lists of all elements. */
export function map({ type, base, expr }: MapNode, compile: Compile, limit = Infinity): Evaluator {
  const [list, inner] = [firstOf(base, compile, type === 'Map' ? limit : Infinity), compile(expr)]
  return (scope) => {
    const items = list(scope)
    if (!Array.isArray(items)) return null
    const result: unknown[] = []
    for (const item of items) {
      const value = inner(hidden(item ?? null, scope))
      if (type === 'FlatMap' && Array.isArray(value)) for (const each of value) result.push(each)
      else result.push(value)
    }
    return result
  }
}

/** One element, or those between two indexes; negative indexes count from the end. */
export function slice(node: SliceNode, compile: Compile): Evaluator {
  if (node.type === 'AccessElement') {
    const list = firstOf(node.base, compile, node.index < 0 ? Infinity : node.index + 1)
    return (scope) => {
      const items = list(scope)
      return Array.isArray(items) && Number.isInteger(node.index) ? (items.at(node.index) ?? null) : null
    }
  }
  const { left, right, isInclusive } = node
  const isFromStart = left >= 0 && right >= 0
  const list = firstOf(node.base, compile, isFromStart ? right + Number(isInclusive) : Infinity)
  return (scope) => {
    const items = list(scope)
    if (!Array.isArray(items)) return null
    const position = (index: number): number => (index < 0 ? index + items.length : index)
    return items.slice(Math.max(0, position(left)), Math.max(0, position(right) + Number(isInclusive)))
  }
}

/** A list of which only the first elements are needed: a filter stops after `limit` matches. */
function firstOf(node: GroqNode, compile: Compile, limit: number): Evaluator {
  if (limit === Infinity || limit < 1) return compile(node)
  if (node.type === 'Filter') return filter(node, compile, limit)
  return node.type === 'Map' ? map(node, compile, limit) : compile(node)
}
