/** What a query is asked of. Every document that it can reach is in here: put in only what the reader may see. */
export type GroqContext = {
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

/** One evaluation of one query. */
export type Run = {
  context: GroqContext
  /** The one moment that all of the query takes for now, in milliseconds since 1970. */
  now: number
  /** Answers of parts that are the same wherever in the query they are asked. */
  answers: Map<object, unknown>
}

/** Where an expression is evaluated: what `@` is, and which scope `^` leads to. */
export type Scope = {
  value: unknown
  parent: Scope | null
  /** True for an element of a traversal: it has a `@` of its own, but `^` passes over it. */
  hidden: boolean
  run: Run
}

/** A part of a query, ready to be evaluated. Answers null where there is no value, never undefined. */
export type Evaluator = (scope: Scope) => unknown

export function nested(value: unknown, scope: Scope): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden: false, run: scope.run }
}

export function hidden(value: unknown, scope: Scope): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden: true, run: scope.run }
}
