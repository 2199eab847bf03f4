import { GroqSyntaxError, parse } from 'groq-js'
import type { GroqNode } from './tree.ts'

/** A query that is no GROQ. Positions count UTF-16 units of the query; `end` is the first one after the fault. */
export class GroqParseError extends Error {
  readonly start: number
  readonly end: number

  constructor(description: string, start: number, end: number) {
    super(description)
    this.name = 'GroqParseError'
    this.start = start
    this.end = end
  }
}

/**
 * Parses a query. Parameters become values in the tree: a tree belongs to one set of parameters.
 *
 * @param mode - `delta` adds `before()`, `after()` and the functions of `delta::`
 * @throws GroqParseError
 */
export function parseGroq(
  query: string,
  params: Record<string, unknown> = {},
  mode: 'normal' | 'delta' = 'normal',
): GroqNode {
  try {
    // A comment on the last line has to end somewhere, or groq-js refuses it.
    return parse(`${query}\n`, { params, mode }) as GroqNode
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const start = error instanceof GroqSyntaxError ? error.position : 0
    throw new GroqParseError(error.message, start, Math.min(start + 1, query.length))
  }
}
