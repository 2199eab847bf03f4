import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import type { CommittedTransaction, LakeDocument, WebhookSettings } from '../types.ts'
import { BatchBuilder } from './batch-builder.ts'
import { ChangeStore, type PendingChange } from './change-store.ts'
import { TokenBucket } from './token-bucket.ts'
import { Receivers } from './receivers.ts'
import { ChangeRenderer } from './renderer.ts'

const initialRetryDelayMs = 250
const maxRetryDelayMs = 10_000
/** An outage is logged after this time, since the receiver may start later or restart. */
const reportAfterMs = 5 * 60 * 1000
/** Statuses with which a receiver may refuse one change of several. */
const splitStatuses = new Set([400, 413, 422])

/**
 * Delivers each change of published documents to a webhook: in the order of the commits, one call at a time, retried until
 * it succeeds or is refused. Changes that are made meanwhile are delivered in one call. Pending changes are stored with the
 * commit itself, so that neither a crash of this process nor an outage of the receiver loses any.
 */
export class DeliveryQueue {
  readonly #settings: WebhookSettings & { dataset: string }
  readonly #store: ChangeStore
  readonly #renderer: ChangeRenderer
  readonly #batches: BatchBuilder
  readonly #receivers: Receivers
  readonly #rate = new TokenBucket()
  readonly #delivered = new Map<number, () => void>()
  readonly #closing = new AbortController()
  /** Pending changes of the last commit. */
  #recorded: PendingChange[] = []
  #wake: () => void = () => {}
  #isRunning = false
  #run: Promise<void> | undefined
  #unavailableSince: number | undefined
  #isReported = false

  /** @throws Error for a projection that cannot work */
  constructor(
    db: DatabaseSync,
    settings: WebhookSettings & { dataset: string },
    context: { projectId: string; findDocument: (dataset: string, id: string) => LakeDocument | undefined },
  ) {
    this.#settings = settings
    this.#receivers = new Receivers(settings, context.projectId)
    this.#renderer = new ChangeRenderer(settings.projection, context.findDocument)
    this.#store = new ChangeStore(db)
    this.#batches = new BatchBuilder(this.#store, this.#renderer, (sequence) =>
      this.#delivered.get(sequence)?.(),
    )
  }

  /** Stores the changes of a commit. Call it inside the transaction that stores the commit. */
  record(committed: CommittedTransaction): void {
    this.#recorded = committed.dataset === this.#settings.dataset ? this.#store.record(committed) : []
    // Rendered at once, because a purge must not leave whole documents in the queue. The projection has a short time limit,
    // and its result is stored only until it is delivered.
    for (const id of committed.purged) {
      this.#store.replaceByRendered(committed.dataset, id, (change) => this.#renderer.render(change))
    }
  }

  /**
   * Starts to deliver the commit that was recorded last, without waiting for it.
   *
   * @param timeoutMs - how long the returned promise waits at most
   * @returns resolves when it is delivered, or after the timeout; undefined when there is nothing to deliver
   */
  deliver({ sequence }: CommittedTransaction, timeoutMs: number): Promise<void> | undefined {
    const recorded = this.#recorded
    this.#recorded = []
    if (recorded[0]?.sequence !== sequence) return undefined
    this.#renderer.renderSoon(recorded)
    const delivered = new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#delivered.delete(sequence)
        resolve()
      }
      const timer = setTimeout(done, timeoutMs).unref()
      this.#delivered.set(sequence, done)
    })
    this.start()
    return delivered
  }

  /** Starts to deliver all pending changes, without waiting for it. */
  start(): void {
    this.#wake()
    if (this.#isRunning) return
    this.#isRunning = true
    this.#run = this.#deliverAll().catch((error: unknown) => {
      this.#isRunning = false
      console.error('Content Lake: delivery to the webhook has stopped until the next commit:', error)
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#run
  }

  async #deliverAll(): Promise<void> {
    // Later than the call that commits.
    await turn()
    let retryDelayMs = initialRetryDelayMs
    while (!this.#closing.signal.aborted) {
      await this.#delay(this.#rate.delayMs)
      this.#store.deleteExpired()
      const batch = await this.#batches.next(this.#closing.signal, () => {
        // The next commit has to start a new run.
        this.#isRunning = false
      })
      if (!batch) return
      this.#rate.take()
      const outcome = await this.#receivers.call(batch, this.#closing.signal)
      if (this.#closing.signal.aborted) return
      if (outcome.kind === 'retry') {
        this.#report(outcome.problem)
        if (outcome.delayMs !== undefined) await this.#delay(outcome.delayMs)
        else await this.#delayUntilCommit(retryDelayMs)
        retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs)
        continue
      }
      retryDelayMs = initialRetryDelayMs
      this.#reportRecovery()
      if (outcome.kind === 'refused') {
        console.error(`Content Lake: the webhook refused a call with ${outcome.status}.`)
        if (batch.changes.length > 1 && splitStatuses.has(outcome.status)) {
          this.#batches.split(batch)
          continue
        }
      }
      this.#batches.finish(batch.changes)
    }
  }

  /** Waits; ends early only when the queue closes. */
  async #delay(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return
    await sleep(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => {})
  }

  /** Waits until the next commit at most: by then the receiver may be available again. */
  async #delayUntilCommit(milliseconds: number): Promise<void> {
    const woken = new AbortController()
    this.#wake = () => woken.abort()
    const signal = AbortSignal.any([woken.signal, this.#closing.signal])
    await sleep(milliseconds, undefined, { signal }).catch(() => {})
    this.#wake = () => {}
  }

  #report(problem: string): void {
    this.#unavailableSince ??= performance.now()
    if (this.#isReported || performance.now() - this.#unavailableSince < reportAfterMs) return
    console.error(`Content Lake: the webhook ${problem}; trying until it is available.`)
    this.#isReported = true
  }

  #reportRecovery(): void {
    if (this.#isReported) console.error('Content Lake: the webhook is available again.')
    this.#unavailableSince = undefined
    this.#isReported = false
  }
}
