import {
  type QueryResult,
  compile,
  type CompiledQuery,
  evaluate,
  cachedQuery,
  type QueryInput,
  cacheQuery,
} from './evaluate.ts'
import type { IndexedView } from './indexed-view.ts'

/** The longest result that the main thread serialises, in characters; longer ones are left to the query thread. */
export const maxMainThreadLength = 4_000_000

/** A query on the main thread, which a time budget may stop at any point. */
export class MainThreadQuery {
  readonly #input: QueryInput
  readonly #view: IndexedView
  readonly #cached: CompiledQuery | undefined
  #query: CompiledQuery | undefined

  constructor(input: QueryInput, view: IndexedView) {
    this.#input = input
    this.#view = view
    this.#cached = cachedQuery(input)
    this.#query = this.#cached
  }

  /** @returns undefined for a query that has to run on the query thread, where memory is limited. */
  run(): QueryResult | undefined {
    this.#query ??= compile(this.#input)
    if (this.#query.isExplosive) return undefined
    return evaluate(this.#query, this.#input, this.#view, maxMainThreadLength)
  }

  /** Caches the compiled query, if it was compiled. Never call it under a time budget. */
  cache(): void {
    if (this.#query && this.#query !== this.#cached) cacheQuery(this.#input, this.#query)
  }

  /** Builds missing indexes for the next time. Never call it under a time budget. */
  buildMissingIndexes(budgetMs: number): void {
    if (this.#query) this.#view.buildIndexes(this.#query.fields, budgetMs)
  }
}
