import { Hono } from 'hono'
import { formatEvent } from '../streams/stream-event.ts'
import type { OpenStream, StreamHub } from '../streams/stream-hub.ts'
import { addressOf } from './caller.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { searchOf } from './request.ts'
import { type AdmittedStream, admitStream, streamKinds } from './stream-feeds.ts'

/** `GET /data/listen/:dataset` and `GET /data/live/events/:dataset` as server-sent events. */
export function streamRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  for (const kind of streamKinds) {
    app.get(`/data/${kind}/:dataset`, (c) => {
      const { headers } = c.req.raw
      const admitted = admitStream(lake, {
        kind,
        dataset: c.req.param('dataset') ?? '',
        search: searchOf(c),
        identify: () => lake.auth.identify(headers),
        address: addressOf(c),
        lastEventId: c.req.header('last-event-id'),
      })
      return new Response(eventStream(lake.streams, admitted), {
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

const bufferBytes = 64 * 1024

function eventStream(hub: StreamHub, admitted: AdmittedStream): ReadableStream {
  const encoder = new TextEncoder()
  let stream: OpenStream | undefined
  let isOpen = true
  return new ReadableStream(
    {
      start(controller) {
        const write = (text: string): void => {
          if (isOpen) controller.enqueue(encoder.encode(text))
        }
        const close = (): void => {
          if (isOpen) controller.close()
          isOpen = false
        }
        if ('refusal' in admitted) {
          write(formatEvent(admitted.refusal))
          close()
          return
        }
        const backlog = (): number => bufferBytes - (controller.desiredSize ?? bufferBytes)
        stream = hub.open({ write, close, backlog }, admitted.feed, admitted.release)
      },
      pull: () => stream?.resume(),
      cancel: () => {
        isOpen = false
        stream?.detach()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  )
}
