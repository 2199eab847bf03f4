import { setTimeout as sleep } from 'node:timers/promises'
import type { RedisClientType } from '@redis/client'

/** What an instance of the site does with the log of publications that it shares with others. */
export type LogReader = {
  /**
   * The log is read from its first entry, at this position: at the start, and when entries may have been missed. The
   * position of an entry is a number that is greater than those of all earlier ones.
   */
  onBegin: (position: number) => void
  /** `isNew` is false for what was published before this instance began to read. */
  onEntry: (message: string, position: number, isNew: boolean) => void
  /** Entries may be missing from now on. */
  onAway: () => void
  /** Everything in the log has been read, and new entries follow as they are published. */
  onCurrent: () => void
  /** Whether there is something that could not be appended. */
  hasPending: () => boolean
  /** Appends it. @throws what `append` throws; it is then still pending */
  appendPending: (append: (message: string) => Promise<void>) => Promise<void>
}

type Entry = { id: string; message: Record<string, string> }

/** Enough for an instance that was away for a while to learn what it has missed. */
const maxEntries = 1000
/** A waiting connection gets a response at least this often. */
const waitMs = 1000
/** A connection that gets none for this long is dead. */
export const maxSilenceMs = 3000
const retryMs = 100
const appendTimeoutMs = 500
const applyTimeoutMs = 1000

/**
 * A log in Redis that all instances of the site append to and read, each in the same order. Whatever happens to a
 * connection or to Redis, an instance has either read every entry, or knows that it may have missed some.
 */
export class PublicationLog {
  readonly #key: string
  readonly #writer: RedisClientType
  readonly #waiting: RedisClientType
  readonly #reader: LogReader
  /** The entry that was read last. */
  #last: string | undefined
  #isCurrent = false
  #isStopped = false
  #waiters: { position: number; resolve: () => void }[] = []

  /**
   * @param options.waiting - a connection of its own, which is closed after `maxSilenceMs` of silence
   * @param options.key - the log's name in Redis
   */
  constructor(options: {
    writer: RedisClientType
    waiting: RedisClientType
    key: string
    reader: LogReader
  }) {
    this.#writer = options.writer
    this.#waiting = options.waiting
    this.#key = options.key
    this.#reader = options.reader
  }

  /** Begins to read. Resolves when everything has been read, or after `patienceMs`; then it continues by itself. */
  async start(patienceMs: number): Promise<void> {
    const current = new Promise<void>((resolve) => {
      void this.#run(resolve)
    })
    await Promise.race([current, sleep(patienceMs, undefined, { ref: false })])
  }

  /** Appends a message. Resolves to whether it is in the log and this instance has read it; never rejects. */
  async append(message: string): Promise<boolean> {
    if (!this.#isCurrent) return false
    try {
      const id = await within(appendTimeoutMs, this.#add(this.#writer, message))
      await within(applyTimeoutMs, this.#applied(positionOf(id)))
      return true
    } catch {
      this.#leave()
      return false
    }
  }

  stop(): void {
    this.#isStopped = true
    this.#leave()
    this.#waiting.destroy()
  }

  async #run(onFirstCurrent: () => void): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#catchUp()
        onFirstCurrent()
        while (this.#isCurrent) await this.#follow()
      } catch {
        this.#leave()
        await sleep(retryMs, undefined, { ref: false })
      }
    }
  }

  /** Reads what this instance has missed, or the whole log when that is no longer certain. */
  async #catchUp(): Promise<void> {
    const missed = this.#last === undefined ? undefined : await this.#entriesFrom(this.#last)
    if (missed && missed[0]?.id === this.#last) for (const entry of missed.slice(1)) this.#read(entry, true)
    else await this.#begin()
    do {
      await this.#reader.appendPending(async (message) => {
        await this.#add(this.#waiting, message)
      })
      for (const entry of (await this.#entriesFrom(this.#last ?? '-')).slice(1)) this.#read(entry, true)
    } while (this.#reader.hasPending())
    if (this.#isStopped) return
    this.#isCurrent = true
    this.#reader.onCurrent()
  }

  async #begin(): Promise<void> {
    let entries = await this.#entriesFrom('-')
    if (entries.length === 0) {
      // An entry to come back to: without one, an empty log and a lost one look alike.
      await this.#add(this.#waiting, '')
      entries = await this.#entriesFrom('-')
    }
    this.#reader.onBegin(positionOf(entries[0]?.id ?? '0-0'))
    for (const entry of entries) this.#read(entry, false)
  }

  /** Waits for further entries, and reads them. */
  async #follow(): Promise<void> {
    const found = await this.#waiting.xRead(
      { key: this.#key, id: this.#last ?? '0-0' },
      { BLOCK: waitMs, COUNT: 100 },
    )
    for (const { messages } of found ?? []) for (const entry of messages) this.#read(entry, true)
  }

  #read({ id, message }: Entry, isNew: boolean): void {
    const position = positionOf(id)
    this.#last = id
    this.#reader.onEntry(message.message ?? '', position, isNew)
    const isApplied = (waiter: { position: number }) => waiter.position <= position
    for (const { resolve } of this.#waiters.filter(isApplied)) resolve()
    this.#waiters = this.#waiters.filter((waiter) => !isApplied(waiter))
  }

  #applied(position: number): Promise<void> {
    if (this.#last !== undefined && positionOf(this.#last) >= position) return Promise.resolve()
    return new Promise((resolve) => {
      this.#waiters.push({ position, resolve })
    })
  }

  #entriesFrom(id: string): Promise<Entry[]> {
    return this.#waiting.xRange(this.#key, id, '+')
  }

  #add(connection: RedisClientType, message: string): Promise<string> {
    const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const
    return connection.xAdd(this.#key, '*', { message }, { TRIM: trim })
  }

  #leave(): void {
    this.#waiters = []
    if (!this.#isCurrent) return
    this.#isCurrent = false
    this.#reader.onAway()
  }
}

/** Ids are the time in milliseconds and a number within it. */
function positionOf(id: string): number {
  const [time = '0', number = '0'] = id.split('-')
  return Number(time) * 1000 + Math.min(Number(number), 999)
}

async function within<T>(milliseconds: number, result: Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const late = sleep(milliseconds, undefined, { ref: false, signal: timeout.signal }).then(() => {
    throw new Error('no answer')
  })
  try {
    return await Promise.race([result, late])
  } finally {
    late.catch(() => {})
    timeout.abort()
  }
}
