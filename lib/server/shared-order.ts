/**
 * The order of marks and of reading entries' content, across all instances: what `CacheOrder` is in one process. Positions
 * are those of the shared log. It is known only while this instance has read the whole log.
 */
export class SharedOrder {
  #first = 0
  #position = 0
  #isCurrent = false
  #onCurrent = () => {}
  readonly #marks = new Map<string, number>()

  /** Begins anew with a log whose first entry is at this position. */
  begin(position: number): void {
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
    if (isCurrent) this.#onCurrent()
  }

  /** Has a function called each time the whole log has been read. */
  whenCurrent(onCurrent: () => void): void {
    this.#onCurrent = onCurrent
  }

  /** The position of the last mark; undefined while marks by other instances may be missing. */
  get present(): number | undefined {
    return this.#isCurrent ? this.#position : undefined
  }

  /** True for entries with one of these tags that began before it was marked, and for those older than the log. */
  isOutdated({ position, tags }: { position: number; tags: readonly string[] }): boolean {
    return position < this.#first || tags.some((tag) => (this.#marks.get(tag) ?? 0) > position)
  }
}
