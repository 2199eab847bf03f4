import type { WebhookSettings } from '../types.ts'
import { type Batch, type CallOutcome, callWebhook } from './webhook-call.ts'

/** How long the others have once one receiver has accepted a batch: they must not delay the next publication. */
const graceMs = 5_000

/**
 * The receivers of a webhook. All get each batch at once. It is delivered when one of them has accepted it: those that
 * cannot be reached are left out, because a receiver reads current content when it starts, and those that ask for the
 * batch again get it again for a few seconds.
 */
export class Receivers {
  readonly #settings: Pick<WebhookSettings, 'urls' | 'secret'>
  readonly #projectId: string
  /** Those that have accepted the batch under delivery. */
  readonly #accepted = new Set<string>()
  /** When the first of them did, on the steady clock. */
  #acceptedAt = Infinity

  constructor(settings: Pick<WebhookSettings, 'urls' | 'secret'>, projectId: string) {
    this.#settings = settings
    this.#projectId = projectId
  }

  /** Calls those that have not accepted this batch yet. Never throws. */
  async call(batch: Batch, closing: AbortSignal): Promise<CallOutcome> {
    const grace = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const { urls, secret } = this.#settings
    const outcomes = await Promise.all(
      urls
        .filter((url) => !this.#accepted.has(url))
        .map(async (url) => {
          const signal = AbortSignal.any([closing, grace.signal])
          const outcome = await callWebhook({ url, secret }, this.#projectId, batch, signal)
          if (outcome.kind !== 'accepted') return outcome
          this.#accepted.add(url)
          this.#acceptedAt = Math.min(this.#acceptedAt, performance.now())
          timer ??= setTimeout(() => grace.abort(), graceMs)
          return outcome
        }),
    )
    clearTimeout(timer)
    const again = outcomes.find((outcome) => outcome.kind === 'retry' && this.#isNeeded(outcome))
    if (again) return again
    this.#accepted.clear()
    this.#acceptedAt = Infinity
    return outcomes.find(({ kind }) => kind === 'refused') ?? { kind: 'accepted' }
  }

  #isNeeded({ unreachable }: { unreachable: boolean }): boolean {
    if (this.#accepted.size === 0) return true
    return !unreachable && performance.now() - this.#acceptedAt < graceMs
  }
}
