import { nested, hidden, type Evaluator, type Scope } from './scope.ts'
import type { GroqNode } from './tree.ts'
import { isFields } from './values.ts'

/** The path of a value inside another: names of fields, and indexes of lists. */
export type KeyPath = (string | number)[]

/** Finds the paths that a selector names in a value. */
export type Selector = (value: unknown, scope: Scope) => KeyPath[]

/** Compiles a selector; undefined for an expression that is not a selector. */
export function selectorOf(node: GroqNode, compile: (node: GroqNode) => Evaluator): Selector | undefined {
  const of = (part: GroqNode): Selector | undefined => selectorOf(part, compile)
  switch (node.type) {
    case 'This':
      return () => [[]]
    case 'Group':
      return of(node.base)
    case 'Tuple':
      return union(node.members.map(of))
    case 'AccessAttribute':
      return within(node.base ? of(node.base) : () => [[]], () => [[node.name]])
    case 'ArrayCoerce':
      return within(of(node.base), (value) => indexes(value))
    case 'Filter': {
      const holds = compile(node.expr)
      return within(of(node.base), (value, scope) =>
        indexes(value).filter((path) => holds(nested(valueAt(value, path), scope)) === true),
      )
    }
    // The base already selects each item.
    case 'Map':
      return within(of(node.base), of(node.expr))
    case 'SelectorNested':
      return within(of(node.base), of(node.nested))
    case 'SelectorFuncCall':
      return anywhere(compile(node.arg))
    case 'FuncCall': {
      const [argument] = node.args
      return node.name === 'anywhere' && argument ? anywhere(compile(argument)) : undefined
    }
    default:
      return undefined
  }
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  let current = value
  for (const step of path) {
    if (typeof step === 'number') current = Array.isArray(current) ? current[step] : undefined
    else current = isFields(current) && Object.hasOwn(current, step) ? current[step] : undefined
  }
  return current
}

function union(selectors: (Selector | undefined)[]): Selector | undefined {
  if (selectors.includes(undefined)) return undefined
  return (value, scope) => selectors.flatMap((selector) => selector?.(value, scope) ?? [])
}

function within(base: Selector | undefined, inner: Selector | undefined): Selector | undefined {
  if (!base || !inner) return undefined
  return (value, scope) =>
    base(value, scope).flatMap((path) =>
      inner(valueAt(value, path), scope).map((further) => [...path, ...further]),
    )
}

function indexes(value: unknown): KeyPath[] {
  return Array.isArray(value) ? value.map((_item, index) => [index]) : []
}

/** Every object, however deep, for which a condition holds. */
function anywhere(holds: Evaluator): Selector {
  return function search(value, scope): KeyPath[] {
    const children: [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : isFields(value)
        ? Object.entries(value)
        : []
    const own: KeyPath[] = isFields(value) && holds(hidden(value, scope)) === true ? [[]] : []
    return own.concat(
      children.flatMap(([step, child]) => search(child, scope).map((path): KeyPath => [step, ...path])),
    )
  }
}
