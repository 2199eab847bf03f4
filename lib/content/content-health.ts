import { statusCode } from '../shared/error-details.ts'

/*
 * Whether content can be read at this moment, as far as this process has noticed. It is said in the log once when that
 * ends, once in a while as long as it lasts, and once when it begins again.
 */

/** Shared by the bundles that Next.js makes of this file. */
const shared = globalThis as typeof globalThis & {
  contentHealth?: { answeredAt: number; failedAt: number; reportedAt: number }
}
const health = (shared.contentHealth ??= {
  answeredAt: Number.NEGATIVE_INFINITY,
  failedAt: Number.NEGATIVE_INFINITY,
  reportedAt: Number.NEGATIVE_INFINITY,
})

const reportEvery = 60_000

/** Content has been read. */
export function noteResponse(): void {
  const wasReported = health.reportedAt > health.answeredAt
  health.answeredAt = performance.now()
  if (wasReported) console.log('Content can be read again.')
}

/** Content could not be read. A response that refuses a request is not noted: it shows that content is there. */
export function noteFailure(cause: unknown): void {
  const status = statusCode(cause)
  if (status !== undefined && status < 500 && status !== 429) return
  health.failedAt = performance.now()
  const isKnown = health.reportedAt > health.answeredAt
  if (isKnown && health.failedAt - health.reportedAt < reportEvery) return
  health.reportedAt = health.failedAt
  console.error(
    `Content cannot be read (${reasonOf(cause)}). Pages that were made before stay up; others answer 503 until it can.`,
  )
}

/** True from a failure until the next answer. */
export function isContentAway(): boolean {
  return health.failedAt > health.answeredAt
}

/** Milliseconds since content was last read. */
export function sinceResponse(): number {
  return performance.now() - health.answeredAt
}

/** What went wrong, in one line. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const code = statusCode(cause)
  const status = code === undefined ? '' : `${code} `
  const deepest = cause.cause instanceof Error ? `: ${reasonOf(cause.cause)}` : ''
  return `${status}${cause.message}${deepest}`.replaceAll(/\s+/g, ' ').slice(0, 300)
}
