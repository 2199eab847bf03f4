import { evaluateSync, toJS } from 'groq-js'
import type { GroqNode } from './tree.ts'

/** What a query is asked of. Every document that it can reach is in here: put in only what the reader may see. */
export interface GroqContext {
  /** What `*` stands for. */
  dataset: readonly unknown[]
  /** The document with an id, for `->` and whatever else looks documents up. */
  dereference: (id: string) => unknown
  /** What `@` stands for at the outset. */
  root?: unknown
  /** What `identity()` answers. */
  identity?: string
  sanity?: { projectId: string; dataset: string }
  /** In delta mode, the document before and after the change. */
  before?: unknown
  after?: unknown
}

/**
 * Evaluates a parsed query on the calling thread, however long it takes.
 *
 * @returns a value of JSON; the documents in it are the dataset's own
 * @throws Error when it cannot be evaluated
 */
export function evaluateGroq(tree: GroqNode, context: GroqContext): unknown {
  const value = evaluateSync(tree, {
    ...context,
    dereference: ({ _ref }: { _ref: string }) => context.dereference(_ref),
  })
  return toJS(value)
}
