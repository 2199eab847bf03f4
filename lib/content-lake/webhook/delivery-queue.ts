import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CommittedTransaction, LakeDocument, WebhookSettings } from '../types.ts'
import { createPayload, type Payload } from './payload.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

/** The receiver answers when it has done what there was to do; that may take a while. */
const PATIENCE_MS = 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** The receiver may start later, or anew. */
const REPORT_AFTER_MS = 5 * 60 * 1000
/** Whoever was away for longer has to look for himself. */
const KEEP_MS = 24 * 60 * 60 * 1000

interface Delivery {
  sequence: number
  dataset: string
  transactionId: string
  body: string
}

/**
 * Calls a webhook after each commit that changed something published: in the order of the commits, one call at a time,
 * again and again until it is answered. What is still to be told is stored with the commit itself, so that neither a
 * crash of this process nor an absence of the receiver loses anything.
 */
export class DeliveryQueue {
  readonly #settings: WebhookSettings
  readonly #projectId: string
  readonly #payload: Payload
  readonly #statements: Record<'add' | 'next' | 'remove' | 'forget', StatementSync>
  readonly #waiting = new Map<number, () => void>()
  readonly #closing = new AbortController()
  /** The last commit that there was something to tell of. */
  #recorded: number | undefined
  #wake: () => void = () => {}
  #isRunning = false
  #run: Promise<void> | undefined
  #awaySince: number | undefined
  #isReported = false

  constructor(db: DatabaseSync, settings: WebhookSettings, projectId: string) {
    this.#settings = settings
    this.#projectId = projectId
    this.#payload = createPayload(settings.projection)
    this.#statements = {
      add: db.prepare(
        'INSERT INTO webhook_delivery (sequence, dataset, body, created_at) VALUES (?, ?, ?, ?)',
      ),
      next: db.prepare(
        `SELECT sequence, webhook_delivery.dataset AS dataset, txn.id AS transactionId, body
         FROM webhook_delivery JOIN txn USING (sequence) ORDER BY sequence LIMIT 1`,
      ),
      remove: db.prepare('DELETE FROM webhook_delivery WHERE sequence = ?'),
      forget: db.prepare(
        'DELETE FROM webhook_delivery WHERE created_at < ? OR sequence NOT IN (SELECT sequence FROM txn)',
      ),
    }
  }

  /** Notes what is to be told of a commit. Call it inside the transaction that stores the commit. */
  record(committed: CommittedTransaction, lookUp: (id: string) => LakeDocument | undefined): void {
    const body = this.#payload(committed, lookUp)
    this.#recorded = body === undefined ? undefined : committed.sequence
    if (body === undefined) return
    this.#statements.add.run(committed.sequence, committed.dataset, body, committed.timestamp)
  }

  /** Starts delivering a commit. Resolves when it has been answered; undefined when there was nothing to tell. */
  deliver({ sequence }: CommittedTransaction): Promise<void> | undefined {
    if (this.#recorded !== sequence) return undefined
    const answered = new Promise<void>((resolve) => void this.#waiting.set(sequence, resolve))
    this.start()
    return answered
  }

  /** Delivers what there is; returns at once. */
  start(): void {
    this.#wake()
    if (this.#isRunning) return
    this.#isRunning = true
    this.#run = this.#deliverAll()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#run
  }

  async #deliverAll(): Promise<void> {
    let pause = FIRST_PAUSE_MS
    while (!this.#closing.signal.aborted) {
      this.#statements.forget.run(new Date(Date.now() - KEEP_MS).toISOString())
      const delivery = this.#statements.next.get() as unknown as Delivery | undefined
      if (!delivery) {
        // In the same breath as the look that found nothing: the next commit must not take this run for a live one.
        this.#isRunning = false
        return
      }
      const isDone = await this.#send(delivery)
      if (this.#closing.signal.aborted) return
      if (isDone) {
        pause = FIRST_PAUSE_MS
        this.#statements.remove.run(delivery.sequence)
        this.#waiting.get(delivery.sequence)?.()
        this.#waiting.delete(delivery.sequence)
      } else {
        await this.#rest(pause)
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      }
    }
  }

  /** Waits, but not past the next commit: where somebody works, the receiver may be back too. */
  async #rest(milliseconds: number): Promise<void> {
    const woken = new AbortController()
    this.#wake = () => woken.abort()
    const signal = AbortSignal.any([woken.signal, this.#closing.signal])
    await sleep(milliseconds, undefined, { signal }).catch(() => {})
    this.#wake = () => {}
  }

  /** False when it has to be tried again. */
  async #send({ body, dataset, sequence, transactionId }: Delivery): Promise<boolean> {
    const { url, secret } = this.#settings
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(PATIENCE_MS)]),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `${this.#projectId}-${dataset}-${sequence}-${transactionId}`,
          'sanity-dataset': dataset,
          'sanity-project-id': this.#projectId,
          'sanity-transaction-id': transactionId,
          [SIGNATURE_HEADER]: signatureOf(body, secret, Date.now()),
        },
      })
      await response.arrayBuffer()
      if (response.status >= 500 || response.status === 429 || response.status === 408) {
        this.#report(`answers ${response.status}`)
        return false
      }
      // It understood and will not have it; asking again would change nothing.
      if (!response.ok) console.error(`Content Lake: the webhook refused a call with ${response.status}.`)
      if (this.#isReported) console.error('Content Lake: the webhook answers again.')
      this.#awaySince = undefined
      this.#isReported = false
      return true
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#report(reasonOf(error))
      return false
    }
  }

  #report(problem: string): void {
    this.#awaySince ??= performance.now()
    if (this.#isReported || performance.now() - this.#awaySince < REPORT_AFTER_MS) return
    console.error(`Content Lake: the webhook ${problem}; trying until it answers.`)
    this.#isReported = true
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'takes too long'
  const { cause } = error as { cause?: { code?: unknown } }
  return `cannot be reached (${typeof cause?.code === 'string' ? cause.code : 'no connection'})`
}
