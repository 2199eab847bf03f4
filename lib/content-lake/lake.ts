import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ReleaseScheduler } from './actions/release-scheduler.ts'
import { createAssetStore } from './assets/asset-store.ts'
import { updateAssetUrls } from './assets/asset-urls.ts'
import type { SendAccountMail } from './auth/account-mail.ts'
import { createAuth } from './auth/auth.ts'
import { bootstrap } from './auth/bootstrap.ts'
import { createApp } from './http/app.ts'
import type { Lake } from './http/context.ts'
import { LargeResponses } from './http/large-responses.ts'
import { attachWebSockets } from './http/websocket.ts'
import { createLakeMetrics } from './metrics.ts'
import { QueryEngine } from './query/query-engine.ts'
import { DatasetRegistry } from './store/dataset-registry.ts'
import { openDatabase } from './store/database.ts'
import { recentCommits } from './streams/recent-commits.ts'
import { StreamHub } from './streams/stream-hub.ts'
import { liveEntry } from './streams/stream-logs.ts'
import type { LakeConfig, LakeDocument, LakeLimits } from './types.ts'
import { DeliveryQueue } from './webhook/delivery-queue.ts'

export const defaultLimits: LakeLimits = {
  bodyBytes: 16 * 1024 * 1024,
  assetBytes: 25 * 1024 * 1024,
  queryBudgetMs: 100,
  queryTimeoutMs: 5_000,
  responseBytes: 32 * 1024 * 1024,
  responsesInFlightBytes: 128 * 1024 * 1024,
  streams: 256,
  headersMs: 15_000,
  requestMs: 180_000,
  imageMs: 15_000,
  presenceLoginMs: 10_000,
}

/** How long live events wait for the webhook, whose receiver renews pages. */
const maxLiveDelayMs = 2_000

export type RunningLake = {
  /** The port it listens on; differs from the configured one when that was 0. */
  port: number
  /** The owner's one-time login link, when one was issued just now. */
  ownerLoginUrl: string | undefined
  /** Every endpoint, with the parameters of its path as `:name`. */
  routes: readonly { method: string; path: string }[]
  close(): Promise<void>
}

/**
 * Starts a Content Lake: opens (or creates) the data folder, makes sure there is an owner, loads the
 * dataset and listens.
 *
 * @param dataset - created, public, when the lake has none yet
 * @param sendMail - sends mails about accounts; without it none are sent
 * @throws when the folder cannot be used or the port is taken
 */
export async function startLake(
  config: LakeConfig,
  dataset: string,
  sendMail?: SendAccountMail,
): Promise<RunningLake> {
  const db = openDatabase(config.dataDir)
  updateAssetUrls(db, config.publicUrl)
  const auth = createAuth(db, config, { sendMail })
  const metrics = createLakeMetrics()
  const datasets = new DatasetRegistry(db, (dataset, ms) => {
    metrics.commits.inc({ dataset })
    metrics.commitSeconds.observe(ms / 1000)
  })
  const streams = new StreamHub({ limit: config.limits.streams })
  const lake: Lake = {
    config,
    db,
    auth,
    datasets,
    streams,
    assets: createAssetStore(config),
    queries: new QueryEngine(config),
    responses: new LargeResponses(config.limits.responsesInFlightBytes),
    metrics,
  }
  if (datasets.list().length === 0) datasets.create(dataset, 'public')
  // Loaded before the first request.
  for (const { name } of datasets.list()) {
    const { listen } = streams.logs.of(name)
    // How the dataset could be read at the time of a commit is not stored.
    for (const committed of recentCommits(db, datasets.get(name)))
      listen.append({ committed, aclMode: 'private', isRestored: true }, committed.bytes)
  }
  const deliveries = deliveriesOf(lake, dataset)
  datasets.onStore((committed) => deliveries?.record(committed))
  const releases = new ReleaseScheduler(datasets)
  datasets.onCommit((committed) => releases.onCommit(committed))
  // Only queued here: a commit waits for none of its listeners.
  datasets.onCommit((committed) => {
    const { aclMode } = datasets.get(committed.dataset)
    streams.publishToListeners({ committed, aclMode })
    const entry = liveEntry(committed, aclMode)
    const publishLive = (): void => {
      if (datasets.loaded(entry.dataset)) streams.publishToLive(entry)
    }
    const delivered = deliveries?.deliver(committed, maxLiveDelayMs)
    // Clients of live streams fetch at once, and should find pages that are up to date.
    if (delivered) void delivered.then(publishLive)
    else publishLive()
  })

  const app = createApp(lake)
  const { headersMs, requestMs } = config.limits
  const listener = getRequestListener(app.fetch)
  const server = createServer(
    // A request that arrives byte by byte must not hold a connection for ever.
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(headersMs, 5_000),
      // Clients use a connection again until a second before this. After Node's five seconds, a client that is busy just
      // then would send into a connection that is being closed.
      keepAliveTimeout: 65_000,
    },
    (request, response) => void listener(request, response),
  )
  const presence = attachWebSockets(server, lake)
  datasets.onAccessChange((name) => {
    streams.recheckAccess(name)
    if (!datasets.loaded(name)) streams.logs.remove(name)
    presence.recheckAccess(name)
  })
  auth.onRevoked(() => {
    streams.recheckAccess()
    presence.recheckMembers()
  })
  await listen(server, config)
  const ownerLoginUrl = bootstrap({ db, auth, config })
  deliveries?.start()
  releases.start()
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    ownerLoginUrl,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async close() {
      releases.close()
      streams.close()
      presence.close()
      await Promise.all([lake.queries.close(), deliveries?.close()])
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // Requests under way get a moment to finish.
        setTimeout(() => server.closeAllConnections(), 1_000).unref()
      })
      db.close()
    },
  }
}

function deliveriesOf(lake: Lake, dataset: string): DeliveryQueue | undefined {
  const { webhook, projectId } = lake.config
  if (!webhook) return undefined
  const findDocument = (name: string, id: string): LakeDocument | undefined =>
    lake.datasets.loaded(name)?.get(id)
  const settings = { ...webhook, dataset: webhook.dataset ?? dataset }
  return new DeliveryQueue(lake.db, settings, { projectId, findDocument })
}

function listen(server: Server, { host, port }: LakeConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
