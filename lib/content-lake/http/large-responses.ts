import type { Context } from 'hono'
import { overloaded } from '../errors.ts'
import { resultJson, resultTooLong, ResultTooLong } from '../query/result-json.ts'
import type { Caller } from '../fair-queue.ts'
import { callerOf } from './caller.ts'
import type { LakeEnv } from './lake-env.ts'

/** Shorter responses are sent at once and not counted. */
const countedFrom = 256 * 1024
const chunkBytes = 64 * 1024
/** A client that has not read a response by then is disconnected. */
const timeoutMs = 120_000

const encoder = new TextEncoder()

/**
 * Sends responses, and limits the large ones in flight, because a slow client's response stays in the server's memory. All
 * callers share a number of bytes; anonymous callers may use half of it, and one of them a quarter.
 */
export class LargeResponses {
  readonly #maxBytes: number
  readonly #bytesByCaller = new Map<string, number>()
  #anonymousBytes = 0
  #totalBytes = 0

  /** @param maxBytes - of all callers together */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /**
   * A response with JSON in several parts.
   *
   * @throws LakeError 503 when too many large responses are under way.
   */
  json(c: Context<LakeEnv>, parts: (string | Uint8Array)[]): Response {
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    if (length < countedFrom && parts.every((part) => typeof part === 'string')) {
      return new Response(parts.join(''), { headers })
    }
    const bytes = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part))
    const size = bytes.reduce((sum, part) => sum + part.length, 0)
    if (size >= countedFrom) this.#reserveUntilSent(c, size)
    return new Response(streamOf(chunksOf(bytes)), {
      headers: { ...headers, 'Content-Length': String(size) },
    })
  }

  /**
   * A response with lines of JSON, which are generated as the client reads them.
   *
   * @param size - bytes that the entries take in memory until then
   * @throws LakeError 503 when too many large responses are under way.
   */
  lines(c: Context<LakeEnv>, entries: Iterable<unknown>, size: number): Response {
    this.#reserveUntilSent(c, size)
    return new Response(streamOf(linesOf(entries)), { headers: { 'Content-Type': 'application/x-ndjson' } })
  }

  #reserveUntilSent(c: Context<LakeEnv>, size: number): void {
    const release = this.reserve(size, callerOf(c))
    const outgoing = c.env?.outgoing
    const timer = setTimeout(() => outgoing?.destroy(), timeoutMs).unref()
    const done = (): void => {
      clearTimeout(timer)
      release()
    }
    // `close` is emitted when the caller disconnects too, but only once: the response may be closed already.
    if (!outgoing || outgoing.closed) done()
    else outgoing.once('close', done)
  }

  /** Reserves bytes until the returned function is called, once. @throws LakeError 503 */
  reserve(size: number, { key, isAnonymous }: Caller): () => void {
    const own = this.#bytesByCaller.get(key) ?? 0
    const isTooMuch =
      this.#totalBytes + size > this.#maxBytes ||
      (isAnonymous && (own + size > this.#maxBytes / 4 || this.#anonymousBytes + size > this.#maxBytes / 2))
    if (isTooMuch) throw overloaded('Too many large responses are under way; try again shortly', 5)
    this.#count(size, key, isAnonymous)
    return () => this.#count(-size, key, isAnonymous)
  }

  #count(bytes: number, key: string, isAnonymous: boolean): void {
    const remaining = (this.#bytesByCaller.get(key) ?? 0) + bytes
    if (remaining > 0) this.#bytesByCaller.set(key, remaining)
    else this.#bytesByCaller.delete(key)
    this.#totalBytes += bytes
    if (isAnonymous) this.#anonymousBytes += bytes
  }
}

/** A body that is generated as fast as the client reads it. */
function streamOf(chunks: Generator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = chunks.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: () => void chunks.return(undefined),
    },
    // Nothing is generated ahead of the client.
    { highWaterMark: 0 },
  )
}

function* chunksOf(parts: Uint8Array[]): Generator<Uint8Array> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += chunkBytes) yield part.subarray(at, at + chunkBytes)
  }
}

function* linesOf(entries: Iterable<unknown>): Generator<Uint8Array> {
  let text = ''
  for (const entry of entries) {
    text += `${JSON.stringify(entry)}\n`
    if (text.length < chunkBytes) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}

/** A value as JSON text. @throws LakeError 400 when it is longer than `maxBytes` */
export function jsonWithin(value: unknown, maxBytes: number): string {
  try {
    const text = resultJson(value, maxBytes)
    if (Buffer.byteLength(text) <= maxBytes) return text
  } catch (error) {
    if (!(error instanceof ResultTooLong)) throw error
  }
  throw resultTooLong(maxBytes)
}
