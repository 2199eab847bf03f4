import type { WebhookSettings } from '../types.ts'
import { type Batch, type CallOutcome, callWebhook } from './webhook-call.ts'

/** How long a delivery waits for the others once one receiver has accepted it: they must not delay the next publication. */
const waitMs = 1_000
/** How long such a late call may go on beside later ones. */
const lateMs = 10_000

/**
 * The receivers of a webhook. All get each batch at once. It is delivered when one of them has accepted it: those that
 * cannot be reached are left out, because a receiver reads current content when it starts, and those that ask for the
 * batch again get it again for a moment.
 */
export class Receivers {
  readonly #settings: Pick<WebhookSettings, 'urls' | 'secret'>
  readonly #projectId: string
  /** Those that have accepted the batch under delivery. */
  #accepted = new Set<string>()
  /** When the first of them did, on the steady clock. */
  #acceptedAt = Infinity

  constructor(settings: Pick<WebhookSettings, 'urls' | 'secret'>, projectId: string) {
    this.#settings = settings
    this.#projectId = projectId
  }

  /** Calls those that have not accepted this batch yet. Never throws. */
  async call(batch: Batch, closing: AbortSignal): Promise<CallOutcome> {
    const accepted = this.#accepted
    const outcomes: CallOutcome[] = []
    const late = new AbortController()
    const waited = Promise.withResolvers<void>()
    const { urls, secret } = this.#settings
    const now = Date.now()
    const calls = urls
      .filter((url) => !accepted.has(url))
      .map(async (url, index) => {
        // A signature of its own: receivers may refuse together what any of them has seen.
        const signing = { secret, time: now + index }
        const signal = AbortSignal.any([closing, late.signal])
        const outcome = await callWebhook({ url, signing }, this.#projectId, batch, signal)
        outcomes.push(outcome)
        if (outcome.kind !== 'accepted') return
        accepted.add(url)
        setTimeout(waited.resolve, waitMs).unref()
        setTimeout(() => late.abort(), lateMs).unref()
      })
    await Promise.race([Promise.all(calls), waited.promise])
    if (accepted.size > 0) this.#acceptedAt = Math.min(this.#acceptedAt, performance.now())
    const again = outcomes.find((outcome) => outcome.kind === 'retry' && this.#isNeeded(outcome))
    if (again) return again
    this.#accepted = new Set()
    this.#acceptedAt = Infinity
    return outcomes.find(({ kind }) => kind === 'refused') ?? { kind: 'accepted' }
  }

  #isNeeded({ unreachable }: { unreachable: boolean }): boolean {
    if (this.#accepted.size === 0) return true
    return !unreachable && performance.now() - this.#acceptedAt < waitMs
  }
}
