import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Auth } from '../auth/auth.ts'
import { LakeError } from '../errors.ts'
import type { Caller } from '../fair-queue.ts'
import { anonymous, type Identity } from '../types.ts'
import type { LakeEnv } from './lake-env.ts'

/** The address that a request comes from. */
export function addressOf(c: Context<LakeEnv>): string {
  const incoming = c.env?.incoming
  return incoming ? clientAddress(incoming, c.var.proxyHops) : ''
}

/**
 * The address that called the outermost trusted proxy. Only as many of the last entries of `X-Forwarded-For` count as there
 * are trusted proxies: clients can forge the rest.
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxyHops: number): string {
  const direct = socket.remoteAddress ?? ''
  if (proxyHops === 0) return direct
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  return forwarded.at(-proxyHops)?.trim() || direct
}

/** The lake's own address as a program on this machine called it; undefined for calls through a proxy or a network. */
export function localAddressOf(c: Context<LakeEnv>): string | undefined {
  const host = c.req.header('host') ?? ''
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
  return isLocal && c.req.header('x-forwarded-for') === undefined ? `http://${host}` : undefined
}

/** Key of a caller for limits: users and tokens by id, anonymous callers by address. */
export function callerKey({ id, role }: Identity, address: string): string {
  return role === 'anonymous' ? `address ${addressBlock(address)}` : `identity ${id}`
}

/** An address for limits: IPv6 addresses are assigned in blocks of 2^64, which count as one. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [block] = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*$/, '')}/64`)
    .toString()
    .split('%')
  return `${block ?? ''}/64`
}

/** The caller of a request, for limits and queues. */
export function callerOf(c: Context<LakeEnv>): Caller {
  return toCaller(c, c.var.identity)
}

/** The same for what anybody may have: a credential counts, but one that is not valid is no reason to refuse. */
export function callerOfPublic(c: Context<LakeEnv>, auth: Pick<Auth, 'identify'>): Caller {
  try {
    return toCaller(c, auth.identify(c.req.raw.headers))
  } catch (error) {
    if (error instanceof LakeError) return toCaller(c, anonymous)
    throw error
  }
}

function toCaller(c: Context<LakeEnv>, identity: Identity): Caller {
  return { key: callerKey(identity, addressOf(c)), isAnonymous: identity.role === 'anonymous' }
}
