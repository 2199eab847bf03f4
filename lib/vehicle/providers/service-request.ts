import { readRetryAfter, readText } from '../http-response.ts'
import type { ProviderFailure } from './provider.ts'

/** A service's response, read to its end, or none that could be used. */
export type ServiceResponse =
  | { kind: 'response'; status: number; headers: Headers; body: string }
  | { kind: 'no-response' }

/** A vehicle's whole MOT history has tens of kilobytes. A longer body is cut off, and is then invalid JSON. */
const maxBodyChars = 1_000_000

/** Sends a request to a service. Never throws: no connection, a reset and a timeout of `signal` are "no response". */
export async function requestService(
  url: URL,
  init: RequestInit & { signal: AbortSignal },
): Promise<ServiceResponse> {
  try {
    // A redirect would send the registration and the key to another server.
    const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store' })
    const { status, headers } = response
    return { kind: 'response', status, headers, body: await readText(response, maxBodyChars) }
  } catch {
    return { kind: 'no-response' }
  }
}

/** The URL of path segments below a service's URL, whose query is kept. */
export function urlBelow(base: string, ...segments: string[]): URL {
  const url = new URL(base)
  url.pathname = [url.pathname.replace(/\/+$/, ''), ...segments.map(encodeURIComponent)].join('/')
  return url
}

/** The body as JSON; undefined when it is invalid. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

/** The outcome of "Too many requests", with the service's `Retry-After`. */
export function rateLimited(headers: Headers): ProviderFailure {
  const ms = readRetryAfter(headers)
  return { kind: 'rate-limited', retryAfterSeconds: ms === undefined ? undefined : Math.ceil(ms / 1000) }
}
