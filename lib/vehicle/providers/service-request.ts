import { readRetryAfter, readText } from '../http-response.ts'
import type { ProviderFailure } from './provider.ts'

/** What came back from a service: an answer with a status, read to its end, or nothing that could be used. */
export type ServiceResponse =
  | { kind: 'answer'; status: number; headers: Headers; body: string }
  | { kind: 'no-answer' }

/**
 * A vehicle's whole MOT history comes to tens of kilobytes; nothing a service sends is a megabyte long. What is longer
 * is cut off, and then no JSON any more.
 */
const longestBody = 1_000_000

/** Asks a service. Never throws: no connection, a reset and the deadline of `signal` are all "no answer". */
export async function ask(url: URL, init: RequestInit & { signal: AbortSignal }): Promise<ServiceResponse> {
  try {
    // A redirect would take the registration and the key wherever it points to.
    const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store' })
    const { status, headers } = response
    return { kind: 'answer', status, headers, body: await readText(response, longestBody) }
  } catch {
    return { kind: 'no-answer' }
  }
}

/** The address of one registration below that of a service; a query the address has stays where it was. */
export function urlBelow(base: string, ...segments: string[]): URL {
  const url = new URL(base)
  url.pathname = [url.pathname.replace(/\/+$/, ''), ...segments.map(encodeURIComponent)].join('/')
  return url
}

/** The body as JSON; undefined when it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

/** "Too many requests", with the pause the service asks for. */
export function rateLimited(headers: Headers): ProviderFailure {
  const ms = readRetryAfter(headers)
  return { kind: 'rate-limited', retryAfterSeconds: ms === undefined ? undefined : Math.ceil(ms / 1000) }
}
