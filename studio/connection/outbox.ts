import { type ChangeRequest, parseChangeRequest } from './change-request.ts'
import { isBlocked, leftEntry, newEntry, type OutboxEntry, sendOnce } from './outbox-entry.ts'
import { isUnavailable, type Reachability } from './reachability.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import type { Fetch } from './fetch.ts'

type Options = {
  fetch: Fetch
  reachability: Reachability
  /** Called when a change is held or has left the outbox. */
  onChange: () => void
  /** How long an attempt may take: longer than the half minute after which the site responds in the Content Lake's place. */
  attemptMs?: number
  /** After how long without a response other connections are tried. */
  doubtMs?: number
  /** How long the Studio waits for a response before the change is held. */
  patienceMs?: number
  /** After how long a refused change is sent again. */
  refusedMs?: number
}

/**
 * Sends changes until the Content Lake has them, in order and each with its transaction id. The Studio drops what was typed
 * when a request fails, and sends no more of a document while one is open: so what cannot be sent at once is accepted here,
 * in the Content Lake's place.
 */
export class Outbox {
  readonly #entries: OutboxEntry[] = []
  readonly #options: Required<Options>
  readonly #waiting: (() => void)[] = []
  #isPumping = false
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = { attemptMs: 40_000, doubtMs: 4_000, patienceMs: 1_500, refusedMs: 10_000, ...options }
  }

  /** The changes that wait, oldest first. */
  get held(): readonly ChangeRequest[] {
    return this.#entries.filter(({ isHeld }) => isHeld).map(({ request }) => request)
  }

  /** All changes that the Content Lake may not have, oldest first. */
  get unconfirmed(): readonly ChangeRequest[] {
    return this.#entries.map(({ request }) => request)
  }

  /** Why the Content Lake has not taken the first of the changes that it refused. */
  get refusal(): Refusal | undefined {
    return this.#entries.find(({ refusal }) => refusal)?.refusal
  }

  /** Resolves when nothing waits but what was refused. */
  async untilSent(): Promise<void> {
    while (this.#next() ?? this.#entries.some(({ isInFlight }) => isInFlight)) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  /** `fetch` for requests that change documents; undefined for others. */
  send(...[input, init]: Parameters<Fetch>): Promise<Response> | undefined {
    const request = parseChangeRequest(input, init)
    if (!request) return undefined
    const { promise, resolve } = Promise.withResolvers<Response>()
    // Not the signal: the Studio aborts the requests of a document that is closed.
    const entry = newEntry(request, new Headers(init?.headers), resolve)
    const isBehindOthers = this.#entries.some(({ isHeld, refusal }) => isHeld && !refusal)
    this.#entries.push(entry)
    if (isBehindOthers || this.#isBlocked(entry)) this.#hold(entry)
    else void this.#sendAtOnce(entry)
    return promise
  }

  /** Sends changes that were held when the page was left, before all others. */
  restore(requests: readonly ChangeRequest[], headers: Headers): void {
    const restored = requests.map((request) => leftEntry(request, headers))
    this.#entries.unshift(...restored)
    this.#options.onChange()
    void this.#pump()
  }

  /** Sends everything again, what was refused included. */
  retry(): void {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    for (const entry of this.#entries) delete entry.refusal
    this.#options.reachability.retryNow()
    void this.#pump()
  }

  /** Gives up the refused changes, and those that wait for them. */
  discardRefused(): void {
    for (const entry of this.#entries.filter((entry) => this.#isBlocked(entry))) this.#remove(entry)
    void this.#pump()
  }

  async #sendAtOnce(entry: OutboxEntry): Promise<void> {
    const timer = setTimeout(() => this.#hold(entry), this.#options.patienceMs)
    await this.#attempt(entry)
    clearTimeout(timer)
    if (this.#entries.includes(entry)) this.#hold(entry)
    void this.#pump()
  }

  #hold(entry: OutboxEntry): void {
    if (entry.isHeld) return
    entry.isHeld = true
    const { isTyping, transactionId } = entry.request
    // A button shows its own progress. What is typed is safe here, and the form may send the rest.
    if (isTyping) entry.respond(Response.json({ transactionId, results: [] }))
    this.#options.onChange()
    void this.#pump()
  }

  /** Sends what is held, one after the other. */
  async #pump(): Promise<void> {
    if (this.#isPumping) return
    this.#isPumping = true
    const { reachability } = this.#options
    for (let next = this.#next(); next; next = this.#next()) {
      if (!reachability.isReachable) await reachability.untilRetry()
      await this.#attempt(next)
    }
    this.#isPumping = false
  }

  #next(): OutboxEntry | undefined {
    const first = this.#entries.find((entry) => entry.isHeld && !this.#isBlocked(entry))
    // Its attempt ends by itself, and then calls for the next.
    return first?.isInFlight ? undefined : first
  }

  #isBlocked(entry: OutboxEntry): boolean {
    return isBlocked(entry, this.#entries)
  }

  /** Sends a request once, and responds to the Studio if that settles it. */
  async #attempt(entry: OutboxEntry): Promise<void> {
    const { fetch, reachability } = this.#options
    entry.attempts++
    entry.isInFlight = true
    const response = await sendOnce(fetch, entry, this.#options)
    entry.isInFlight = false
    // Discarded meanwhile.
    if (!this.#entries.includes(entry)) return
    if (!response || isUnavailable(response)) {
      reachability.failed()
      return
    }
    reachability.succeeded()
    const refusal = response.ok ? undefined : await refusalOf(response)
    const isDone = refusal?.type === 'transactionAlreadyExistsError' && entry.attempts > 1
    if (refusal && !isDone && entry.request.isTyping) {
      entry.refusal = refusal
      this.#retryTimer ??= setTimeout(() => this.retry(), this.#options.refusedMs)
      this.#settled(entry)
      return
    }
    const { transactionId } = entry.request
    entry.respond(isDone ? Response.json({ transactionId, results: [] }) : response)
    this.#remove(entry)
  }

  #remove(entry: OutboxEntry): void {
    this.#entries.splice(this.#entries.indexOf(entry), 1)
    this.#settled(entry)
  }

  #settled({ isHeld }: OutboxEntry): void {
    if (isHeld) this.#options.onChange()
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
