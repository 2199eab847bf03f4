import { dataError } from '../errors.ts'
import type { Draft } from '../mutations/apply-mutations.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeConfig, LakeDocument } from '../types.ts'
import { AnswerTooLong } from './answer-text.ts'
import {
  type Answer,
  compile,
  type CompiledQuery,
  evaluate,
  evaluateValue,
  knownQuery,
  type Question,
  rememberQuery,
} from './evaluate.ts'
import type { Caller } from './fair-queue.ts'
import type { Perspective } from './perspective.ts'
import { SlowLane } from './slow-lane.ts'
import { OutOfTime, withinTime } from './time-budget.ts'
import { TransactionView } from './transaction-view.ts'
import { viewsOf } from './view-cache.ts'

export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** Hides every document whose id has a dot: what anonymous readers get. */
  onlyRoot: boolean
  /** Id of the user or token that asks. */
  identity: string
  /** Who waits for the answer, when others wait too. */
  caller: Caller
  sourceMap?: Question['sourceMap']
}

/** Characters of an answer that the main thread writes; longer ones are written in the slow lane. */
const MOST_AT_ONCE = 4_000_000

/**
 * Answers queries. Each starts on the main thread, where the documents are, with a small budget of
 * time; nearly all are done by then. One that is not, or whose answer is long, starts anew in the
 * slow lane, so that a runaway query costs the server no more than its budget.
 */
export class QueryEngine {
  readonly #config: Pick<LakeConfig, 'projectId' | 'limits'>
  readonly #slowLane: SlowLane

  constructor(config: Pick<LakeConfig, 'projectId' | 'dataDir' | 'limits'>) {
    this.#config = config
    this.#slowLane = new SlowLane({ dataDir: config.dataDir, limits: config.limits })
  }

  /** @throws LakeError 400 for a faulty query or too long an answer, 408 for one that runs too long, 503 when busy. */
  async query(dataset: Dataset, request: QueryRequest): Promise<Answer> {
    const { perspective, onlyRoot, caller } = request
    const { documents } = dataset
    const question = this.#question(dataset, request)
    const budget = this.#config.limits.queryBudgetMs
    try {
      const query = this.#compiled(question, budget)
      const view = viewsOf(documents).get(perspective, onlyRoot)
      return withinTime(budget, () => evaluate(query, question, view, MOST_AT_ONCE))
    } catch (error) {
      if (!(error instanceof OutOfTime) && !(error instanceof AnswerTooLong)) throw error
      return await this.#slowLane.run({ question, perspective, onlyRoot, documents, caller })
    }
  }

  /**
   * Ids of the documents that a query selects for a mutation, drafts and versions included, given
   * what the transaction has changed so far. Runs on the main thread: a commit is one step.
   *
   * @throws LakeError 408 when it runs too long.
   */
  select(
    dataset: Dataset,
    request: Pick<QueryRequest, 'query' | 'params' | 'identity'>,
    overlay: ReadonlyMap<string, Draft>,
  ): string[] {
    const question = this.#question(dataset, request)
    const budget = this.#config.limits.queryTimeoutMs
    try {
      const query = this.#compiled(question, budget)
      const view = new TransactionView(viewsOf(dataset.documents).get('raw', false), overlay)
      return idsIn(withinTime(budget, () => evaluateValue(query, question, view)))
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      throw dataError(408, 'queryTimeoutError', 'The query that selects the documents ran too long')
    }
  }

  async close(): Promise<void> {
    await this.#slowLane.close()
  }

  #compiled(question: Question, budget: number): CompiledQuery {
    const known = knownQuery(question)
    if (known) return known
    const query = withinTime(budget, () => compile(question))
    rememberQuery(question, query)
    return query
  }

  #question(
    dataset: Dataset,
    { query, params, identity, sourceMap }: Pick<QueryRequest, 'query' | 'params' | 'identity' | 'sourceMap'>,
  ): Question {
    return { query, params, identity, sourceMap, dataset: dataset.name, projectId: this.#config.projectId }
  }
}

function idsIn(result: unknown): string[] {
  const selected = Array.isArray(result) ? result : [result]
  return selected.flatMap((item: unknown) => {
    if (typeof item === 'string') return item
    const id = (item as LakeDocument | null)?._id
    return typeof id === 'string' ? id : []
  })
}
