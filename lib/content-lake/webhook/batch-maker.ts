import { setImmediate as turn } from 'node:timers/promises'
import type { ChangeStore, WaitingChange } from './change-store.ts'
import type { ChangeRenderer } from './renderer.ts'
import { type Batch, batchOf } from './webhook-call.ts'

/** In one call. The site takes 4 MB. */
const maxChanges = 500
const maxCharacters = 1_000_000
/** Worked out at a stretch; then whatever else there is to do has its turn. */
const turnMs = 8

/** Puts what waits to be told into calls: as much as fits, in order. */
export class BatchMaker {
  readonly #store: ChangeStore
  readonly #renderer: ChangeRenderer
  readonly #onFinished: (sequence: number) => void
  /** Up to this commit each change is told by itself. */
  #singlyUntil = -1

  /** @param onFinished - called with a commit of which nothing is left to be told */
  constructor(store: ChangeStore, renderer: ChangeRenderer, onFinished: (sequence: number) => void) {
    this.#store = store
    this.#renderer = renderer
    this.#onFinished = onFinished
  }

  /**
   * The changes of the next call, worked out; undefined when nothing waits, or the lake is closing.
   *
   * @param onNothing - called in the same breath as the look that finds nothing
   */
  async next(closing: AbortSignal, onNothing: () => void): Promise<Batch | undefined> {
    while (!closing.aborted) {
      const waiting = this.#waiting()
      if (waiting.length === 0) {
        onNothing()
        return undefined
      }
      const isBegun = waiting[0]?.batch !== null
      const { told, failed } = await this.#worked(waiting, isBegun ? Infinity : maxCharacters, closing)
      if (closing.aborted) return undefined
      if (failed.length > 0) this.finish(failed)
      if (told.length === 0) continue
      const batch = batchOf(told)
      if (!isBegun) this.#store.join(batch.changes)
      return batch
    }
    return undefined
  }

  /** Has the changes of a batch told one by one. */
  takeApart({ changes }: Batch): void {
    this.#store.leave()
    this.#singlyUntil = changes.at(-1)?.sequence ?? -1
  }

  /** Changes that need not be told any more. */
  finish(changes: WaitingChange[]): void {
    this.#store.remove(changes)
    this.#renderer.forget(changes)
    for (const sequence of new Set(changes.map((change) => change.sequence))) {
      if (!this.#store.isWaiting(sequence)) this.#onFinished(sequence)
    }
  }

  #waiting(): WaitingChange[] {
    const waiting = this.#store.oldest(maxChanges)
    const [first] = waiting
    const isSingle = first && first.batch === null && first.sequence <= this.#singlyUntil
    return isSingle ? [first] : waiting
  }

  async #worked(
    waiting: WaitingChange[],
    maxCharacters: number,
    closing: AbortSignal,
  ): Promise<{ told: { change: WaitingChange; text: string }[]; failed: WaitingChange[] }> {
    const told: { change: WaitingChange; text: string }[] = []
    const failed: WaitingChange[] = []
    let characters = 0
    let ends = performance.now() + turnMs
    for (const change of waiting) {
      const text = this.#renderer.render(change)
      if (text === undefined) failed.push(change)
      else {
        characters += text.length
        if (told.length > 0 && characters > maxCharacters) break
        told.push({ change, text })
      }
      if (performance.now() > ends) {
        await turn()
        if (closing.aborted) break
        ends = performance.now() + turnMs
      }
    }
    return { told, failed }
  }
}
