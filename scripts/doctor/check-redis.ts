import { createClient } from '@redis/client'
import type { Env } from '../../lib/env/env.ts'
import { errorCode } from '../../lib/shared/error-details.ts'
import { type Finding, ok, problem } from './finding.ts'

const timeoutMs = 3000

/** Signs in to Redis, when there is one. */
export async function checkRedisSignIn({ redisUrl }: Env): Promise<Finding[]> {
  if (redisUrl === undefined) return []
  const client = createClient({
    url: redisUrl,
    socket: { connectTimeout: timeoutMs, reconnectStrategy: false },
  })
  // Without a listener an error ends the process; `connect` rejects with the same.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return [ok('Redis', 'It responds.')]
  } catch (error) {
    // The message may hold the address, and with it a password.
    const code = errorCode(error) ?? (error instanceof Error ? error.message.split(' ')[0] : undefined)
    return [
      problem(
        'Redis',
        `It cannot be used (${code ?? 'unknown reason'}): several instances count limits for themselves.`,
        'Start it, or correct the address and the password in REDIS_URL.',
      ),
    ]
  } finally {
    if (client.isOpen) client.destroy()
  }
}
