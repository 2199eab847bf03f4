import type { EventLog } from './event-log.ts'
import { endWithoutAccess, type Audience, type Feed, fellBehind } from './feed.ts'
import type { StreamEvent } from './stream-event.ts'

/** What a feed reads from: a dataset's log, as one reader may see it. */
export type LogSource<Entry, View> = {
  dataset: string
  log: EventLog<Entry>
  /** What the reader sees now. @throws LakeError when the reader may no longer listen */
  view(): View
}

/** A feed that reads a log from a position on. */
export abstract class LogFeed<Entry, View> implements Feed {
  abstract readonly audience: Audience
  abstract readonly initialEvents: StreamEvent[]
  readonly dataset: string
  protected readonly log: EventLog<Entry>
  protected view: View
  protected position: number
  readonly #currentView: () => View

  /** @throws LakeError when the reader may not listen */
  constructor(source: LogSource<Entry, View>) {
    this.dataset = source.dataset
    this.log = source.log
    this.#currentView = () => source.view()
    this.view = this.#currentView()
    this.position = source.log.end
  }

  requireAccess(): void {
    this.view = endWithoutAccess(this.#currentView)
  }

  abstract step(): StreamEvent | undefined | 'idle'

  /** The entry at the position; undefined at the end of the log. @throws StreamEnd when the log has dropped it */
  protected entry(): Entry | undefined {
    if (this.position >= this.log.end) return undefined
    const entry = this.log.at(this.position)
    if (!entry) throw fellBehind('the reader is too far behind')
    return entry
  }
}
