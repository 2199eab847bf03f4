import { messageOf } from '../errors.ts'
import type { LakeDocument } from '../types.ts'
import type { PendingChange } from './change-store.ts'
import { createProjection, parseChange, type Projection } from './projection.ts'

/** How long changes are rendered at once, before other work of the process has its turn. */
const turnMs = 8
/** Further changes are rendered when they are delivered. */
const maxQueued = 1_000
const maxCharacters = 4_000_000

type FindDocument = (dataset: string, id: string) => LakeDocument | undefined

/**
 * Renders changes with the projection: soon after each commit, when references have the same targets as in it, but not
 * inside it. Changes beyond the limits, or from before a crash, are rendered when they are delivered.
 */
export class ChangeRenderer {
  readonly #projection: Projection
  readonly #findDocument: FindDocument
  /** JSON of changes that are rendered and not delivered yet. */
  readonly #rendered = new Map<string, string | undefined>()
  /** Changes that are not rendered yet. */
  readonly #queued = new Map<string, PendingChange>()
  /** Length of both. */
  #characters = 0
  #isScheduled = false

  /** @throws Error for a projection that cannot work */
  constructor(projection: string, findDocument: FindDocument) {
    this.#projection = createProjection(projection)
    this.#findDocument = findDocument
  }

  /** Renders changes as soon as there is time. */
  renderSoon(changes: PendingChange[]): void {
    for (const change of changes) {
      if (this.#queued.size + this.#rendered.size >= maxQueued || this.#characters >= maxCharacters) break
      this.#queued.set(keyOf(change), change)
      this.#characters += change.change.length
    }
    this.#schedule()
  }

  /** The JSON of a change; undefined when the projection fails on it, which is logged once. */
  render(change: PendingChange): string | undefined {
    if (change.rendered !== null) return change.rendered
    const key = keyOf(change)
    if (!this.#rendered.has(key)) {
      this.#dequeue(key)
      this.#cache(key, this.#project(change))
    }
    return this.#rendered.get(key)
  }

  /** Drops what is cached of delivered changes. */
  drop(changes: PendingChange[]): void {
    for (const change of changes) {
      const key = keyOf(change)
      this.#dequeue(key)
      this.#characters -= this.#rendered.get(key)?.length ?? 0
      this.#rendered.delete(key)
    }
  }

  #dequeue(key: string): void {
    this.#characters -= this.#queued.get(key)?.change.length ?? 0
    this.#queued.delete(key)
  }

  #cache(key: string, text: string | undefined): void {
    this.#rendered.set(key, text)
    this.#characters += text?.length ?? 0
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queued.size === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      const ends = performance.now() + turnMs
      for (const [key, change] of this.#queued) {
        this.#dequeue(key)
        this.#cache(key, this.#project(change))
        if (performance.now() > ends) break
      }
      this.#schedule()
    })
  }

  #project({ dataset, documentId, transactionId, change }: PendingChange): string | undefined {
    try {
      return this.#projection(parseChange(change), (id) => this.#findDocument(dataset, id))
    } catch (error) {
      console.error(
        `Content Lake: the webhook does not get "${documentId}" in transaction "${transactionId}", since its projection fails: ${messageOf(error)}`,
      )
      return undefined
    }
  }
}

function keyOf({ sequence, position }: PendingChange): string {
  return `${sequence}.${position}`
}
