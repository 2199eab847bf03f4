import 'server-only'
import { createClient, type RedisClientType } from '@redis/client'

const clients = new Map<string, RedisClientType>()

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
    socket: { connectTimeout: 2000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 5000) },
  })
  clients.set(url, client)
  let isDown = false
  client.on('error', () => {
    // Every reconnection attempt emits an error; its URL may hold a password, so it is not logged.
    if (!isDown)
      console.error('Redis (REDIS_URL) cannot be reached: this instance counts its limits for itself.')
    isDown = true
  })
  client.on('ready', () => {
    if (isDown) console.error('Redis (REDIS_URL) is back.')
    isDown = false
  })
  client.connect().catch(() => {})
  return client
}
