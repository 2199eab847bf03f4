/** All entries together work this long in one go; then other work of the process has its turn. */
const turnMs = 8
/** A turn that took longer than this is followed by a pause as long. */
const shortTurnMs = 4

/** Advances entries a little at a time, one after the other, in turns that leave room for other work of the process. */
export class TurnQueue<T> {
  readonly #advance: (entry: T) => boolean
  /** Entries that may have something to do, in the order of their turns. */
  readonly #ready = new Set<T>()
  #isScheduled = false

  /** @param advance - works on an entry for a moment; true when there is more to do at once */
  constructor(advance: (entry: T) => boolean) {
    this.#advance = advance
  }

  add(entry: T): void {
    this.#ready.add(entry)
    this.#schedule(0)
  }

  remove(entry: T): void {
    this.#ready.delete(entry)
  }

  #schedule(pauseMs: number): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    const turn = (): void => {
      this.#isScheduled = false
      this.#turn()
    }
    if (pauseMs > 0) setTimeout(turn, pauseMs)
    else setImmediate(turn)
  }

  #turn(): void {
    const started = performance.now()
    let took = 0
    for (const entry of this.#ready) {
      this.#ready.delete(entry)
      // Behind the others again, when it has more to do.
      if (this.#advance(entry)) this.#ready.add(entry)
      took = performance.now() - started
      if (took > turnMs) break
    }
    if (this.#ready.size > 0) this.#schedule(took > shortTurnMs ? took : 0)
  }
}
