import { type SanityClient, createClient } from '@sanity/client'
import type { Env } from '../../env/env.ts'

/** A visitor is waiting: what has not been answered by then goes to the spool. */
const patienceMs = 5000

let client: SanityClient | undefined

/** The Content Lake as enquiries use it: everything is visible, nothing comes from a cache. */
export function enquiryLake({ sanityToken, public: { sanity } }: Env): SanityClient {
  client ??= createClient({
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    apiVersion: '2026-01-01',
    perspective: 'raw',
    useCdn: false,
    maxRetries: 0,
    timeout: patienceMs,
    ...(sanityToken === undefined ? {} : { token: sanityToken }),
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to an API host without a name per project
    ...(sanity.apiHost === undefined ? {} : { apiHost: sanity.apiHost, useProjectHostname: false }),
  })
  return client
}

/** Options of a request that must have its answer in time, however the client was built. */
export function inTime(): { signal: AbortSignal; timeout: number } {
  return { signal: AbortSignal.timeout(patienceMs), timeout: patienceMs }
}

/** Whether a request failed for what it said, so that another one may well succeed. */
export function isAboutOneDocument(error: unknown): boolean {
  const { statusCode } = error as { statusCode?: unknown }
  return statusCode === 400 || statusCode === 409 || statusCode === 413 || statusCode === 422
}

/** What went wrong with a request, without anything of its content. */
export function describeLakeFailure(error: unknown): string {
  const { statusCode } = error as { statusCode?: unknown }
  if (typeof statusCode === 'number') return `HTTP ${statusCode}`
  const { code } = ((error as Error | undefined)?.cause ?? error) as { code?: unknown }
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : 'unknown reason'
}
