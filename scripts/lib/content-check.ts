import { z } from 'zod'
import { errorCode } from '../../lib/shared/error-details.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'

/** What a command needs the content for. */
export type Purpose = 'show' | 'write' | 'read'

/** A response that refuses a request for content. */
export class ContentRefusal extends Error {
  override name = 'ContentRefusal'
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

type Content = { origin: string; dataset: string; token: string; timeoutMs: number }

/**
 * Reads a dataset over Sanity's API and, unless it is only to be read, tries whether the token may write.
 *
 * @throws ContentRefusal for a status that refuses, or the error of a connection, a certificate, a timeout or malformed JSON
 */
export async function checkContent(
  { origin, dataset, token, timeoutMs }: Content,
  purpose: Purpose,
): Promise<'filled' | 'empty'> {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    }
    const url = `${origin}/v${sanityApiVersion}${path}`
    const response = await fetch(url, { ...init, headers, signal, redirect: 'error' })
    const text = await response.text()
    if (!response.ok) throw new ContentRefusal(response.status, text)
    return JSON.parse(text)
  }
  const query = new URLSearchParams({
    query: 'count(*[_type in ["siteSettings", "homePage", "town"]])',
    perspective: 'published',
  })
  const pages = await request(`/data/query/${dataset}?${query.toString()}`)
  // A dry run: nothing is written.
  const trial = { createIfNotExists: { _id: 'enquiry.trial', _type: 'enquiry' } }
  if (purpose !== 'read')
    await request(`/data/mutate/${dataset}?dryRun=true`, {
      method: 'POST',
      body: JSON.stringify({ mutations: [trial] }),
    })
  return z.object({ result: z.number() }).parse(pages).result === 0 ? 'empty' : 'filled'
}

/** The code of the innermost cause. An AggregateError has one for each address that was tried. */
export function innermostCode(error: unknown): string {
  if (error instanceof Error && error.cause) return innermostCode(error.cause)
  const code = errorCode(error)
  if (code !== undefined) return code
  return error instanceof AggregateError && error.errors.length > 0
    ? innermostCode(error.errors[0])
    : 'unknown reason'
}
