import { LakeError } from '../errors.ts'
import type { StreamEvent } from './stream-event.ts'

/** Listeners follow documents as they change; live streams get a change when it may be fetched by everybody. */
export type Audience = 'listen' | 'live'

/** What one stream carries: a position in a log of commits, and how an entry looks from there. */
export type Feed = {
  readonly audience: Audience
  readonly dataset: string
  /** Sent first. */
  readonly initialEvents: StreamEvent[]
  /**
   * Looks up the reader's identity and permissions again. Call it before the first of several steps in a row.
   *
   * @throws StreamEnd when the reader may no longer listen
   */
  requireAccess(): void
  /**
   * A small piece of work: the next event, undefined for a change that is not sent, `idle` when there is nothing left.
   *
   * @throws StreamEnd when the stream has to end
   */
  step(): StreamEvent | undefined | 'idle'
}

/** Why a stream ends, with the last event for its reader. */
export class StreamEnd extends Error {
  readonly event: StreamEvent | undefined

  constructor(reason: string, event?: StreamEvent) {
    super(reason)
    this.name = 'StreamEnd'
    this.event = event
  }
}

/** The query is at fault: clients report it and do not reconnect. */
export function channelErrorEvent({ body }: LakeError): StreamEvent {
  return { type: 'channelError', data: body }
}

export function channelError(error: LakeError): StreamEnd {
  return new StreamEnd(error.message, channelErrorEvent(error))
}

/** The reader has lost access: clients do not reconnect by themselves. */
function disconnect(reason: string): StreamEnd {
  return new StreamEnd(reason, { type: 'disconnect', data: { reason } })
}

/** The stream is behind for good: clients connect again and fetch everything. */
export function fellBehind(reason: string): StreamEnd {
  return new StreamEnd(reason)
}

/** Runs a check of access; a refusal ends the stream. */
export function endWithoutAccess<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (error instanceof LakeError) throw disconnect(error.message)
    throw error
  }
}
