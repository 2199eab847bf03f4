import { AsyncLocalStorage } from 'node:async_hooks'
import { type ClientReturn, type SanityClient, createClient } from '@sanity/client'
import { getEnv } from '../env/env.ts'
import { noteAnswer, noteFailure, reasonOf, sinceAnswer } from './content-health.ts'
import { isDraftMode } from './draft-mode.ts'
import { answersWithin, ContentUnavailableError, inTime } from './in-time.ts'
import { outsideRequests } from './outside-requests.ts'
import { tags } from './tags.ts'
import { endedAfter } from './waiting.ts'
import { statusCode } from '../shared/error-details.ts'

/** When the signal of a published change is lost, a page shows it after this many seconds at the latest. */
const fallbackSeconds = 300

let client: SanityClient | undefined

function contentClient(): SanityClient {
  if (client) return client
  const { embedded, sanityToken, public: settings } = getEnv()
  const { projectId, dataset, apiHost } = settings.sanity
  client = createClient({
    projectId,
    dataset,
    apiVersion: '2026-01-01',
    perspective: 'published',
    // A page made again after a change must not meet the CDN's older copy.
    useCdn: false,
    maxRetries: 3,
    // The embedded Content Lake shows published documents to everyone; a hosted dataset may be private.
    ...(embedded ? {} : { token: sanityToken }),
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to an API host without a name per project
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
  })
  return client
}

/**
 * Reads as an editor does: drafts in the place of what is published, and in each text, invisible, where it comes from,
 * so that a click on it can open its field.
 */
export function draftClient(): SanityClient {
  return contentClient().withConfig({
    token: getEnv().sanityToken,
    perspective: 'drafts',
    stega: {
      enabled: true,
      studioUrl: '/studio',
      filter: (props) => {
        const field = props.sourcePath.at(-1)
        return !(typeof field === 'string' && usedAsData.has(field)) && props.filterDefault(props)
      },
    },
  })
}

/** Fields that the site compares, calculates with or puts into addresses; anything invisible in them would break that. */
const usedAsData: ReadonlySet<string> = new Set([
  'kind',
  'phone',
  'day',
  'opens',
  'closes',
  'platform',
  'from',
  'to',
])

const readingFreshly = new AsyncLocalStorage<true>()

/** Within `work`, `readContent` asks for content as it is now, past the cache of Next.js. */
export function freshly<T>(work: () => Promise<T>): Promise<T> {
  return readingFreshly.run(true, work)
}

/** Asks for published content and keeps the answer in the cache of Next.js under these tags; in draft mode, for drafts. */
export async function readContent<const Query extends string>(
  query: Query,
  { params = {}, tags: names }: { params?: Record<string, string>; tags: string[] },
): Promise<ClientReturn<Query>> {
  try {
    const reading = (await isDraftMode())
      ? draftClient().fetch<ClientReturn<Query>>(query, params, { cache: 'no-store' })
      : contentClient().fetch<ClientReturn<Query>>(
          query,
          params,
          readingFreshly.getStore()
            ? { cache: 'no-store' }
            : {
                // Without this, Next.js does not keep answers to requests that carry a token.
                cache: 'force-cache',
                next: { tags: [...names, tags.all], revalidate: fallbackSeconds },
              },
        )
    return await inTime(reading, askForLeast)
  } catch (cause) {
    // Errors with a digest are how Next.js steers rendering; they are not ours to dress up.
    if (cause instanceof Error && 'digest' in cause) throw cause
    noteFailure(cause)
    throw new ContentUnavailableError(`Content could not be read (${reasonOf(cause)}).`)
  }
}

/** Asks for published content as it is now, past the cache of Next.js. `signal` ends the attempt, with an error. */
export async function readFresh<const Query extends string>(
  query: Query,
  signal?: AbortSignal,
): Promise<ClientReturn<Query>> {
  try {
    const answer = await contentClient().fetch<ClientReturn<Query>>(
      query,
      {},
      { cache: 'no-store', ...(signal && { signal }) },
    )
    noteAnswer()
    return answer
  } catch (cause) {
    noteFailure(cause)
    throw cause
  }
}

/** An answer this fresh says that content can be read. */
const stillFresh = 1000

/** Whether content can be read just now. Says so within a second. */
export async function canReadContent(): Promise<boolean> {
  return sinceAnswer() < stillFresh || (await answersWithin(1000, askForLeast))
}

/** One short question, whoever waits for its answer. */
let probing: Promise<unknown> | undefined

function askForLeast(): Promise<unknown> {
  probing ??= outsideRequests(() =>
    endedAfter(1000, (signal) => contentClient().fetch('true', {}, { cache: 'no-store', signal })),
  )
    // A refusal is an answer too.
    .catch((error: unknown) => {
      if ((statusCode(error) ?? 500) >= 500) throw error
    })
    .finally(() => (probing = undefined))
  return probing
}
