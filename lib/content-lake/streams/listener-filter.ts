import { dataError, LakeError, messageOf } from '../errors.ts'
import { evaluateGroq } from '../groq/evaluate.ts'
import { readsEverything } from '../groq/functions/registry.ts'
import { loadShapesFor } from '../groq/load-shapes.ts'
import { GroqParseError, parseGroq } from '../groq/parse.ts'
import { conjuncts, type GroqNode, pinnedTo, visit } from '../groq/tree.ts'
import { isTermination } from '../query/time-budget.ts'
import type { LakeDocument } from '../types.ts'
import { withCpuLimit } from '../query/cpu-limit.ts'
import type { StreamBudget } from './cpu-budget.ts'

/** What a filter depends on besides the document itself. */
export type FilterContext = {
  /** What `identity()` returns. */
  identity: string
  projectId: string
  dataset: string
  /** Follows a reference; undefined for what the reader may not see. */
  find: (id: string) => LakeDocument | undefined
}

/** The filter of a listener, which selects its documents. */
export class ListenerFilter {
  readonly #query: string
  readonly #tree: GroqNode
  readonly #pins: { field: '_id' | '_type'; values: ReadonlySet<string> }[]
  /** True when conditions on id and type are the whole filter. */
  readonly isPlain: boolean

  /**
   * Parses a filter, at the cost of the caller's budget.
   *
   * @throws LakeError 400 for a query that is not a single filter, or is too much work to parse
   */
  constructor(query: string, params: Record<string, unknown>, budget: StreamBudget) {
    this.#query = query
    loadShapesFor(query)
    const parsed = withCpuLimit(budget.perChangeMs, () => parse(query, params))
    budget.spend(parsed.cpuMs)
    if (!parsed.isDone) throw tooMuchWork(query)
    const { filter, conditions } = parsed.value
    this.#tree = filter
    const pins = conditions.flatMap((condition) => {
      for (const field of ['_id', '_type'] as const) {
        const values = pinnedTo(condition, field)
        if (values) return { field, values: new Set(values) }
      }
      return []
    })
    this.#pins = pins
    this.isPlain = pins.length === conditions.length
  }

  /** False when id and type show that the document does not match. */
  mayMatch(document: LakeDocument): boolean {
    return this.#pins.every(({ field, values }) => values.has(document[field]))
  }

  /** Call it under a time limit. @throws LakeError 400 when the filter cannot be evaluated */
  matches(document: LakeDocument, { identity, projectId, dataset, find }: FilterContext): boolean {
    if (!this.mayMatch(document)) return false
    if (this.isPlain) return true
    try {
      // A filter is evaluated over the one document, and over those that it reaches with `find`.
      const value = evaluateGroq(this.#tree, {
        dataset: [document],
        identity,
        sanity: { projectId, dataset },
        dereference: find,
      })
      return Array.isArray(value) && value.length > 0
    } catch (error) {
      if (isTermination(error) || error instanceof LakeError) throw error
      throw dataError(400, 'queryEvaluationError', `Unable to evaluate the query: ${messageOf(error)}`, {
        query: this.#query,
      })
    }
  }

  tooMuchWork(): LakeError {
    return tooMuchWork(this.#query)
  }
}

function tooMuchWork(query: string): LakeError {
  return dataError(400, 'queryTimeoutError', 'The query of this listener takes too long for one change', {
    query,
  })
}

function parse(query: string, params: Record<string, unknown>): { filter: GroqNode; conditions: GroqNode[] } {
  try {
    const filter = filterOf(parseGroq(query, params), query)
    return { filter, conditions: conditionsOf(filter) }
  } catch (error) {
    // A deeply nested query overflows the call stack.
    if (!(error instanceof GroqParseError || error instanceof RangeError)) throw error
    const { start, end } = error instanceof GroqParseError ? error : { start: 0, end: query.length }
    throw dataError(400, 'queryParseError', error.message, { query, start, end })
  }
}

/** The filters directly on `*`. What follows them shapes the result, and selects no documents. */
function filterOf(tree: GroqNode, query: string): GroqNode {
  const refused = (): LakeError =>
    dataError(400, 'queryError', 'A listener needs a query with exactly one filter over all documents', {
      query,
      start: 0,
      end: query.length,
    })
  const steps: GroqNode[] = []
  let node = tree
  while (node.type !== 'Everything') {
    if (!('base' in node) || !node.base) throw refused()
    steps.push(node)
    node = node.base
  }
  let filter: GroqNode = node
  for (const step of steps.toReversed()) {
    if (step.type !== 'Filter' && step.type !== 'Group') break
    filter = step
  }
  let everything = 0
  visit(filter, (inner) => {
    if (readsEverything(inner)) everything++
  })
  // Otherwise each change would read the whole dataset for each listener.
  if (everything !== 1) throw refused()
  return filter
}

function conditionsOf(filter: GroqNode): GroqNode[] {
  if (filter.type === 'Group') return conditionsOf(filter.base)
  return filter.type === 'Filter' ? [...conditionsOf(filter.base), ...conjuncts(filter.expr)] : []
}
