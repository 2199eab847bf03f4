/** So many changes are remembered; who has missed more starts afresh. */
const most = 5_000

/** Which ids changed lately, so that what was built on the documents can follow by the difference. */
export class ChangeLog {
  /** Grows with every change. */
  revision = 0
  #changes: { revision: number; id: string }[] = []
  /** Changes up to this revision are forgotten. */
  #forgotten = 0

  record(ids: Iterable<string>): void {
    this.revision++
    for (const id of ids) this.#changes.push({ revision: this.revision, id })
    if (this.#changes.length <= 2 * most) return
    // A revision is forgotten as a whole: half of one is no difference.
    const last = this.#changes[this.#changes.length - most - 1]?.revision ?? this.revision
    this.#changes = this.#changes.filter(({ revision }) => revision > last)
    this.#forgotten = last
  }

  /** Ids changed after `revision`, each once; undefined when that is too long ago to tell. */
  since(revision: number): Set<string> | undefined {
    if (revision < this.#forgotten) return undefined
    const ids = new Set<string>()
    for (let at = this.#changes.length - 1; at >= 0; at--) {
      const change = this.#changes[at] as { revision: number; id: string }
      if (change.revision <= revision) break
      ids.add(change.id)
    }
    return ids
  }
}
