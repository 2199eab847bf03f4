import { processState } from '../server/process-state.ts'
import { statusCode } from '../shared/error-details.ts'

/*
 * Whether this process can read content, by its latest requests. It is logged when content becomes unavailable, once a
 * minute while it stays so, and when it can be read again.
 */

const health = processState('content-health', () => ({
  respondedAt: Number.NEGATIVE_INFINITY,
  failedAt: Number.NEGATIVE_INFINITY,
  reportedAt: Number.NEGATIVE_INFINITY,
}))

const reportIntervalMs = 60_000

/** Records that content was read. */
export function noteResponse(): void {
  const wasReported = health.reportedAt > health.respondedAt
  health.respondedAt = performance.now()
  if (wasReported) console.log('Content can be read again.')
}

/** Records that content could not be read. A response with a client error does not count: the Content Lake responds. */
export function noteFailure(cause: unknown): void {
  const status = statusCode(cause)
  if (status !== undefined && status < 500 && status !== 429) return
  health.failedAt = performance.now()
  const isKnown = health.reportedAt > health.respondedAt
  if (isKnown && health.failedAt - health.reportedAt < reportIntervalMs) return
  health.reportedAt = health.failedAt
  console.error(
    `Content cannot be read (${reasonOf(cause)}). Pages that were made before stay up; others are a 503 until it can.`,
  )
}

/** True from a failure until the next response. */
export function isContentUnavailable(): boolean {
  return health.failedAt > health.respondedAt
}

/** Milliseconds since content was last read. */
export function sinceResponse(): number {
  return performance.now() - health.respondedAt
}

/** What went wrong, in one line. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = statusCode(cause)
  const status = code === undefined ? '' : `${code} `
  const deepest = cause.cause instanceof Error ? `: ${reasonOf(cause.cause)}` : ''
  return `${status}${cause.message}${deepest}`.replaceAll(/\s+/g, ' ').slice(0, 300)
}
