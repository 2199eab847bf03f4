/** At least this many changes are retained; whatever has missed more is rebuilt. */
const minRetained = 5_000

/** The ids of recent changes, so that data derived from the documents can be updated incrementally. */
export class ChangeLog {
  /** Grows with every change. */
  revision = 0
  #changes: { revision: number; id: string }[] = []
  /** Changes up to this revision are discarded. */
  #discardedUpTo = 0

  record(ids: Iterable<string>): void {
    this.revision++
    for (const id of ids) this.#changes.push({ revision: this.revision, id })
    if (this.#changes.length <= 2 * minRetained) return
    // A revision is discarded as a whole: a part of it would be an incomplete difference.
    const last = this.#changes[this.#changes.length - minRetained - 1]?.revision ?? this.revision
    this.#changes = this.#changes.filter(({ revision }) => revision > last)
    this.#discardedUpTo = last
  }

  /** Ids changed after `revision`, each once; undefined when those changes are discarded. */
  since(revision: number): Set<string> | undefined {
    if (revision < this.#discardedUpTo) return undefined
    const ids = new Set<string>()
    for (let index = this.#changes.length - 1; index >= 0; index--) {
      const change = this.#changes[index]
      if (!change || change.revision <= revision) break
      ids.add(change.id)
    }
    return ids
  }
}
