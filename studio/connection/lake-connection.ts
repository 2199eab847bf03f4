import type { Fetch } from './fetch.ts'
import { fetchUntilReached, patienceWithReads } from './held-reads.ts'
import { fetchUnlessLost } from './lost-connection.ts'
import { Outbox } from './outbox.ts'
import { Reachability } from './reachability.ts'
import type { Refusal } from './refusal.ts'
import { fetchStreams, isStream } from './stream-fetch.ts'
import type { UnsentChanges } from './unsent-changes.ts'

/** What an editor has to know about the connection. */
export type Notice =
  | { kind: 'none' }
  | { kind: 'offline' | 'unreachable' | 'restored' }
  | { kind: 'refused'; refusal: Refusal }

/** A request that takes this long is worth mentioning; shorter ones would only make the notice flicker. */
const noticeAfterMs = 1_500
const restoredMs = 8_000

const dataPath = /\/data\//
/** Uploads take as long as they take. */
const isRead = (init: Parameters<Fetch>[1]) => (init?.method ?? 'GET').toUpperCase() === 'GET'
const openingDocument = /(?:^|\.)document\.pair\.fetch$/

/** The Studio's connection to the embedded Content Lake, which loses nothing that an editor types. */
export class LakeConnection {
  readonly fetch: Fetch
  readonly outbox: Outbox
  readonly #reachability: Reachability
  readonly #unsent: UnsentChanges
  readonly #resumed = Promise.withResolvers<void>()
  readonly #listeners = new Set<() => void>()
  #notice: Notice = { kind: 'none' }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(fetch: Fetch, unsent: UnsentChanges) {
    this.#unsent = unsent
    this.#reachability = new Reachability(() => this.#update())
    const reachability = this.#reachability
    this.outbox = new Outbox({
      fetch,
      reachability,
      onChange: () => {
        unsent.save(this.outbox.held)
        this.#update()
      },
    })
    const streams = fetchStreams(fetch, reachability)
    const reads = fetchUntilReached(fetch, reachability)
    const others = fetchUnlessLost(fetch, patienceWithReads)
    this.fetch = (input, init) => {
      if (isStream(input)) return streams(input, init)
      const sent = this.outbox.send(input, init)
      if (sent) return sent
      const { pathname, searchParams } = new URL(input)
      if (!dataPath.test(pathname)) return (isRead(init) ? others : fetch)(input, init)
      // A form that opened without what waits to be sent would show less than was typed.
      if (!openingDocument.test(searchParams.get('tag') ?? '')) return reads(input, init)
      return this.#resumed.promise.then(() => this.outbox.untilSent()).then(() => reads(input, init))
    }
  }

  /** Sends what this user has typed into earlier pages that were left before it could be sent. */
  async resume(userId: string, headers: Headers): Promise<void> {
    try {
      const left = await this.#unsent.takeOver(userId)
      if (left.length > 0) this.outbox.restore(left, headers)
    } finally {
      this.#resumed.resolve()
    }
  }

  /** Follows the browser's own signs. Returns a function that stops it. */
  readonly watch = (): (() => void) => {
    const retry = () => {
      this.#reachability.retryNow()
      this.#update()
    }
    const update = () => this.#update()
    const save = () => this.#unsent.save(this.outbox.unconfirmed)
    addEventListener('online', retry)
    addEventListener('offline', update)
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('online', retry)
      removeEventListener('offline', update)
      removeEventListener('pagehide', save)
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly notice = (): Notice => this.#notice

  #now(): Notice {
    const { refusal } = this.outbox
    if (!navigator.onLine) return { kind: 'offline' }
    if (refusal) return { kind: 'refused', refusal }
    if (!this.#reachability.isReachable || this.outbox.held.length > 0) return { kind: 'unreachable' }
    return { kind: 'none' }
  }

  #update(): void {
    const next = this.#now()
    const { kind } = this.#notice
    if (kind === 'restored' && next.kind === 'none') return
    if (kind === 'none' && next.kind === 'unreachable') {
      this.#timer ??= setTimeout(() => this.#show(this.#now()), noticeAfterMs)
      return
    }
    this.#stopTimer()
    if (next.kind === kind) return
    if (next.kind === 'none') this.#show({ kind: 'restored' }, restoredMs)
    else this.#show(next)
  }

  #show(notice: Notice, milliseconds?: number): void {
    this.#stopTimer()
    this.#notice = notice
    if (milliseconds !== undefined) this.#timer = setTimeout(() => this.#show({ kind: 'none' }), milliseconds)
    for (const listener of this.#listeners) listener()
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
