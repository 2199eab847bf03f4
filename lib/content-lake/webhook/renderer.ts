import { messageOf } from '../errors.ts'
import type { LakeDocument } from '../types.ts'
import type { WaitingChange } from './change-store.ts'
import { createProjection, parseChange, type Projection } from './projection.ts'

/** Rendered in one go; then other work of the process has its turn. */
const turnMs = 8
/** More than this waits in the database only. */
const maxAhead = 1_000
const maxCharacters = 4_000_000

type LookUp = (dataset: string, id: string) => LakeDocument | undefined

/**
 * Renders changes with the projection: soon after each commit, while references lead to what they led to then, but never
 * inside it. Changes that found no room, or are left from before a crash, are rendered when they are delivered.
 */
export class ChangeRenderer {
  readonly #projection: Projection
  readonly #lookUp: LookUp
  /** Rendered and not delivered yet. */
  readonly #ahead = new Map<string, string | undefined>()
  /** Not rendered yet. */
  readonly #fresh = new Map<string, WaitingChange>()
  /** In both. */
  #characters = 0
  #isScheduled = false

  /** @throws Error for a projection that cannot work */
  constructor(projection: string, lookUp: LookUp) {
    this.#projection = createProjection(projection)
    this.#lookUp = lookUp
  }

  /** Renders changes as soon as there is time. */
  renderSoon(changes: WaitingChange[]): void {
    for (const change of changes) {
      if (this.#fresh.size + this.#ahead.size >= maxAhead || this.#characters >= maxCharacters) break
      this.#fresh.set(keyOf(change), change)
      this.#characters += change.change.length
    }
    this.#schedule()
  }

  /** JSON of what is delivered of a change; undefined when the projection fails on it, which is reported once. */
  render(change: WaitingChange): string | undefined {
    if (change.rendered !== null) return change.rendered
    const key = keyOf(change)
    if (!this.#ahead.has(key)) {
      this.#forgetFresh(key)
      this.#keep(key, this.#project(change))
    }
    return this.#ahead.get(key)
  }

  /** Forgets what has been delivered. */
  forget(changes: WaitingChange[]): void {
    for (const change of changes) {
      const key = keyOf(change)
      this.#forgetFresh(key)
      this.#characters -= this.#ahead.get(key)?.length ?? 0
      this.#ahead.delete(key)
    }
  }

  #forgetFresh(key: string): void {
    this.#characters -= this.#fresh.get(key)?.change.length ?? 0
    this.#fresh.delete(key)
  }

  #keep(key: string, text: string | undefined): void {
    this.#ahead.set(key, text)
    this.#characters += text?.length ?? 0
  }

  #schedule(): void {
    if (this.#isScheduled || this.#fresh.size === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      const ends = performance.now() + turnMs
      for (const [key, change] of this.#fresh) {
        this.#forgetFresh(key)
        this.#keep(key, this.#project(change))
        if (performance.now() > ends) break
      }
      this.#schedule()
    })
  }

  #project({ dataset, documentId, transactionId, change }: WaitingChange): string | undefined {
    try {
      return this.#projection(parseChange(change), (id) => this.#lookUp(dataset, id))
    } catch (error) {
      console.error(
        `Content Lake: the webhook does not get "${documentId}" in transaction "${transactionId}", since its projection fails: ${messageOf(error)}`,
      )
      return undefined
    }
  }
}

function keyOf({ sequence, position }: WaitingChange): string {
  return `${sequence}.${position}`
}
