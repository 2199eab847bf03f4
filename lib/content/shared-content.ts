import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../env/env.ts'
import { maxSilenceMs, PublicationLog } from '../server/publication-log.ts'
import { SharedOrder } from '../server/shared-order.ts'
import { type EntryStore, SharedPages, sharePages } from '../server/shared-pages.ts'
import { publications } from './publications.ts'
import { siteWarmer } from './site-warmer.ts'

/** A start waits this long for what other instances have published; without Redis it continues without. */
const patienceMs = 2000
/** Pages that are not visited for a day leave Redis. */
const lifetimeSeconds = 24 * 60 * 60

/**
 * With Redis, shares publications with the other instances of this site, and pages with those of the same build. Called
 * once, before the server accepts requests.
 */
export async function shareContent(
  env: Pick<Env, 'redisUrl' | 'buildDir' | 'port'> & { public: Pick<Env['public'], 'sanity'> },
): Promise<void> {
  const { redisUrl } = env
  if (redisUrl === undefined || process.env.NODE_ENV === 'development') return
  // The client is large; a site with a single instance never loads it.
  const { connectToRedis, entryStore, untilReady, waitingConnection } = await import('../server/redis.ts')
  const { projectId, dataset } = env.public.sanity
  const prefix = `site:${projectId}:${dataset}`
  const build = (await readFile(join(env.buildDir, 'BUILD_ID'), 'utf8')).trim()
  const order = new SharedOrder()
  const store: EntryStore = entryStore(redisUrl, { prefix: `${prefix}:${build}:`, lifetimeSeconds })
  sharePages(new SharedPages(store, order))
  const log = publications().share(
    order,
    (paths) => void siteWarmer(env.port).now(paths),
    (reader) =>
      new PublicationLog({
        writer: connectToRedis(redisUrl),
        waiting: waitingConnection(redisUrl, maxSilenceMs),
        key: `${prefix}:publications`,
        reader,
      }),
  )
  // Both: pages are read over another connection than the log.
  await Promise.all([log.start(patienceMs), untilReady(connectToRedis(redisUrl), patienceMs)])
}
