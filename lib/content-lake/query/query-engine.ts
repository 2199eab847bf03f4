import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { dataError, LakeError } from '../errors.ts'
import { isRecord } from '../json.ts'
import type { PendingDocument } from '../mutations/apply-mutations.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeConfig } from '../types.ts'
import { AnswerTooLong } from './answer-text.ts'
import { Attempt, mostAtOnce } from './attempt.ts'
import { type Answer, compile, evaluateValue, knownQuery, type Question } from './evaluate.ts'
import type { Caller } from '../fair-queue.ts'
import type { Perspective } from './perspective.ts'
import { SlowLane, type SlowQuery } from './slow-lane.ts'
import { ThreadTime } from './thread-time.ts'
import { OutOfTime, withinTime } from './time-budget.ts'
import { TransactionView } from './transaction-view.ts'
import { viewsOf } from './view-cache.ts'

export type QueryRequest = {
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

/** A question that took less than this is asked again without a time budget. */
const quickMs = 5
/** How long a query is known to be slow before it is tried on the main thread again. */
const slowForMs = 30_000

/**
 * Answers queries. Each starts on the main thread, where the documents are, with a small budget of
 * time; nearly all are done by then. One that is not, or whose answer is long, starts anew in the
 * slow lane, so that a runaway query costs the server no more than its budget.
 */
export class QueryEngine {
  readonly #config: Pick<LakeConfig, 'projectId' | 'limits'>
  readonly #slowLane: SlowLane
  readonly #threadTime = new ThreadTime()
  /** Queries that were slow a moment ago. */
  readonly #slow = new LRUCache<string, true>({ max: 500, ttl: slowForMs })
  /** Questions that are known to be quick, with how many documents there were: they need no watch, which costs time. */
  readonly #quick = new LRUCache<string, number>({ max: 1_000 })

  constructor(config: Pick<LakeConfig, 'projectId' | 'dataDir' | 'limits'>) {
    this.#config = config
    this.#slowLane = new SlowLane({ dataDir: config.dataDir, limits: config.limits })
  }

  /** @throws LakeError 400 for a faulty query or too long an answer, 408 for one that runs too long, 503 when busy. */
  async query(dataset: Dataset, request: QueryRequest): Promise<Answer> {
    const { perspective, onlyRoot, caller } = request
    const { documents } = dataset
    const question = this.#question(dataset, request)
    const asked = { question, perspective, onlyRoot, documents, caller }
    const name = nameOf(asked)
    if (this.#slow.has(name)) return await this.#slowly(asked, name)
    const started = performance.now()
    const attempt = new Attempt(question, viewsOf(documents).get(perspective, onlyRoot))
    try {
      const answer = this.#isQuick(name, documents.size)
        ? attempt.run()
        : withinTime(this.#budgetOf(caller, started), () => attempt.run())
      if (performance.now() - started < quickMs) this.#quick.set(name, documents.size)
      else this.#quick.delete(name)
      if (answer) return answer
    } catch (error) {
      if (error instanceof OutOfTime) attempt.prepareNext(this.#config.limits.queryBudgetMs)
      else if (!(error instanceof AnswerTooLong)) throw error
      this.#quick.delete(name)
    } finally {
      attempt.remember()
      const now = performance.now()
      this.#threadTime.charge(caller, now - started, now)
    }
    return await this.#slowly(asked, name)
  }

  /** Answers in the slow lane; a query that is slow there too starts there for a while. */
  async #slowly(asked: SlowQuery, name: string): Promise<Answer> {
    const { queryBudgetMs } = this.#config.limits
    try {
      const { answer, ms } = await this.#slowLane.run(asked)
      if (ms > queryBudgetMs || answer.json.length > mostAtOnce) this.#slow.set(name, true)
      return answer
    } catch (error) {
      // It did not run at all when the lane was full.
      if (error instanceof LakeError && error.status !== 503) this.#slow.set(name, true)
      throw error
    }
  }

  /** True for a question that was answered quickly before, from not much fewer documents. */
  #isQuick(name: string, size: number): boolean {
    const before = this.#quick.get(name)
    return before !== undefined && size <= 2 * before + 100
  }

  #budgetOf(caller: Caller, now: number): number {
    const { queryBudgetMs } = this.#config.limits
    return this.#threadTime.isUsedUp(caller, now) ? queryBudgetMs / 4 : queryBudgetMs
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
    overlay: ReadonlyMap<string, PendingDocument>,
  ): string[] {
    const question = this.#question(dataset, request)
    const budget = this.#config.limits.queryTimeoutMs
    try {
      const query = knownQuery(question) ?? withinTime(budget, () => compile(question))
      if (query.isExplosive) throw dataError(400, 'queryResourceError', 'The query needs too much memory')
      const before = viewsOf(dataset.documents).get('raw', false)
      before.prepare(query.fields, budget)
      const view = new TransactionView(before, overlay)
      return idsIn(withinTime(budget, () => evaluateValue(query, question, view)))
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      throw dataError(408, 'queryTimeoutError', 'The query that selects the documents ran too long')
    }
  }

  async close(): Promise<void> {
    await this.#slowLane.close()
  }

  #question(
    dataset: Dataset,
    { query, params, identity, sourceMap }: Pick<QueryRequest, 'query' | 'params' | 'identity' | 'sourceMap'>,
  ): Question {
    return { query, params, identity, sourceMap, dataset: dataset.name, projectId: this.#config.projectId }
  }
}

/** Tells questions apart; long ones by a hash, because many are kept. */
function nameOf({ question, perspective, onlyRoot }: SlowQuery): string {
  const { query, params, dataset, sourceMap } = question
  const text = JSON.stringify([dataset, query, params, perspective, onlyRoot, sourceMap])
  return text.length < 1_000 ? text : createHash('sha256').update(text).digest('base64')
}

function idsIn(result: unknown): string[] {
  const selected = Array.isArray(result) ? result : [result]
  return selected.flatMap((item: unknown) => {
    if (typeof item === 'string') return item
    return isRecord(item) && typeof item._id === 'string' ? item._id : []
  })
}
