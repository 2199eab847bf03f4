import type { Evaluator, Scope } from '../scope.ts'
import type { GroqNode } from '../tree.ts'

/** Compiles a part of a query. */
export type Compile = (node: GroqNode) => Evaluator

/** A function of GROQ. */
export type GroqFunction = {
  /** How many arguments it takes. */
  minArgs: number
  maxArgs: number
  /** Compiles a call. The function evaluates its arguments itself, in a scope of its choice. */
  bind: (args: GroqNode[], compile: Compile) => Evaluator
  /** True for one that reads all documents, as `*` does. */
  readsEverything?: boolean
}

/** A function of its arguments' values alone; missing arguments are null. */
export function pure(
  minArgs: number,
  maxArgs: number,
  work: (first: unknown, second: unknown) => unknown,
): GroqFunction {
  return {
    minArgs,
    maxArgs,
    bind(args, compile) {
      const [first, second] = args.map(compile)
      return (scope) => work(first?.(scope) ?? null, second?.(scope) ?? null)
    },
  }
}

/** A function of at most one argument that also reads its scope: the current document, or all documents. */
export function contextual(
  count: 0 | 1,
  work: (scope: Scope, argument: unknown) => unknown,
  readsEverything = false,
): GroqFunction {
  return {
    minArgs: count,
    maxArgs: count,
    readsEverything,
    bind(args, compile) {
      const [argument] = args.map(compile)
      return (scope) => work(scope, argument?.(scope) ?? null)
    },
  }
}
