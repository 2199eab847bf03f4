import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type RedisClientType, RESP_TYPES } from '@redis/client'
import { processState } from './process-state.ts'
import type { EntryStore } from './shared-pages.ts'

/** Shared by all bundles: a new connection is not ready for its first command. */
const clients = processState('redis', () => new Map<string, RedisClientType>())

/** Soon: publications, and pages for instances that are starting, wait for it. */
const reconnectStrategy = (retries: number) => Math.min(100 * 2 ** retries, 1000)

/**
 * The connection of this process to that Redis, shared by all callers. It reconnects by itself; meanwhile commands fail
 * at once instead of being queued.
 */
export function connectToRedis(url: string): RedisClientType {
  const existing = clients.get(url)
  if (existing) return existing
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy },
  })
  clients.set(url, client)
  let isDown = false
  client.on('error', () => {
    // Every reconnection attempt emits an error; its URL may hold a password, so it is not logged.
    if (!isDown)
      console.error('Redis (REDIS_URL) cannot be reached: until it is back, this instance is alone.')
    isDown = true
  })
  client.on('ready', () => {
    if (isDown) console.error('Redis (REDIS_URL) is back.')
    isDown = false
  })
  client.connect().catch(() => {})
  return client
}

/** Resolves when the connection can be used, or after this long. */
export async function untilReady(client: RedisClientType, patienceMs: number): Promise<void> {
  if (client.isReady) return
  const ready = new Promise<void>((resolve) => {
    client.once('ready', resolve)
  })
  await Promise.race([ready, sleep(patienceMs, undefined, { ref: false })])
}

/**
 * A connection for one caller whose commands wait for something to happen.
 *
 * @param silenceMs - it is closed and opened again when nothing has arrived for this long
 */
export function waitingConnection(url: string, silenceMs: number): RedisClientType {
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      socketTimeout: silenceMs,
      reconnectStrategy,
    },
  })
  // `connectToRedis` reports problems.
  client.on('error', () => {})
  client.connect().catch(() => {})
  return client
}

/** Entries in that Redis under this prefix, each for some seconds. */
export function entryStore(
  url: string,
  { prefix, lifetimeSeconds }: { prefix: string; lifetimeSeconds: number },
): EntryStore {
  const redis = connectToRedis(url)
  const inBytes = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  return {
    get: (key) => inBytes.get(`${prefix}${key}`),
    set: (key, entry) =>
      redis.set(`${prefix}${key}`, entry, { expiration: { type: 'EX', value: lifetimeSeconds } }),
    delete: (key) => redis.del(`${prefix}${key}`),
  }
}
