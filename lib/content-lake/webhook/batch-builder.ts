import { setImmediate as turn } from 'node:timers/promises'
import type { ChangeStore, PendingChange } from './change-store.ts'
import type { ChangeRenderer } from './renderer.ts'
import { type Batch, batchOf } from './webhook-call.ts'

/** What one call carries at most. */
const callLimits = { changes: 500, characters: 1_000_000 }
/** How long changes are rendered at once, before other work of the process has its turn. */
const turnMs = 8

/** Combines pending changes into calls: as many as fit, in order. */
export class BatchBuilder {
  readonly #store: ChangeStore
  readonly #renderer: ChangeRenderer
  readonly #onFinished: (sequence: number) => void
  /** Up to this commit, each change is delivered in a call of its own. */
  #singlyUntil = -1

  /** @param onFinished - called with the sequence of a commit when all its changes are delivered */
  constructor(store: ChangeStore, renderer: ChangeRenderer, onFinished: (sequence: number) => void) {
    this.#store = store
    this.#renderer = renderer
    this.#onFinished = onFinished
  }

  /**
   * The changes of the next call, rendered; undefined when there are none, or the lake is closing.
   *
   * @param onEmpty - called synchronously when there are none
   */
  async next(closing: AbortSignal, onEmpty: () => void): Promise<Batch | undefined> {
    while (!closing.aborted) {
      const pending = this.#pending()
      if (pending.length === 0) {
        onEmpty()
        return undefined
      }
      const isStarted = pending[0]?.batch !== null
      const { rendered, failed } = await this.#render(
        pending,
        isStarted ? Infinity : callLimits.characters,
        closing,
      )
      if (closing.aborted) return undefined
      if (failed.length > 0) this.finish(failed)
      if (rendered.length === 0) continue
      const batch = batchOf(rendered)
      if (!isStarted) this.#store.assignBatch(batch.changes)
      return batch
    }
    return undefined
  }

  /** Dissolves a batch, to deliver its changes one by one. */
  split({ changes }: Batch): void {
    this.#store.dissolveBatch()
    this.#singlyUntil = changes.at(-1)?.sequence ?? -1
  }

  /** Removes changes that are delivered, or cannot be. */
  finish(changes: PendingChange[]): void {
    this.#store.remove(changes)
    this.#renderer.drop(changes)
    for (const sequence of new Set(changes.map((change) => change.sequence))) {
      if (!this.#store.hasPending(sequence)) this.#onFinished(sequence)
    }
  }

  #pending(): PendingChange[] {
    const pending = this.#store.oldest(callLimits.changes)
    const [first] = pending
    const isSingle = first && first.batch === null && first.sequence <= this.#singlyUntil
    return isSingle ? [first] : pending
  }

  async #render(
    pending: PendingChange[],
    maxCharacters: number,
    closing: AbortSignal,
  ): Promise<{ rendered: { change: PendingChange; text: string }[]; failed: PendingChange[] }> {
    const rendered: { change: PendingChange; text: string }[] = []
    const failed: PendingChange[] = []
    let characters = 0
    let ends = performance.now() + turnMs
    for (const change of pending) {
      const text = this.#renderer.render(change)
      if (text === undefined) failed.push(change)
      else {
        characters += text.length
        if (rendered.length > 0 && characters > maxCharacters) break
        rendered.push({ change, text })
      }
      if (performance.now() > ends) {
        await turn()
        if (closing.aborted) break
        ends = performance.now() + turnMs
      }
    }
    return { rendered, failed }
  }
}
