import { z } from 'zod'
import { can, notLoggedIn, readScope } from '../auth/permissions.ts'
import { dataError, LakeError, overloaded } from '../errors.ts'
import { parse } from '../parse.ts'
import type { Dataset } from '../store/dataset.ts'
import { channelErrorEvent, type Feed } from '../streams/feed.ts'
import { ListenFeed, type ListenOptions, type ListenView } from '../streams/listen.ts'
import { LiveFeed } from '../streams/live.ts'
import type { StreamEvent } from '../streams/stream-event.ts'
import type { ListenEntry, LiveEntry } from '../streams/stream-logs.ts'
import type { Identity } from '../types.ts'
import { callerKey } from './caller.ts'
import type { Lake } from './context.ts'
import { datasetFor, requireStillReadable } from './dataset-access.ts'
import { flag, groqParams } from './request.ts'

const effectFormats = z.literal('mendoza').optional()

/** Kinds of streams, by the paths of their endpoints. */
export const streamKinds = ['listen', 'live/events'] as const

export type StreamRequest = {
  kind: (typeof streamKinds)[number]
  dataset: string
  search: URLSearchParams
  lastEventId: string | undefined
  /** Identity of the reader, looked up again with each call. @throws LakeError 401 when the credential is no longer valid */
  identify: () => Identity
  address: string
}

/** A stream that has a slot, or the one event that is sent instead. */
export type AdmittedStream = { feed: Feed; release: () => void } | { refusal: StreamEvent }

/**
 * Opens the feed of a stream, for any transport. A faulty query does not refuse the request: as with hosted Sanity, the
 * stream begins, and carries the error.
 *
 * @throws LakeError 400, 401, 403 or 404, or 503 when there is no slot
 */
export function admitStream(lake: Lake, request: StreamRequest): AdmittedStream {
  const { streams } = lake
  const identity = request.identify()
  const dataset = datasetFor(lake, identity, request.dataset)
  const caller = callerKey(identity, request.address)
  const isAnonymous = identity.role === 'anonymous'
  const budget = streams.budgets.forStream(caller, isAnonymous)
  if (!budget.isReplenished) throw overloaded('Too much work for event streams; try again shortly', 5)
  const release = streams.slots.take({ role: identity.role, caller })
  try {
    const access = accessTo(dataset, request, identity)
    if (request.kind === 'live/events') return { feed: liveFeed(lake, dataset, request, access), release }
    const { query, params, options } = listenOptions(request)
    let shared: { scope: string; filter: ListenView['filter'] } | undefined
    const view = (): ListenView => {
      const { scope, identityId, mayRead, mayReadOf } = access()
      if (shared?.scope !== scope) {
        shared = { scope, filter: streams.filters.of(scope, query, params, budget) }
      }
      const reader = {
        identity: identityId,
        projectId: lake.config.projectId,
        dataset: dataset.name,
        mayRead,
        get: (id: string) => dataset.get(id),
      }
      return { filter: shared.filter, reader, mayReadOf }
    }
    const log = streams.logs.of(dataset.name).listen
    return { feed: new ListenFeed({ dataset: dataset.name, log, budget, view }, options), release }
  } catch (error) {
    release()
    if (error instanceof LakeError && isFaultOfQuery(error)) return { refusal: channelErrorEvent(error) }
    throw error
  }
}

type Access = {
  /** Key of everything that determines what the reader sees. */
  scope: string
  identityId: string
  mayRead: (id: string) => boolean
  mayReadOf: (entry: ListenEntry | LiveEntry, id: string) => boolean
}

/** What the reader may see, looked up again with each call. */
function accessTo(dataset: Dataset, request: StreamRequest, openedAs: Identity): () => Access {
  const wantsDrafts = request.kind === 'live/events' && flag(request.search, 'includeDrafts')
  return () => {
    const identity = request.identify()
    requireStillReadable(dataset, identity)
    const scope = readScope(identity, dataset.aclMode)
    const isOther = identity.id !== openedAs.id
    if (isOther || scope === 'none' || (wantsDrafts && scope !== 'all')) throw notLoggedIn()
    const mayRead = (id: string): boolean => can(identity, 'read', id, dataset.aclMode)
    return {
      scope: [dataset.name, dataset.createdAt, identity.id, identity.role, dataset.aclMode].join(' '),
      identityId: identity.id,
      mayRead,
      // Changes that were made while the dataset was private stay private.
      mayReadOf: (entry, id) => mayRead(id) && can(identity, 'read', id, entry.aclMode),
    }
  }
}

function liveFeed(lake: Lake, dataset: Dataset, request: StreamRequest, access: () => Access): LiveFeed {
  return new LiveFeed({
    dataset: dataset.name,
    log: lake.streams.logs.of(dataset.name).live,
    includeDrafts: flag(request.search, 'includeDrafts'),
    lastEventId: request.lastEventId,
    view: () => access().mayReadOf,
  })
}

function listenOptions({ search, lastEventId }: StreamRequest): {
  query: string
  params: Record<string, unknown>
  options: ListenOptions
} {
  const query = search.get('query')
  if (query === null) throw dataError(400, 'validationError', 'The parameter "query" is required')
  const effectFormat = parse(effectFormats, search.get('effectFormat') ?? undefined, () =>
    dataError(400, 'validationError', 'The only effectFormat is "mendoza"'),
  )
  return {
    query,
    params: groqParams(search),
    options: {
      includeResult: flag(search, 'includeResult', true),
      includePreviousRevision: flag(search, 'includePreviousRevision'),
      includeMutations: flag(search, 'includeMutations', true),
      effectFormat,
      enableResume: flag(search, 'enableResume'),
      lastEventId,
    },
  }
}

const queryFault = z.object({ error: z.object({ type: z.string().startsWith('query') }) })

function isFaultOfQuery({ body }: LakeError): boolean {
  return queryFault.safeParse(body).success
}
