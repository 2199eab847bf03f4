import 'server-only'
import { createClient, type RedisClientType } from '@redis/client'

const clients = new Map<string, RedisClientType>()

/**
 * The one connection of this process to that Redis. It comes back by itself when it is lost; meanwhile commands fail at
 * once instead of queueing up.
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
    // Every attempt to come back reports again; the address may hold a password.
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
