import { compile } from './compile.ts'
import type { Evaluator, GroqContext } from './scope.ts'
import type { GroqNode } from './tree.ts'
import { toJson } from './values.ts'

/** Callers evaluate the same trees many times. */
const compiled = new WeakMap<GroqNode, Evaluator>()

/**
 * Evaluates a parsed query on the calling thread, however long it takes.
 *
 * @returns a value of JSON; the documents in it are the dataset's own
 * @throws Error when it cannot be evaluated
 */
export function evaluateGroq(tree: GroqNode, context: GroqContext): unknown {
  let evaluator = compiled.get(tree)
  if (!evaluator) {
    evaluator = compile(tree)
    compiled.set(tree, evaluator)
  }
  const run = { context, now: Date.now(), results: new Map() }
  return toJson(evaluator({ value: context.root ?? null, parent: null, hidden: false, run }))
}
