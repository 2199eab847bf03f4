import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Caller } from '../query/fair-queue.ts'
import type { Identity } from '../types.ts'
import type { LakeEnv } from './context.ts'

/** The address a request comes from. Headers of proxies are not believed: anyone can write them. */
export function addressOf(c: Context<LakeEnv>): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress ?? ''
}

/** Whom limits count: users and tokens by themselves, strangers by their address. */
export function callerKey({ id, role }: Identity, address: string): string {
  return role === 'anonymous' ? `address ${address}` : `identity ${id}`
}

/** Who sent a request, for what is shared out among callers. */
export function callerOf(c: Context<LakeEnv>): Caller {
  const { identity } = c.var
  return { key: callerKey(identity, addressOf(c)), isStranger: identity.role === 'anonymous' }
}
