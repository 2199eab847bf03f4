import type { Evaluator, Scope } from '../scope.ts'
import type { GroqNode } from '../tree.ts'

/** Makes a part of a query ready to be evaluated. */
export type Compile = (node: GroqNode) => Evaluator

/** A function of GROQ. */
export type GroqFunction = {
  /** How many arguments it takes. */
  least: number
  most: number
  /** Makes one call of it ready. Arguments are evaluated by the function, in the scope of its choice. */
  bind: (args: GroqNode[], compile: Compile) => Evaluator
  /** True for one that looks at all documents without a `*` in sight. */
  readsEverything?: boolean
}

/** A function that needs nothing but the values of its arguments; those that are left out are null. */
export function pure(
  least: number,
  most: number,
  work: (first: unknown, second: unknown) => unknown,
): GroqFunction {
  return {
    least,
    most,
    bind(args, compile) {
      const [first, second] = args.map(compile)
      return (scope) => work(first?.(scope) ?? null, second?.(scope) ?? null)
    },
  }
}

/** A function of one argument that looks around: at the document it is asked of, or at others. */
export function contextual(
  count: 0 | 1,
  work: (scope: Scope, argument: unknown) => unknown,
  readsEverything = false,
): GroqFunction {
  return {
    least: count,
    most: count,
    readsEverything,
    bind(args, compile) {
      const [argument] = args.map(compile)
      return (scope) => work(scope, argument?.(scope) ?? null)
    },
  }
}
