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

/** A server that asks for more patience than this is not waited for: the visitor is told at once. */
const maxRetryAfterMs = 30_000

/**
 * Asks the endpoint about a registration, in its normalised form. Failures are tried again; "no data" is an
 * answer and is not. Never throws: whatever happens is one of the results.
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
  const answer = parseLookupBody(body)
  // "No data" is an answer whatever the status: some providers send it with 200, others with 404.
  if (answer.kind === 'no-data') return answer
  if (!response.ok) {
    const retryAfterMs = readRetryAfter(response.headers)
    return failed({ reason: 'http-status', status: response.status, retryAfterMs })
  }
  if (answer.kind === 'faulty') return failed({ reason: answer.fault })
  return { kind: 'found', vehicle: toVehicle(answer.record, registration) }
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
