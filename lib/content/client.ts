import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientReturn, SanityClient } from '@sanity/client'
import { getEnv } from '../env/env.ts'
import { noteResponse, noteFailure, reasonOf, sinceResponse } from './content-health.ts'
import { isDraftMode } from './draft-mode.ts'
import {
  ContentUnavailableError,
  isBuilding,
  patientProbeTimeoutMs,
  respondsWithin,
  withReadTimeout,
} from './read-timeout.ts'
import { outsideRequests } from './outside-requests.ts'
import { pageLinkTags, resolvePageLinks } from './page-links.ts'
import { linkedPagesQuery } from './queries.ts'
import { createSanityClient } from './sanity-client.ts'
import { tags } from './tags.ts'
import { runWithTimeout } from './process-timers.ts'
import { statusCode } from '../shared/error-details.ts'

/** Pages show a change after this many seconds at the latest, when the webhook's call about it is lost. */
const fallbackSeconds = 300

/** How often a request is repeated, after pauses that double from a tenth of a second. */
const maxRetries = 3
/** One page without content ends a build. On a busy machine, connections are lost for longer than visitors can wait. */
const maxBuildRetries = 8

let client: SanityClient | undefined

function contentClient(): SanityClient {
  const { embedded, sanityToken, content } = getEnv()
  client ??= createSanityClient(content, {
    perspective: 'published',
    maxRetries: isBuilding() ? maxBuildRetries : maxRetries,
    // The embedded Content Lake shows published documents to everyone; a hosted dataset may be private.
    token: embedded ? undefined : sanityToken,
  })
  return client
}

/**
 * A client for previews: drafts take the place of published documents, and each text holds, in invisible characters, the
 * field it comes from, so that a click on it opens that field in the Studio.
 */
export function draftClient(): SanityClient {
  return contentClient().withConfig({
    token: getEnv().sanityToken,
    perspective: 'drafts',
    stega: {
      enabled: true,
      studioUrl: '/studio',
      filter: (props) => {
        // An entry of a list has the name of the list.
        const field = props.sourcePath.findLast((part) => typeof part === 'string')
        return !(field !== undefined && usedAsData.has(field)) && props.filterDefault(props)
      },
    },
  })
}

/** Fields that the site compares, calculates with or puts into URLs; invisible characters in them would break that. */
const usedAsData: ReadonlySet<string> = new Set([
  'kind',
  'phone',
  'platform',
  'legalForm',
  'companyNumber',
  'vatNumber',
  'from',
  'to',
  'until',
  'pages',
  'linkedFrom',
  'section',
  'entry',
])

const cacheBypass = new AsyncLocalStorage<true>()

/** Runs `work`, in which `readContent` fetches current content, bypassing the cache of Next.js. */
export function withoutCache<T>(work: () => Promise<T>): Promise<T> {
  return cacheBypass.run(true, work)
}

/** Fetches published content and caches the result in Next.js under these tags; in draft mode, fetches drafts. */
export async function readContent<const Query extends string>(
  query: Query,
  { params = {}, tags: names }: { params?: Record<string, string | string[]>; tags: string[] },
): Promise<ClientReturn<Query>> {
  try {
    const isDraft = await isDraftMode()
    const result = isDraft
      ? draftClient().fetch<ClientReturn<Query>>(query, params, { cache: 'no-store' })
      : contentClient().fetch<ClientReturn<Query>>(
          query,
          params,
          cacheBypass.getStore()
            ? { cache: 'no-store' }
            : {
                // Without this, Next.js does not cache responses to requests with a token.
                cache: 'force-cache',
                next: { tags: [...names, tags.all], revalidate: fallbackSeconds },
              },
        )
    return await resolvePageLinks(await withReadTimeout(result, probe, isDraft), readLinkedPages)
  } catch (cause) {
    // Next.js controls rendering with errors that have a digest; they must pass unchanged.
    if (cause instanceof Error && 'digest' in cause) throw cause
    noteFailure(cause)
    throw new ContentUnavailableError(`Content could not be read (${reasonOf(cause)}).`)
  }
}

function readLinkedPages(ids: string[]) {
  return readContent(linkedPagesQuery, { params: { ids }, tags: pageLinkTags })
}

/** Fetches current published content, bypassing the cache of Next.js. `signal` aborts the attempt with an error. */
export async function readFresh<const Query extends string>(
  query: Query,
  signal?: AbortSignal,
): Promise<ClientReturn<Query>> {
  try {
    const result = await contentClient().fetch<ClientReturn<Query>>(
      query,
      {},
      { cache: 'no-store', ...(signal && { signal }) },
    )
    noteResponse()
    return result
  } catch (cause) {
    noteFailure(cause)
    throw cause
  }
}

/** A response this recent shows that content can be read. */
const recentMs = 1000

/** Whether content can be read now. Resolves within a second, or with patience within four. */
export async function canReadContent(isPatient = false): Promise<boolean> {
  return sinceResponse() < recentMs || (await respondsWithin(isPatient ? patientProbeTimeoutMs : 1000, probe))
}

/** Longer than any caller waits. */
const longestProbeMs = 5000
/** Callers share a probe for this long, so that one without a response does not hide that others get theirs. */
const sharedProbeMs = 1000

type Probe = { begun: number; result: Promise<unknown> }

let currentProbe: Probe | undefined

function probe(): Promise<unknown> {
  if (currentProbe && performance.now() - currentProbe.begun < sharedProbeMs) return currentProbe.result
  const started: Probe = { begun: performance.now(), result: sendProbe() }
  currentProbe = started
  const forget = () => {
    if (currentProbe === started) currentProbe = undefined
  }
  started.result.then(forget, forget)
  return started.result
}

async function sendProbe(): Promise<void> {
  try {
    await outsideRequests(() =>
      runWithTimeout(longestProbeMs, (signal) =>
        contentClient().fetch('true', {}, { cache: 'no-store', signal }),
      ),
    )
  } catch (error) {
    // A rejected request shows that the Content Lake responds.
    if ((statusCode(error) ?? 500) >= 500) throw error
  }
}
