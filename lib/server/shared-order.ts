/** When reading an entry's content began, for comparison with marks by other instances. */
export type Moment = {
  /** The position of the last mark that this instance knew. */
  position: number
  /** Counted up when this instance may have missed marks: moments of different sessions cannot be compared. */
  session: number
}

/**
 * The order of marks and of reading entries' content, across all instances: what `CacheOrder` is in one process. Positions
 * are those of the shared log. It is known only while this instance has read the whole log.
 */
export class SharedOrder {
  #session = 0
  #first = 0
  #position = 0
  #isCurrent = false
  readonly #marks = new Map<string, number>()

  /** Begins anew with a log whose first entry is at this position. */
  begin(position: number): void {
    this.#session += 1
    this.#first = position
    this.#position = position
    this.#marks.clear()
  }

  mark(tags: readonly string[], position: number): void {
    this.#position = position
    for (const tag of tags) this.#marks.set(tag, position)
  }

  setCurrent(isCurrent: boolean): void {
    this.#isCurrent = isCurrent
  }

  /** Undefined while marks by other instances may be missing. */
  get present(): Moment | undefined {
    return this.#isCurrent ? { position: this.#position, session: this.#session } : undefined
  }

  /** Whether what began at this moment of this process can still be compared with marks. */
  isComparable({ session }: Moment): boolean {
    return this.#isCurrent && session === this.#session
  }

  /** True for entries with one of these tags that began before it was marked, and for those older than the log. */
  isOutdated({ position, tags }: { position: number; tags: readonly string[] }): boolean {
    return position < this.#first || tags.some((tag) => (this.#marks.get(tag) ?? 0) > position)
  }
}
