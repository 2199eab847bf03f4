import { Hono } from 'hono'
import { z } from 'zod'
import { can, notLoggedIn, readScope } from '../auth/permissions.ts'
import { dataError } from '../errors.ts'
import { listenSubscription } from '../streams/listen.ts'
import { liveSubscription } from '../streams/live.ts'
import type { StreamHub, StreamSink, Subscription } from '../streams/stream-hub.ts'
import type { Identity } from '../types.ts'
import type { Lake, LakeEnv } from './context.ts'
import { datasetFor } from './dataset-access.ts'
import { flag, groqParams, searchOf } from './request.ts'

/** A reader this far behind is cut off. */
const MOST_BACKLOG_BYTES = 4 * 1024 * 1024

export type StreamKind = 'listen' | 'live/events'

export interface StreamRequest {
  kind: StreamKind
  dataset: string
  search: URLSearchParams
  identity: Identity
  lastEventId: string | undefined
}

/** `GET /data/listen/:dataset` and `GET /data/live/events/:dataset` as server-sent events. */
export function streamRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  for (const kind of ['listen', 'live/events'] as const) {
    app.get(`/data/${kind}/:dataset`, (c) => {
      lake.streams.requireRoom()
      const subscription = subscriptionFor(lake, {
        kind,
        dataset: c.req.param('dataset') ?? '',
        search: searchOf(c),
        identity: c.var.identity,
        lastEventId: c.req.header('last-event-id'),
      })
      return new Response(eventStream(lake.streams, subscription), {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-cache, no-transform',
          // Buffering proxies would hold events back.
          'X-Accel-Buffering': 'no',
        },
      })
    })
  }
  return app
}

/**
 * What a stream of this kind will carry for this reader; the same for every transport.
 *
 * @throws LakeError 400, 401, 403 or 404
 */
export function subscriptionFor(
  lake: Lake,
  { kind, dataset: name, search, identity, lastEventId }: StreamRequest,
): Subscription {
  const dataset = datasetFor(lake, identity, name)
  const scope = readScope(identity, dataset.aclMode)
  const mayRead = (id: string): boolean => can(identity, 'read', id, dataset.aclMode)
  if (kind === 'live/events') {
    const includeDrafts = flag(search, 'includeDrafts')
    if (includeDrafts && scope !== 'all') throw notLoggedIn()
    return liveSubscription({ dataset: name, includeDrafts, lastEventId, mayRead })
  }
  const query = search.get('query')
  if (query === null) throw dataError(400, 'validationError', 'The parameter "query" is required')
  const effectFormat = z
    .literal('mendoza')
    .optional()
    .safeParse(search.get('effectFormat') ?? undefined)
  if (!effectFormat.success) throw dataError(400, 'validationError', 'The only effectFormat is "mendoza"')
  return listenSubscription(dataset, {
    query,
    params: groqParams(search),
    includeResult: flag(search, 'includeResult', true),
    includePreviousRevision: flag(search, 'includePreviousRevision'),
    includeMutations: flag(search, 'includeMutations', true),
    effectFormat: effectFormat.data,
    enableResume: flag(search, 'enableResume'),
    lastEventId,
    mayRead,
    identity: identity.id,
  })
}

function eventStream(hub: StreamHub, subscription: Subscription): ReadableStream {
  const encoder = new TextEncoder()
  let leave = (): void => {}
  return new ReadableStream(
    {
      start(controller) {
        const sink: StreamSink = {
          write(text) {
            controller.enqueue(encoder.encode(text))
            return (controller.desiredSize ?? 0) > -MOST_BACKLOG_BYTES
          },
          close: () => controller.close(),
        }
        leave = hub.open(sink, subscription)
      },
      cancel: () => leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  )
}
