import { dataError } from '../errors.ts'
import type { Draft } from '../mutations/apply-mutations.ts'
import type { Dataset } from '../store/dataset.ts'
import type { LakeConfig, LakeDocument } from '../types.ts'
import {
  type Answer,
  compile,
  evaluate,
  evaluateUnindexed,
  knownQuery,
  type Question,
  rememberQuery,
} from './evaluate.ts'
import type { Perspective } from './perspective.ts'
import { SlowLane } from './slow-lane.ts'
import { OutOfTime, withinTime } from './time-budget.ts'
import { createView, View } from './view.ts'

export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** Hides every document whose id has a dot: what anonymous readers get. */
  onlyRoot: boolean
  /** Id of the user or token that asks. */
  identity: string
  sourceMap?: Question['sourceMap']
}

/**
 * Answers queries. Each starts on the main thread, where the documents are, with a small budget of
 * time; nearly all are done by then. One that is not starts anew in the slow lane, so that a
 * runaway query costs the server no more than its budget.
 */
export class QueryEngine {
  readonly #config: Pick<LakeConfig, 'projectId' | 'limits'>
  readonly #slowLane: SlowLane
  readonly #views = new WeakMap<Dataset, { revision: number; byReader: Map<string, View> }>()

  constructor(config: Pick<LakeConfig, 'projectId' | 'dataDir' | 'limits'>) {
    this.#config = config
    this.#slowLane = new SlowLane({ dataDir: config.dataDir, timeoutMs: config.limits.queryTimeoutMs })
  }

  /** @throws LakeError 400 for a faulty query, 408 for one that runs too long. */
  async query(dataset: Dataset, request: QueryRequest): Promise<Answer> {
    const { perspective, onlyRoot } = request
    const question = this.#question(dataset, request)
    const budget = this.#config.limits.queryBudgetMs
    try {
      const known = knownQuery(question)
      const query = known ?? withinTime(budget, () => compile(question))
      if (!known) rememberQuery(question, query)
      return withinTime(budget, () => evaluate(query, question, this.#view(dataset, perspective, onlyRoot)))
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error
      return await this.#slowLane.run({ question, perspective, onlyRoot })
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
    const documents = new Map(dataset.documents.all.map((document) => [document._id, document]))
    for (const [id, changed] of overlay) {
      if (changed) documents.set(id, changed)
      else documents.delete(id)
    }
    const view = new View(
      [...documents.values()],
      (id) => documents.get(id),
      () => [],
    )
    try {
      const result = withinTime(this.#config.limits.queryTimeoutMs, () =>
        evaluateUnindexed(this.#question(dataset, request), view),
      )
      return idsIn(result)
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

  #view(dataset: Dataset, perspective: Perspective, onlyRoot: boolean): View {
    const { revision } = dataset.documents
    let cached = this.#views.get(dataset)
    if (cached?.revision !== revision) {
      cached = { revision, byReader: new Map() }
      this.#views.set(dataset, cached)
    }
    const reader = `${onlyRoot ? 'root' : 'all'} ${String(perspective)}`
    const known = cached.byReader.get(reader)
    if (known) return known
    const view = createView(dataset.documents, perspective, onlyRoot)
    // Anybody can name perspectives; only so many are kept.
    if (cached.byReader.size < 16) cached.byReader.set(reader, view)
    return view
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
