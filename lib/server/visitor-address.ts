import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { TrustedProxy } from '../env/variables.ts'
import { onRequest } from './on-request.ts'
import { processState } from './process-state.ts'

/*
 * The visitor's address, for rate limits. Route handlers of Next.js see only headers, and `X-Forwarded-For` holds whatever
 * the sender put there; Next.js sets it only when it is missing. So the connection's address is added to each request
 * before Next.js sees it, in a header whose random name is known to this process alone.
 */

type Address = ipaddr.IPv4 | ipaddr.IPv6

const connection = processState('connection-address', (): { header?: string } => ({}))

/** Adds the connection's address to every request. Called once, before the server accepts requests. */
export function addConnectionAddresses(): void {
  if (connection.header !== undefined) return
  const header = `x-connection-address-${randomUUID()}`
  connection.header = header
  onRequest((request) => {
    request.headers[header] = request.socket.remoteAddress
  })
}

let hasWarned = false
const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/**
 * The key under which a visitor's requests are counted: the connection's address or, behind trusted proxies, the address
 * from which the outermost of them was called. For IPv6 it is the /64 network, since one visitor has all of it. `unknown`
 * when no address is known.
 */
export function visitorKey(headers: Headers, trustedProxy: TrustedProxy | undefined): string {
  const added = connection.header === undefined ? null : headers.get(connection.header)
  const visitor = visitorOf(added ?? '', headers.get('X-Forwarded-For') ?? '', trustedProxy)
  return visitor ? keyOf(visitor) : 'unknown'
}

/** The visitor's address itself, for the Content Lake, which counts for itself; empty when none is known. */
export function visitorAddress(
  { socket, headers }: IncomingMessage,
  trustedProxy: TrustedProxy | undefined,
): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '')
  return visitorOf(socket.remoteAddress ?? '', forwardedFor, trustedProxy)?.toString() ?? ''
}

/** True when the connection comes from a trusted proxy, whose other headers about the visitor are true as well. */
export function isFromTrustedProxy(
  { socket }: IncomingMessage,
  trustedProxy: TrustedProxy | undefined,
): boolean {
  return isTrusted(parseAddress(socket.remoteAddress ?? ''), 0, trustedProxy)
}

function visitorOf(
  connectionText: string,
  forwardedFor: string,
  trustedProxy: TrustedProxy | undefined,
): Address | undefined {
  const connection = parseAddress(connectionText)
  const forwarded = forwardedFor.split(',').map(parseAddress).toReversed()
  if (!trustedProxy) warnOfProxy(connection, forwarded[0])

  let visitor = connection
  for (const [hop, address] of forwarded.entries()) {
    // Each entry was written by the proxy before it, and is only as trustworthy as that proxy.
    if (!address || !isTrusted(visitor, hop, trustedProxy)) break
    visitor = address
  }
  return visitor
}

function isTrusted(address: Address | undefined, hop: number, trusted: TrustedProxy | undefined): boolean {
  if (!trusted) return false
  if ('hops' in trusted) return hop < trusted.hops
  return address !== undefined && trusted.ranges.some((range) => isWithin(address, range))
}

function isWithin(address: Address, range: string): boolean {
  const [network, bits] = ipaddr.parseCIDR(
    range.includes('/') ? range : `${range}/${isIP(range) === 4 ? 32 : 128}`,
  )
  return address.kind() === network.kind() && address.match(network, bits)
}

/** An address with or without a port, as proxies write it. IPv4-mapped IPv6 becomes IPv4. */
function parseAddress(text: string): Address | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return isIP(bare) ? ipaddr.process(bare) : undefined
}

function keyOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().replace(/%.*/, '')}/64`).toString()}/64`
}

/** Warns the operator of a proxy that is not configured: behind it, all visitors share one limit. */
function warnOfProxy(connection: Address | undefined, forwarded: Address | undefined): void {
  if (hasWarned || !connection || !forwarded || forwarded.toString() === connection.toString()) return
  // Only the operator's own proxy connects from a private address; anyone on the internet may send the header.
  if (!privateRanges.has(connection.range())) return
  hasWarned = true
  console.warn(
    'Requests come through a proxy, but TRUSTED_PROXY is not set: all visitors share one limit. .env.example explains it.',
  )
}
