import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { dataError, LakeError } from '../errors.ts'
import { loadShapesFor } from '../groq/load-shapes.ts'
import { isRecord } from '../json.ts'
import type { PendingDocument } from '../mutations/apply-mutations.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeConfig } from '../types.ts'
import { ResultTooLong } from './result-json.ts'
import { MainThreadQuery, maxMainThreadLength } from './main-thread-query.ts'
import { type QueryResult, compile, evaluateValue, cachedQuery, type QueryInput } from './evaluate.ts'
import type { Caller } from '../fair-queue.ts'
import { startCpuTimer, withCpuLimit } from './cpu-limit.ts'
import type { Perspective } from './perspective.ts'
import { QueryThread, type SlowQuery } from './query-thread.ts'
import { MainThreadTime } from './main-thread-time.ts'
import { OutOfTime, withinTime } from './time-budget.ts'
import { TransactionView } from './transaction-view.ts'
import { viewsOf } from './view-cache.ts'

/** A query of a caller. `identity` is the id of the user or token that runs it. */
export type QueryRequest = Omit<QueryInput, 'dataset' | 'projectId'> & {
  perspective: Perspective
  /** Hides every document whose id has a dot: what anonymous readers get. */
  onlyRoot: boolean
  /** Callers take turns when several queries are queued. */
  caller: Caller
}

/** A query that computes for less than this runs without a time budget the next time. */
const quickMs = 5
/** How long a slow query runs on the query thread at once, before the main thread tries it again. */
const slowTtlMs = 30_000

/**
 * Runs queries. Each starts on the main thread, where the documents are, with a small time budget, within which nearly all
 * finish. One that does not, or has a long result, starts again on the query thread, so that a runaway query costs the main
 * thread no more than its budget.
 */
export class QueryEngine {
  readonly #config: Pick<LakeConfig, 'projectId' | 'limits'>
  readonly #queryThread: QueryThread
  readonly #threadTime = new MainThreadTime()
  /** Recent slow queries. */
  readonly #slow = new LRUCache<string, true>({ max: 500, ttl: slowTtlMs })
  /** Quick queries, with the number of documents then: they need no time budget, which takes time itself. */
  readonly #quick = new LRUCache<string, number>({ max: 1_000 })

  constructor(config: Pick<LakeConfig, 'projectId' | 'dataDir' | 'limits'>) {
    this.#config = config
    this.#queryThread = new QueryThread({ dataDir: config.dataDir, limits: config.limits })
  }

  /** @throws LakeError 400 for a faulty query or too long a result, 408 for one that runs too long, 503 when busy. */
  async query(dataset: Dataset, request: QueryRequest): Promise<QueryResult> {
    const { perspective, onlyRoot, caller } = request
    const { documents } = dataset
    const input = this.#input(dataset, request)
    const slowQuery = { input, perspective, onlyRoot, documents, caller }
    const key = keyOf(slowQuery)
    if (this.#slow.has(key)) return await this.#runOnThread(slowQuery, key)
    loadShapesFor(input.query)
    const spentMs = startCpuTimer()
    const mainThreadQuery = new MainThreadQuery(input, viewsOf(documents).get(perspective, onlyRoot))
    let isQuick = false
    try {
      const limited = this.#isQuick(key, documents.size)
        ? { isDone: true as const, value: mainThreadQuery.run() }
        : withCpuLimit(this.#budgetOf(caller), () => mainThreadQuery.run())
      isQuick = spentMs() < quickMs
      if (!limited.isDone) mainThreadQuery.buildMissingIndexes(this.#config.limits.queryBudgetMs)
      else if (limited.value) return limited.value
    } catch (error) {
      if (!(error instanceof ResultTooLong)) throw error
    } finally {
      if (isQuick) this.#quick.set(key, documents.size)
      else this.#quick.delete(key)
      mainThreadQuery.cache()
      this.#threadTime.charge(caller, spentMs(), performance.now())
    }
    return await this.#runOnThread(slowQuery, key)
  }

  /** Runs a query on the query thread; one that is slow there too starts there for a while. */
  async #runOnThread(slowQuery: SlowQuery, key: string): Promise<QueryResult> {
    const { queryBudgetMs } = this.#config.limits
    try {
      const { result, cpuMs } = await this.#queryThread.run(slowQuery)
      if (cpuMs > queryBudgetMs || result.json.length > maxMainThreadLength) this.#slow.set(key, true)
      return result
    } catch (error) {
      // When the queue was full, the query did not run at all.
      if (error instanceof LakeError && error.status !== 503) this.#slow.set(key, true)
      throw error
    }
  }

  /** True for a query that was quick before, over about as many documents. */
  #isQuick(key: string, size: number): boolean {
    const before = this.#quick.get(key)
    return before !== undefined && size <= 2 * before + 100
  }

  #budgetOf(caller: Caller): number {
    const { queryBudgetMs } = this.#config.limits
    return this.#threadTime.isExhausted(caller, performance.now()) ? queryBudgetMs / 4 : queryBudgetMs
  }

  /**
   * Ids of the documents that a query selects for a mutation, drafts and versions included, in the state that the
   * transaction has reached. Runs on the main thread, because a commit is synchronous.
   *
   * @throws LakeError 408 when it runs too long.
   */
  select(
    dataset: Dataset,
    request: Pick<QueryRequest, 'query' | 'params' | 'identity'>,
    overlay: ReadonlyMap<string, PendingDocument>,
  ): string[] {
    const input = this.#input(dataset, request)
    const budget = this.#config.limits.queryTimeoutMs
    loadShapesFor(input.query)
    try {
      const query = cachedQuery(input) ?? withinTime(budget, () => compile(input))
      if (query.isExplosive) throw dataError(400, 'queryResourceError', 'The query needs too much memory')
      const before = viewsOf(dataset.documents).get('raw', false)
      before.buildIndexes(query.fields, budget)
      const view = new TransactionView(before, overlay)
      return idsIn(withinTime(budget, () => evaluateValue(query, input, view)))
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      throw dataError(408, 'queryTimeoutError', 'The query that selects the documents ran too long')
    }
  }

  async close(): Promise<void> {
    await this.#queryThread.close()
  }

  #input(
    dataset: Dataset,
    { query, params, identity, sourceMap }: Omit<QueryInput, 'dataset' | 'projectId'>,
  ): QueryInput {
    return { query, params, identity, sourceMap, dataset: dataset.name, projectId: this.#config.projectId }
  }
}

/** The key of a query; for a long one a hash, because many keys are cached. */
function keyOf({ input, perspective, onlyRoot }: SlowQuery): string {
  const { query, params, dataset, sourceMap } = input
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
