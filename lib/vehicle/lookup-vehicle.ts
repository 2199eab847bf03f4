import { readRetryAfter, readText } from './http-response.ts'
import { parseLookupBody, toVehicle } from './vehicle-record.ts'
import type { LookupFailure } from './lookup-failure.ts'
import { type LookupLimits, lookupLimits, retryWaitMs } from './lookup-limits.ts'
import type { Vehicle } from './vehicle.ts'

/** How a lookup ended. */
export type LookupResult =
  | { kind: 'found'; vehicle: Vehicle }
  | { kind: 'no-data' }
  | { kind: 'failed'; failure: LookupFailure }
  | { kind: 'aborted' }

type LookupOptions = {
  /** The address the registration is appended to. */
  endpoint: string
  signal: AbortSignal
  userAgent: string
  limits?: LookupLimits
  /** Waits between attempts; ends early when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A longer `Retry-After` is not waited for: the lookup fails at once. */
const maxRetryAfterMs = 30_000

/**
 * Looks up a normalised registration at the endpoint. Failures are retried; "no data" is a valid result and is not. Never
 * throws: every failure is one of the results.
 */
export async function lookupVehicle(registration: string, options: LookupOptions): Promise<LookupResult> {
  const { signal, userAgent, limits = lookupLimits(userAgent), wait = abortableWait } = options
  for (let retry = 0; ; retry += 1) {
    const result = await attempt(registration, options.endpoint, limits.timeoutMs, signal)
    if (signal.aborted) return { kind: 'aborted' }
    if (result.kind !== 'failed' || retry === limits.retries) return result
    const retryAfterMs = (result.failure.reason === 'http-status' && result.failure.retryAfterMs) || 0
    if (retryAfterMs > maxRetryAfterMs) return result
    await wait(Math.max(retryWaitMs(retry + 1), retryAfterMs), signal)
    if (signal.aborted) return { kind: 'aborted' }
  }
}

async function attempt(
  registration: string,
  endpoint: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<LookupResult> {
  // Not AbortSignal.any: browsers a few years old lack it.
  const request = new AbortController()
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    abort()
  }, timeoutMs)
  try {
    const response = await fetch(`${endpoint}/${encodeURIComponent(registration)}`, {
      headers: {
        Accept: 'application/json',
        'Cache-Control': 'no-cache',
        'X-Requested-With': 'XMLHttpRequest',
      },
      cache: 'no-store',
      signal: request.signal,
    })
    return read(response, await readText(response), registration)
  } catch {
    return failed({ reason: timedOut ? 'timeout' : 'network' })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

function read(response: Response, body: string, registration: string): LookupResult {
  const parsed = parseLookupBody(body)
  // "No data" is a valid result whatever the status: some providers send it with 200, others with 404.
  if (parsed.kind === 'no-data') return parsed
  if (!response.ok) {
    const retryAfterMs = readRetryAfter(response.headers)
    return failed({ reason: 'http-status', status: response.status, retryAfterMs })
  }
  if (parsed.kind === 'faulty') return failed({ reason: parsed.fault })
  return { kind: 'found', vehicle: toVehicle(parsed.record, registration) }
}

function failed(failure: LookupFailure): LookupResult {
  return { kind: 'failed', failure }
}

function abortableWait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
