import { type Audience, type Feed, StreamEnd } from './feed.ts'
import { SharedFilters } from './shared-filters.ts'
import { formatEvent, keepAlive } from './stream-event.ts'
import { type ListenEntry, type LiveEntry, StreamLogs } from './stream-logs.ts'
import { slotLimits, StreamSlots } from './stream-slots.ts'
import { StreamBudgets } from './cpu-budget.ts'
import { TurnQueue } from './turn-queue.ts'

/** The destination of a stream's text: a response body or a WebSocket. */
export type StreamSink = {
  write(text: string): void
  /** Bytes that the client has not read yet. */
  backlog(): number
  close(): void
}

export type OpenStream = {
  /** To be called when the client has disconnected. */
  detach(): void
  /** To be called when the client has read something. */
  resume(): void
}

type Stream = {
  sink: StreamSink
  feed: Feed
  release: () => void
  isBlocked: boolean
  /** In how many consecutive rounds of maintenance it has been blocked. */
  blockedRounds: number
}

/** A stream with this backlog pauses until its client has caught up; its events stay in the log, without cost. */
const maxBacklogBytes = 256 * 1024
/** How long one stream works before the next. */
const streamTurnMs = 2
const maintenanceMs = 5_000
const keepAliveRounds = 3
const maxBlockedRounds = 6
/** A purged document's deletion stays in the log this long, for streams that have not sent it yet. */
const purgeAfterMs = 5_000

/**
 * All open streams, of every transport. Publishing only appends to a log; the streams read it later, in turns that leave
 * time for requests.
 */
export class StreamHub {
  readonly logs = new StreamLogs()
  readonly filters = new SharedFilters()
  readonly budgets = new StreamBudgets()
  readonly slots: StreamSlots
  readonly #open = new Set<Stream>()
  readonly #turns = new TurnQueue<Stream>((stream) => this.#advance(stream))
  readonly #maintenanceTimer: NodeJS.Timeout
  #round = 0

  constructor(options: { limit: number }) {
    this.slots = new StreamSlots(slotLimits(options.limit))
    this.#maintenanceTimer = setInterval(() => this.#maintain(), maintenanceMs).unref()
  }

  /** Starts a stream. `release` frees its slot when it has ended. */
  open(sink: StreamSink, feed: Feed, release: () => void): OpenStream {
    const stream: Stream = { sink, feed, release, isBlocked: false, blockedRounds: 0 }
    this.#open.add(stream)
    sink.write(feed.initialEvents.map(formatEvent).join(''))
    this.#turns.add(stream)
    return {
      detach: () => this.#remove(stream),
      resume: () => {
        if (stream.isBlocked && this.#open.has(stream)) this.#turns.add(stream)
      },
    }
  }

  publishToListeners(entry: ListenEntry): void {
    const { dataset, purged, bytes } = entry.committed
    const log = this.logs.of(dataset).listen
    if (purged.length > 0) {
      log.dropBefore(log.end)
      const after = log.end + 1
      setTimeout(() => log.dropBefore(after), purgeAfterMs).unref()
    }
    log.append(entry, bytes)
    this.#notify(dataset, 'listen')
  }

  publishToLive(entry: LiveEntry): void {
    this.logs.of(entry.dataset).live.append(entry, entry.changes.length)
    this.#notify(entry.dataset, 'live')
  }

  /** Ends the streams whose readers have lost access: those of a dataset, or all. */
  recheckAccess(dataset?: string): void {
    for (const stream of this.#open)
      if (dataset === undefined || stream.feed.dataset === dataset) this.#checkAccess(stream)
  }

  close(): void {
    clearInterval(this.#maintenanceTimer)
    for (const stream of this.#open) {
      stream.sink.close()
      this.#remove(stream)
    }
  }

  #notify(dataset: string, audience: Audience): void {
    for (const stream of this.#open) {
      if (stream.feed.dataset === dataset && stream.feed.audience === audience && !stream.isBlocked) {
        this.#turns.add(stream)
      }
    }
  }

  /** Advances a stream for a moment. True when there is more to do. */
  #advance(stream: Stream): boolean {
    const { feed, sink } = stream
    return this.#endOnFailure(stream, () => {
      const ends = performance.now() + streamTurnMs
      feed.requireAccess()
      do {
        stream.isBlocked = sink.backlog() > maxBacklogBytes
        if (stream.isBlocked) return false
        const event = feed.step()
        if (event === 'idle') return false
        if (event) sink.write(formatEvent(event))
      } while (performance.now() < ends)
      return true
    })
  }

  #checkAccess(stream: Stream): void {
    this.#endOnFailure(stream, () => {
      stream.feed.requireAccess()
      return false
    })
  }

  /** Runs work for a stream; a failure ends that stream only. */
  #endOnFailure(stream: Stream, work: () => boolean): boolean {
    try {
      return work()
    } catch (error) {
      const end = error instanceof StreamEnd ? error : undefined
      if (!end) console.error('Content Lake: an event stream failed:', error)
      const comment = `: closed: ${end?.message.replaceAll(/\s+/g, ' ') ?? 'internal error'}\n\n`
      stream.sink.write(end?.event ? formatEvent(end.event) : comment)
      stream.sink.close()
      this.#remove(stream)
      return false
    }
  }

  #remove(stream: Stream): void {
    this.#turns.remove(stream)
    if (this.#open.delete(stream)) stream.release()
  }

  /** Ends streams whose readers have lost access or do not catch up, and keeps other connections alive. */
  #maintain(): void {
    this.#round++
    for (const stream of this.#open) {
      this.#checkAccess(stream)
      if (!this.#open.has(stream)) continue
      stream.blockedRounds = stream.isBlocked ? stream.blockedRounds + 1 : 0
      if (stream.blockedRounds > maxBlockedRounds) {
        stream.sink.close()
        this.#remove(stream)
      } else if (!stream.isBlocked && this.#round % keepAliveRounds === 0) stream.sink.write(keepAlive)
    }
  }
}
