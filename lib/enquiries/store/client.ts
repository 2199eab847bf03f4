import type { SanityClient } from '@sanity/client'
import { createSanityClient } from '../../content/sanity-client.ts'
import type { Env } from '../../env/env.ts'
import { errorCode, statusCode } from '../../shared/error-details.ts'

/** A visitor is waiting: an enquiry that takes longer to store goes to the spool. */
const timeoutMs = 5000

let client: SanityClient | undefined

/** The client that enquiries are stored and read with: it sees all documents and caches nothing. */
export function enquiryClient({ sanityToken, content }: Env): SanityClient {
  client ??= createSanityClient(content, {
    perspective: 'raw',
    maxRetries: 0,
    timeout: timeoutMs,
    token: sanityToken,
  })
  return client
}

/** Request options that apply the timeout, for any client. */
export function requestTimeout(): { signal: AbortSignal; timeout: number } {
  return { signal: AbortSignal.timeout(timeoutMs), timeout: timeoutMs }
}

/** Whether a request failed because of its document, so that another document may succeed. */
export function isAboutOneDocument(error: unknown): boolean {
  const status = statusCode(error)
  return status === 400 || status === 409 || status === 413 || status === 422
}

/** What went wrong with a request, without any of its content. */
export function describeClientError(error: unknown): string {
  const status = statusCode(error)
  if (status !== undefined) return `HTTP ${status}`
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return errorCode(cause) ?? (error instanceof Error ? error.name : 'unknown reason')
}
