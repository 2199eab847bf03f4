import { LRUCache } from 'lru-cache'
import { dataError } from '../errors.ts'
import { evaluateGroq } from '../groq/evaluate.ts'
import { GroqParseError, parseGroq } from '../groq/parse.ts'
import { type GroqNode, visit } from '../groq/tree.ts'
import { type SourceMap, sourceMapOf } from '../source-map/source-map.ts'
import { tracedTree } from '../source-map/traced-tree.ts'
import { answerText } from './answer-text.ts'
import { isExplosive } from './growth.ts'
import { documentsOfLookup, narrow } from './narrow.ts'
import { scopeOf, type TagScope, tagsOfAnswer } from './sync-tags.ts'
import { isTermination } from './time-budget.ts'
import type { FieldLookup, View } from './view.ts'

export type Question = {
  query: string
  params: Record<string, unknown>
  dataset: string
  projectId: string
  /** What `identity()` answers. */
  identity: string
  /** Also tell where values came from, naming elements of lists by place or by `_key`. */
  sourceMap?: 'by-index' | 'by-key' | undefined
}

/** An answer, already as JSON: it is what goes over the wire. A long one from the worker comes as UTF-8. */
export type Answer = {
  json: string | Uint8Array<ArrayBuffer>
  syncTags: string[]
  sourceMapJson?: string
}

export type CompiledQuery = {
  tree: GroqNode
  scope: TagScope
  /** Fields that it looks documents up by. */
  fields: FieldLookup[]
  /** True when its values could outgrow the memory of the main thread. */
  isExplosive: boolean
}

/** A rough size of a syntax node, in characters. */
const nodeSize = 50

/** groq-js puts parameters into the tree while parsing, so a compiled query belongs to its parameters too. */
const compiled = new LRUCache<string, CompiledQuery>({
  max: 1000,
  maxSize: 32_000_000,
  sizeCalculation: ({ tree }, key) => key.length + sizeOf(tree),
})

/** A compiled query from the cache, if it is there. */
export function knownQuery(question: Question): CompiledQuery | undefined {
  return compiled.get(cacheKey(question))
}

/** Keeps a compiled query. Never call it under a time budget: it must not stop half-way. */
export function rememberQuery(question: Question, query: CompiledQuery): void {
  compiled.set(cacheKey(question), query)
}

function cacheKey({ query, params }: Question): string {
  return `${query}\n${JSON.stringify(params)}`
}

/** Parses and narrows a query. @throws LakeError 400 when it does not parse. */
export function compile(question: Question): CompiledQuery {
  return withinDepth(question, () => {
    const tree = parse(question)
    const given = cacheKey(question).length - question.query.length
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

/** A query or a value can be nested more deeply than functions can call one another. */
function withinDepth<T>(question: Question, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const { query } = question
    throw dataError(400, 'queryEvaluationError', 'The query or its result is nested too deeply', { query })
  }
}

/**
 * Evaluates a compiled query on the calling thread, however long it takes.
 *
 * @param most - characters that the answer, and its source map, may be long
 * @throws LakeError 400 when it cannot be evaluated.
 * @throws AnswerTooLong
 */
export function evaluate(
  { tree, scope }: CompiledQuery,
  question: Question,
  view: View,
  most: number,
): Answer & { json: string } {
  const followedTypes = new Set<string>()
  const missingIds = new Set<string>()
  const value = run(tree, question, view, (reference) => {
    const document = view.get(reference)
    if (document) followedTypes.add(document._type)
    else missingIds.add(reference)
    return document
  })
  return withinDepth(question, () => ({
    json: answerText(value, most),
    syncTags: tagsOfAnswer(question.dataset, scope, { types: followedTypes, missingIds }),
    ...(question.sourceMap && { sourceMapJson: answerText(mapSources(tree, value, question, view), most) }),
  }))
}

function mapSources(tree: GroqNode, answer: unknown, question: Question, view: View): SourceMap {
  const traced = run(tracedTree(tree), question, view, (reference) => view.get(reference))
  return sourceMapOf(traced, answer, view, question.sourceMap === 'by-key')
}

/** Evaluates a compiled query; answers with the plain value. @throws LakeError 400 when it cannot be evaluated. */
export function evaluateValue({ tree }: CompiledQuery, question: Question, view: View): unknown {
  return run(tree, question, view, (reference) => view.get(reference))
}

function run(tree: GroqNode, question: Question, view: View, dereference: (id: string) => unknown): unknown {
  try {
    return evaluateGroq(tree, {
      dataset: view.documents,
      identity: question.identity,
      sanity: { projectId: question.projectId, dataset: question.dataset },
      dereference: (id) => documentsOfLookup(id, view) ?? dereference(id),
    })
  } catch (error) {
    if (isTermination(error)) throw error
    const description = error instanceof Error ? error.message : String(error)
    throw dataError(400, 'queryEvaluationError', `Unable to evaluate the query: ${description}`, {
      query: question.query,
    })
  }
}

function parse({ query, params }: Question): GroqNode {
  try {
    return parseGroq(query, params)
  } catch (error) {
    if (!(error instanceof GroqParseError)) throw error
    const { message, start, end } = error
    throw dataError(400, 'queryParseError', message, { query, start, end })
  }
}
