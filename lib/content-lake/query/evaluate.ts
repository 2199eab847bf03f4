import { LRUCache } from 'lru-cache'
import { dataError } from '../errors.ts'
import { evaluateGroq } from '../groq/evaluate.ts'
import { GroqParseError, parseGroq } from '../groq/parse.ts'
import { type GroqNode, visit } from '../groq/tree.ts'
import { type SourceMap, sourceMapOf } from '../source-map/source-map.ts'
import { tracedTree } from '../source-map/traced-tree.ts'
import { resultJson } from './result-json.ts'
import { isExplosive } from './growth.ts'
import { documentsOfLookup, narrow } from './narrow.ts'
import { scopeOf, type TagScope, tagsOfResult } from './sync-tags.ts'
import { isTermination } from './time-budget.ts'
import type { FieldLookup, View } from './view.ts'

export type QueryInput = {
  query: string
  params: Record<string, unknown>
  dataset: string
  projectId: string
  /** What `identity()` returns. */
  identity: string
  /** Adds a source map, with elements of lists named by index or by `_key`. */
  sourceMap?: 'by-index' | 'by-key' | undefined
}

/** A result as the JSON that is sent. A long one from the query thread is UTF-8. */
export type QueryResult = {
  json: string | Uint8Array<ArrayBuffer>
  syncTags: string[]
  sourceMapJson?: string
}

export type CompiledQuery = {
  tree: GroqNode
  scope: TagScope
  /** Fields by which it looks documents up. */
  fields: FieldLookup[]
  /** True when its values could outgrow the memory of the main thread. */
  isExplosive: boolean
}

/** Estimated size of a syntax node, in characters. */
const nodeSize = 50

/** groq-js puts parameters into the tree while parsing, so the cache key contains them. */
const compiled = new LRUCache<string, CompiledQuery>({
  max: 1000,
  maxSize: 32_000_000,
  sizeCalculation: ({ tree }, key) => key.length + sizeOf(tree),
})

/** A compiled query from the cache, if it is there. */
export function cachedQuery(input: QueryInput): CompiledQuery | undefined {
  return compiled.get(cacheKey(input))
}

/** Caches a compiled query. Never call it under a time budget, which could stop it half-way. */
export function cacheQuery(input: QueryInput, query: CompiledQuery): void {
  compiled.set(cacheKey(input), query)
}

function cacheKey({ query, params }: QueryInput): string {
  return `${query}\n${JSON.stringify(params)}`
}

/** Parses and narrows a query. @throws LakeError 400 when it does not parse. */
export function compile(input: QueryInput): CompiledQuery {
  return withinDepth(input, () => {
    const tree = parse(input)
    const given = cacheKey(input).length - input.query.length
    const fields: FieldLookup[] = []
    return {
      tree: narrow(tree, fields),
      scope: scopeOf(tree),
      fields,
      isExplosive: isExplosive(tree, given),
    }
  })
}

function sizeOf(tree: GroqNode): number {
  let nodes = 0
  visit(tree, () => nodes++)
  return nodes * nodeSize
}

/** Turns an overflow of the call stack, by a deeply nested query or value, into the caller's error. */
function withinDepth<T>(input: QueryInput, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const { query } = input
    throw dataError(400, 'queryEvaluationError', 'The query or its result is nested too deeply', { query })
  }
}

/**
 * Evaluates a compiled query on the calling thread, however long it takes.
 *
 * @param maxLength - the longest that the result, and its source map, may be, in characters
 * @throws LakeError 400 when it cannot be evaluated.
 * @throws ResultTooLong
 */
export function evaluate(
  { tree, scope }: CompiledQuery,
  input: QueryInput,
  view: View,
  maxLength: number,
): QueryResult & { json: string } {
  const followedTypes = new Set<string>()
  const missingIds = new Set<string>()
  const value = run(tree, input, view, (reference) => {
    const document = view.get(reference)
    if (document) followedTypes.add(document._type)
    else missingIds.add(reference)
    return document
  })
  return withinDepth(input, () => ({
    json: resultJson(value, maxLength),
    syncTags: tagsOfResult(input.dataset, scope, { types: followedTypes, missingIds }),
    ...(input.sourceMap && { sourceMapJson: resultJson(mapSources(tree, value, input, view), maxLength) }),
  }))
}

function mapSources(tree: GroqNode, result: unknown, input: QueryInput, view: View): SourceMap {
  const traced = run(tracedTree(tree), input, view, (reference) => view.get(reference))
  return sourceMapOf(traced, result, view, input.sourceMap === 'by-key')
}

/** Evaluates a compiled query to a plain value. @throws LakeError 400 when it cannot be evaluated. */
export function evaluateValue({ tree }: CompiledQuery, input: QueryInput, view: View): unknown {
  return run(tree, input, view, (reference) => view.get(reference))
}

function run(tree: GroqNode, input: QueryInput, view: View, dereference: (id: string) => unknown): unknown {
  try {
    return evaluateGroq(tree, {
      dataset: view.documents,
      identity: input.identity,
      sanity: { projectId: input.projectId, dataset: input.dataset },
      dereference: (id) => documentsOfLookup(id, view) ?? dereference(id),
    })
  } catch (error) {
    if (isTermination(error)) throw error
    const description = error instanceof Error ? error.message : String(error)
    throw dataError(400, 'queryEvaluationError', `Unable to evaluate the query: ${description}`, {
      query: input.query,
    })
  }
}

function parse({ query, params }: QueryInput): GroqNode {
  try {
    return parseGroq(query, params)
  } catch (error) {
    if (!(error instanceof GroqParseError)) throw error
    const { message, start, end } = error
    throw dataError(400, 'queryParseError', message, { query, start, end })
  }
}
