import { evaluateGroq } from './evaluate.ts'
import { loadShapesFor } from './load-shapes.ts'
import { parseGroq } from './parse.ts'
import type { GroqContext } from './scope.ts'

/** The result of a query over a few documents. */
export function runQuery(
  query: string,
  documents: readonly Record<string, unknown>[] = [],
  { params, mode, ...context }: Partial<GroqContext> & Options = {},
): unknown {
  loadShapesFor(query)
  return evaluateGroq(parseGroq(query, params, mode), {
    dataset: documents,
    dereference: (id) => documents.find(({ _id }) => _id === id),
    sanity: { projectId: 'p', dataset: 'd' },
    ...context,
  })
}

type Options = {
  params?: Record<string, unknown>
  mode?: 'normal' | 'delta'
}
