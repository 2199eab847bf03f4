import type { Evaluator } from './scope.ts'
import type { GroqNode } from './tree.ts'

/**
 * Evaluates a list of documents that does not depend on its scope, like the inner one of `*[_id in *[…]._id]`, once for a
 * whole query instead of once for each document of the outer list.
 */
export function memoized(node: GroqNode, evaluator: Evaluator): Evaluator {
  if (!isExpensive(node) || !isIndependent(node)) return evaluator
  return (scope) => {
    const { results } = scope.run
    const known = results.get(node)
    if (known !== undefined) return known
    const result = evaluator(scope)
    results.set(node, result)
    return result
  }
}

function isExpensive(node: GroqNode): boolean {
  return (
    ['Filter', 'Map', 'FlatMap', 'PipeFuncCall', 'AccessElement', 'Slice'].includes(node.type) &&
    reachesEverything(node)
  )
}

function reachesEverything(node: GroqNode): boolean {
  if ('base' in node && node.base !== undefined) return reachesEverything(node.base)
  return node.type === 'FuncCall' ? node.args.some(reachesEverything) : node.type === 'Everything'
}

/** Functions that read `@`. */
const scopeReaders = new Set(['references', 'versionOf', 'partOfRelease', 'incomingRefCount'])
const scopeOpeners = new Set(['Filter', 'Projection', 'PipeFuncCall'])

/** True when nothing in an expression refers to a scope outside it. */
function isIndependent(node: GroqNode): boolean {
  return isBound(node, 0, false)
}

/**
 * @param depth - how many scopes the expression itself has opened
 * @param hasThis - true where `@` is an element of the expression itself
 */
function isBound(node: unknown, depth: number, hasThis: boolean): boolean {
  if (Array.isArray(node)) return node.every((item) => isBound(item, depth, hasThis))
  if (typeof node !== 'object' || node === null) return true
  const { type, base, ...rest } = node as { type?: string; base?: GroqNode; n?: number; name?: string }
  if (type === 'Value') return true
  if (type === 'This') return hasThis
  if (type === 'AccessAttribute' && !base) return hasThis
  if (type === 'Parent') return (rest.n ?? 1) < depth
  if (type === 'FuncCall' && scopeReaders.has(rest.name ?? '') && !hasThis) return false
  if (type?.startsWith('Selector') || rest.name === 'changedAny' || rest.name === 'changedOnly') return false
  const opens = scopeOpeners.has(type ?? '')
  const inner = {
    depth: depth + Number(opens),
    hasThis: hasThis || opens || type === 'Map' || type === 'FlatMap',
  }
  return (
    isBound(base, depth, hasThis) &&
    Object.values(rest).every((child) => isBound(child, inner.depth, inner.hasThis))
  )
}
