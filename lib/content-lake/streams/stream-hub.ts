import { dataError } from '../errors.ts'
import type { CommittedTransaction } from '../types.ts'
import { formatEvent, KEEP_ALIVE, type StreamEvent } from './stream-event.ts'

/** Where a stream's text goes: a response body or a WebSocket. */
export interface StreamSink {
  /** Returns false when the reader is too far behind to be worth keeping. */
  write(text: string): boolean
  close(): void
}

/** Listeners follow documents as they change; live streams hear of a change when everybody may come and look. */
export type Audience = 'listen' | 'live'

/** What a stream wants to hear. */
export interface Subscription {
  audience: Audience
  dataset: string
  /** Sent at once. `recent` are the transactions still in memory, oldest first. */
  greet(recent: readonly CommittedTransaction[]): StreamEvent[]
  eventsFor(committed: CommittedTransaction): StreamEvent[]
}

const KEEP_ALIVE_MS = 15_000
const REMEMBERED_TRANSACTIONS = 500

/** All open streams, whatever carries them. Each commit is offered to each of them once. */
export class StreamHub {
  readonly #limit: number
  readonly #open = new Map<StreamSink, Subscription>()
  /** As they were published, which for live streams need not be the order of the commits. */
  readonly #recent: Record<Audience, CommittedTransaction[]> = { listen: [], live: [] }
  readonly #keepAlive: NodeJS.Timeout

  constructor(options: { limit: number }) {
    this.#limit = options.limit
    this.#keepAlive = setInterval(() => {
      for (const sink of this.#open.keys()) this.#write(sink, KEEP_ALIVE)
    }, KEEP_ALIVE_MS).unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** @throws LakeError 503 when the limit of streams is reached. Call before the response begins. */
  requireRoom(): void {
    if (this.#open.size < this.#limit) return
    throw dataError(503, 'tooManyStreamsError', `The limit of ${this.#limit} open event streams is reached`)
  }

  /** Starts a stream; the returned function ends it and must be called when the reader has gone. */
  open(sink: StreamSink, subscription: Subscription): () => void {
    this.#open.set(sink, subscription)
    this.#write(
      sink,
      subscription
        .greet(this.#recent[subscription.audience].filter(({ dataset }) => dataset === subscription.dataset))
        .map(formatEvent)
        .join(''),
    )
    return () => void this.#open.delete(sink)
  }

  publish(committed: CommittedTransaction, audience: Audience): void {
    const recent = this.#recent[audience]
    recent.push(committed)
    if (recent.length > REMEMBERED_TRANSACTIONS) recent.shift()
    for (const [sink, subscription] of this.#open) {
      if (subscription.dataset !== committed.dataset || subscription.audience !== audience) continue
      const events = subscription.eventsFor(committed)
      if (events.length > 0) this.#write(sink, events.map(formatEvent).join(''))
    }
  }

  close(): void {
    clearInterval(this.#keepAlive)
    for (const sink of this.#open.keys()) sink.close()
    this.#open.clear()
  }

  #write(sink: StreamSink, text: string): void {
    if (sink.write(text)) return
    // The client connects again and reads afresh, which costs less than an endless backlog.
    this.#open.delete(sink)
    sink.close()
  }
}
