/** What a query is evaluated over. A query can reach every document in it: include only what the reader may see. */
export type GroqContext = {
  /** The documents of `*`. */
  dataset: readonly unknown[]
  /** The document with an id, for `->` and functions that look documents up. */
  dereference: (id: string) => unknown
  /** The initial `@`. */
  root?: unknown
  /** What `identity()` returns. */
  identity?: string
  sanity?: { projectId: string; dataset: string }
  /** In delta mode, the document before and after the change. */
  before?: unknown
  after?: unknown
}

/** One evaluation of one query. */
type Run = {
  context: GroqContext
  /** What `now()` means in all of the query, in milliseconds since 1970. */
  now: number
  /** Results of expressions that are the same in every scope. */
  results: Map<object, unknown>
}

/** Where an expression is evaluated: its `@`, and the scope that `^` leads to. */
export type Scope = {
  value: unknown
  parent: Scope | null
  /** True for an element of a traversal: it has its own `@`, but `^` skips it. */
  hidden: boolean
  run: Run
}

/** A compiled expression. Returns null where there is no value, never undefined. */
export type Evaluator = (scope: Scope) => unknown

export function nested(value: unknown, scope: Scope): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden: false, run: scope.run }
}

export function hidden(value: unknown, scope: Scope): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden: true, run: scope.run }
}
