import type { ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { type LakeProcess, startLakeProcess } from './lake-process.ts'
import { json, type LoopbackServer, type ReceivedRequest, startLoopbackServer } from './loopback-server.ts'

export const webhookSecret = 'a secret that is long enough'

type Change = Record<string, unknown>

/** A lake that calls a receiver with each published change. */
type WebhookLake = {
  lake: LakeProcess
  receiver: LoopbackServer
  /** The administrator's client, with drafts and versions. */
  client: SanityClient
  /** The changes in all calls so far. */
  delivered: () => Change[]
  untilCalls: (count: number) => Promise<unknown>
  untilDelivered: (count: number) => Promise<unknown>
  /** Kills the lake and starts it again in the same folder. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** The changes in one call, whose body is one change or a list. */
export const changesIn = ({ body }: ReceivedRequest) => [JSON.parse(body)].flat() as Change[]

/** Starts a lake and its receiver, which responds with 200 until told otherwise. */
export async function startWebhookLake(projection: string): Promise<WebhookLake> {
  const receiver = await startLoopbackServer(json(200, {}))
  const env = {
    CONTENT_LAKE_WEBHOOK_URL: `${receiver.url}/hook`,
    CONTENT_LAKE_WEBHOOK_SECRET: webhookSecret,
    CONTENT_LAKE_WEBHOOK_PROJECTION: projection,
  }
  const lake = await startLakeProcess({ env })
  const delivered = () => receiver.requests.flatMap(changesIn)
  const started: WebhookLake = {
    lake,
    receiver,
    client: lake.admin({ perspective: 'raw' }),
    delivered,
    untilCalls: (count) => vi.waitUntil(() => receiver.requests.length >= count),
    untilDelivered: (count) => vi.waitUntil(() => delivered().length >= count),
    async restart() {
      await started.lake.kill()
      started.lake = await startLakeProcess({ dataDir: started.lake.dataDir, env })
    },
    async stop() {
      await receiver.stop()
      await started.lake.stop()
    },
  }
  return started
}

/** Before each test: no calls are recorded, and the receiver responds with 200. */
export function resetReceiverBeforeEach(receiver: LoopbackServer): void {
  beforeEach(() => {
    receiver.requests.length = 0
    receiver.respondWith(json(200, {}))
  })
}

/** Leaves all calls without a response until the test is over. */
export function holdCalls(receiver: LoopbackServer): void {
  const held: ServerResponse[] = []
  receiver.respondWith((_request, response) => held.push(response))
  onTestFinished(() => {
    receiver.respondWith(json(200, {}))
    for (const response of held) response.end()
  })
}
