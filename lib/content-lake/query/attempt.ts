import {
  type Answer,
  compile,
  type CompiledQuery,
  evaluate,
  knownQuery,
  type Question,
  rememberQuery,
} from './evaluate.ts'
import type { IndexedView } from './indexed-view.ts'

/** Characters of an answer that the main thread writes; longer ones are written in the slow lane. */
export const mostAtOnce = 4_000_000

/** A query on the main thread, which may be stopped in the middle of anything. */
export class Attempt {
  readonly #question: Question
  readonly #view: IndexedView
  readonly #known: CompiledQuery | undefined
  #query: CompiledQuery | undefined

  constructor(question: Question, view: IndexedView) {
    this.#question = question
    this.#view = view
    this.#known = knownQuery(question)
    this.#query = this.#known
  }

  /** @returns nothing for a query that has to run where memory is limited. */
  run(): Answer | undefined {
    this.#query ??= compile(this.#question)
    if (this.#query.isExplosive) return undefined
    return evaluate(this.#query, this.#question, this.#view, mostAtOnce)
  }

  /** Keeps the compiled query, if it got as far as that. Never call it under a time budget. */
  remember(): void {
    if (this.#query && this.#query !== this.#known) rememberQuery(this.#question, this.#query)
  }

  /** Builds the indexes that were missing, so that they are there the next time. Never call it under a time budget. */
  prepareNext(budgetMs: number): void {
    if (this.#query) this.#view.prepare(this.#query.fields, budgetMs)
  }
}
