import type { Context } from 'hono'
import { overloaded } from '../errors.ts'
import { resultJson, resultTooLong, ResultTooLong } from '../query/result-json.ts'
import type { Caller } from '../fair-queue.ts'
import { callerOf } from './caller.ts'
import type { LakeEnv } from './lake-env.ts'

/** Shorter responses are sent at once and not counted. */
const countedFrom = 256 * 1024
const chunkBytes = 64 * 1024
/** A reader that has not taken a response by then is cut off. */
const timeoutMs = 120_000

const encoder = new TextEncoder()

/**
 * Sends responses, and counts the large ones that are made but not yet taken: a slow reader holds its response in the
 * server's memory. All callers share a number of bytes; anonymous callers may have half of it, and one of them a quarter.
 */
export class LargeResponses {
  readonly #maxBytes: number
  readonly #bytesByCaller = new Map<string, number>()
  #anonymousBytes = 0
  #totalBytes = 0

  /** @param maxBytes - bytes, of all callers together */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /**
   * A response with JSON that is given in parts.
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
   * Sends lines of JSON that are made as the reader takes them.
   *
   * @param size - bytes that are held until then
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
    // Emitted too when the caller goes away, but only once: a response may be closed already.
    if (!outgoing || outgoing.closed) done()
    else outgoing.once('close', done)
  }

  /** Counts bytes until the returned function is called, once. @throws LakeError 503 */
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

/** A body that is made as fast as the reader takes it. */
function streamOf(pieces: Generator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = pieces.next()
        if (next.done) controller.close()
        else controller.enqueue(next.value)
      },
      cancel: () => void pieces.return(undefined),
    },
    // Nothing is made before the reader takes it.
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

/** A value as JSON text. @throws LakeError 400 when that would have more bytes than `most` */
export function jsonWithin(value: unknown, maxBytes: number): string {
  try {
    const text = resultJson(value, maxBytes)
    if (Buffer.byteLength(text) <= maxBytes) return text
  } catch (error) {
    if (!(error instanceof ResultTooLong)) throw error
  }
  throw resultTooLong(maxBytes)
}
