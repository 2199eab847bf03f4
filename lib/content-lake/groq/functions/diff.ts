import { deepEqual } from '../compare.ts'
import type { Evaluator, Scope } from '../scope.ts'
import { type KeyPath, type Selector, selectorOf, valueAt } from '../selector.ts'
import type { GroqNode } from '../tree.ts'
import { isFields } from '../values.ts'
import { type Compile, contextual, type GroqFunction } from './function.ts'

type Change = { before: unknown; after: unknown }
type Comparison = (change: Change, selector: Selector, scope: Scope) => boolean

export const diff: Record<string, GroqFunction> = {
  changedAny: comparing(changedAny),
  changedOnly: comparing(changedOnly),
}

export const delta: Record<string, GroqFunction> = {
  operation: contextual(0, ({ run: { context } }) => {
    if (context.before == null) return context.after == null ? null : 'create'
    return context.after == null ? 'delete' : 'update'
  }),
}

function comparing(holds: Comparison): GroqFunction {
  return {
    minArgs: 3,
    maxArgs: 3,
    bind([left, right, selector]: GroqNode[], compile: Compile): Evaluator {
      const selected = selector && selectorOf(selector, compile)
      if (!left || !right || !selected) throw new Error('Invalid selector syntax')
      const [before, after] = [compile(left), compile(right)]
      return (scope) => holds({ before: before(scope), after: after(scope) }, selected, scope)
    },
  }
}

/** True when a value that the selector names, before or after, has changed. */
function changedAny(change: Change, selector: Selector, scope: Scope): boolean {
  const named = [...selector(change.before, scope), ...selector(change.after, scope)]
  const isListLonger = (path: KeyPath): boolean =>
    path.some((step, index) => {
      if (typeof step !== 'number') return false
      const [before, after] = [change.before, change.after].map((side) => valueAt(side, path.slice(0, index)))
      return !Array.isArray(before) || !Array.isArray(after) || before.length !== after.length
    })
  return named.some(
    (path) =>
      isListLonger(path) ||
      !deepEqual(valueAt(change.before, path) ?? null, valueAt(change.after, path) ?? null),
  )
}

/** True when only values that the selector names have changed. */
function changedOnly(change: Change, selector: Selector, scope: Scope): boolean {
  const named = selector(change.before, scope)
  return differences(change.before, change.after).every((path) =>
    named.some((prefix) => prefix.every((step, index) => path[index] === step)),
  )
}

/** The longest paths whose values differ. A list whose length has changed differs as a whole. */
function differences(before: unknown, after: unknown): KeyPath[] {
  if (deepEqual(before ?? null, after ?? null)) return []
  const below = (step: string | number, a: unknown, b: unknown): KeyPath[] =>
    differences(a, b).map((path): KeyPath => [step, ...path])
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item: unknown, index) => below(index, item, after[index]))
  }
  if (!isFields(before) || !isFields(after)) return [[]]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => below(name, before[name], after[name]))
}
