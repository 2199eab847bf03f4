import { evaluateGroq } from './evaluate.ts'
import { parseGroq } from './parse.ts'
import type { GroqContext } from './scope.ts'

/** Asks a query of a few documents. */
export function ask(
  query: string,
  documents: readonly Record<string, unknown>[] = [],
  { params, mode, ...context }: Partial<GroqContext> & Question = {},
): unknown {
  return evaluateGroq(parseGroq(query, params, mode), {
    dataset: documents,
    dereference: (id) => documents.find(({ _id }) => _id === id),
    sanity: { projectId: 'p', dataset: 'd' },
    ...context,
  })
}

type Question = {
  params?: Record<string, unknown>
  mode?: 'normal' | 'delta'
}
