import { compareAny } from './compare.ts'
import { scorer } from './score.ts'
import { type Evaluator, nested, type Scope } from './scope.ts'
import type { GroqNode } from './tree.ts'
import { type Fields, isFields } from './values.ts'

type Compile = (node: GroqNode) => Evaluator
type PipeFunction = (args: GroqNode[], compile: Compile) => (items: unknown[], scope: Scope) => unknown[]

const pipeFunctions: Record<string, PipeFunction> = { order, score }

/** `list | name(…)`. */
export function bindPipeFunction(
  { base, name, args }: Extract<GroqNode, { type: 'PipeFuncCall' }>,
  compile: Compile,
): Evaluator {
  const named = Object.hasOwn(pipeFunctions, name) ? pipeFunctions[name] : undefined
  if (!named) throw new Error(`Undefined pipe function: ${name}`)
  const [list, work] = [compile(base), named(args, compile)]
  return (scope) => {
    const items = list(scope)
    return Array.isArray(items) ? work(items, scope) : null
  }
}

function order(args: GroqNode[], compile: Compile): ReturnType<PipeFunction> {
  const keys = args.map((arg) => {
    const isOrdering = arg.type === 'Asc' || arg.type === 'Desc'
    return { key: compile(isOrdering ? arg.base : arg), sign: arg.type === 'Desc' ? -1 : 1 }
  })
  return (items, scope) => {
    const rows = items.map((item) => {
      const inner = nested(item ?? null, scope)
      return { item, values: keys.map(({ key }) => key(inner)) }
    })
    rows.sort((a, b) => {
      for (const [index, { sign }] of keys.entries()) {
        const result = sign * compareAny(a.values[index], b.values[index])
        if (result !== 0) return result
      }
      return 0
    })
    return rows.map(({ item }) => item)
  }
}

/** Adds a `_score` to every object, and sorts by it, highest first. Other values cannot be scored and are left out. */
function score(args: GroqNode[], compile: Compile): ReturnType<PipeFunction> {
  const scorers = args.map((arg) => scorer(arg, compile))
  return (items, scope) => {
    const scored = items.filter(isFields).map((item): Fields & { _score: number } => {
      const inner = nested(item, scope)
      const before = typeof item._score === 'number' ? item._score : 0
      return { ...item, _score: scorers.reduce((sum, each) => sum + each(inner), before) }
    })
    return scored.toSorted((a, b) => b._score - a._score)
  }
}
