import { LakeError } from '../errors.ts'
import type { StreamEvent } from './stream-event.ts'

/** Listeners get changes of documents at once; live streams get a change after its webhook call. */
export type Audience = 'listen' | 'live'

/** The events of one stream, generated from a log of commits. */
export type Feed = {
  readonly audience: Audience
  readonly dataset: string
  /** Sent first. */
  readonly initialEvents: StreamEvent[]
  /**
   * Looks up the reader's identity and permissions again. Call it before the first of several steps.
   *
   * @throws StreamEnd when the reader may no longer listen
   */
  requireAccess(): void
  /**
   * Handles one change: the next event, undefined for a change that is not sent, `idle` at the end of the log.
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

/** The event for a faulty query, which clients report without reconnecting. */
export function channelErrorEvent({ body }: LakeError): StreamEvent {
  return { type: 'channelError', data: body }
}

export function channelError(error: LakeError): StreamEnd {
  return new StreamEnd(error.message, channelErrorEvent(error))
}

/** The end of a stream whose reader has lost access: clients do not reconnect by themselves. */
function disconnect(reason: string): StreamEnd {
  return new StreamEnd(reason, { type: 'disconnect', data: { reason } })
}

/** The end of a stream that is too far behind: clients reconnect and fetch everything. */
export function fellBehind(reason: string): StreamEnd {
  return new StreamEnd(reason)
}

/** Runs a check of access. @throws StreamEnd when access is refused */
export function endWithoutAccess<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (error instanceof LakeError) throw disconnect(error.message)
    throw error
  }
}
