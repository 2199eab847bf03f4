import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { TrustedProxy } from '../env/variables.ts'

/*
 * Who is asking, for counting. Next's route handlers see headers only, and `X-Forwarded-For` holds whatever the sender
 * put there: Next fills it in itself just when it is missing. So the address of the connection is noted on each request
 * before Next sees it, in a header whose name changes with every start and is known to this process alone.
 */

type Address = ipaddr.IPv4 | ipaddr.IPv6

// Kept on the global object: the bundler gives the start-up hook and each route a copy of this module.
const notes = globalThis as { [key: symbol]: string | undefined }
const headerName = Symbol.for('berkshire-car-buying.connection-address-header')

/** Starts to note the connection's address on every request. Called once, before the server takes requests. */
export function noteConnectionAddresses(): void {
  if (notes[headerName]) return
  const header = `x-connection-address-${randomUUID()}`
  notes[headerName] = header
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[header] = request.socket.remoteAddress
  })
}

let hasWarned = false
const within = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/**
 * A key to count a visitor's requests under. It is the address of the connection, unless that is a trusted proxy: then
 * it is the address the proxy was called from, and so on outwards. One IPv6 visitor commands a whole /64, so that is
 * what is counted. `unknown` for everyone whose address cannot be told.
 */
export function visitorKey(headers: Headers, trustedProxy: TrustedProxy | undefined): string {
  const noted = notes[headerName] && headers.get(notes[headerName])
  const connection = parseAddress(noted ?? '')
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',').map(parseAddress).toReversed()
  if (!trustedProxy) warnOfProxy(connection, forwarded[0])

  let visitor = connection
  for (const [hop, address] of forwarded.entries()) {
    // Each entry was written by the one before it, and is worth as much as that one's word.
    if (!address || !isTrusted(visitor, hop, trustedProxy)) break
    visitor = address
  }
  return visitor ? keyOf(visitor) : 'unknown'
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

/** An address, alone or with a port, as proxies write it. IPv4 in IPv6's clothing becomes plain IPv4. */
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

/** Behind a proxy nobody told us of, all visitors share one count: the operator should hear of it before they do. */
function warnOfProxy(connection: Address | undefined, forwarded: Address | undefined): void {
  if (hasWarned || !connection || !forwarded || forwarded.toString() === connection.toString()) return
  // Only a proxy of one's own connects from within; anyone on the internet may send the header.
  if (!within.has(connection.range())) return
  hasWarned = true
  console.warn(
    'Requests come through a proxy, but TRUSTED_PROXY is not set: all visitors share one limit. .env.example explains it.',
  )
}
