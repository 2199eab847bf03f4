/** How many changes are kept at least; a reader that has missed more starts afresh. */
const minRetained = 5_000

/** Which ids changed lately, so that whatever is derived from the documents can be updated by the difference. */
export class ChangeLog {
  /** Grows with every change. */
  revision = 0
  #changes: { revision: number; id: string }[] = []
  /** Changes up to this revision are forgotten. */
  #discardedUpTo = 0

  record(ids: Iterable<string>): void {
    this.revision++
    for (const id of ids) this.#changes.push({ revision: this.revision, id })
    if (this.#changes.length <= 2 * minRetained) return
    // A revision is forgotten as a whole: a part of it would be an incomplete difference.
    const last = this.#changes[this.#changes.length - minRetained - 1]?.revision ?? this.revision
    this.#changes = this.#changes.filter(({ revision }) => revision > last)
    this.#discardedUpTo = last
  }

  /** Ids changed after `revision`, each once; undefined when that is too long ago to tell. */
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
