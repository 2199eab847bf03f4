import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Env } from '../env/env.ts'
import { onRequest, onUpgrade } from './on-request.ts'
import { isOwnOrigin } from './own-origin.ts'
import { plainText, send, sendOverSocket, type ShortResponse } from './short-response.ts'
import { isFromTrustedProxy } from './visitor-address.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What a proxy says about the visitor's request; from anybody else it is only a claim. */
const proxyHeaders = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip']

type Settings = Pick<Env, 'trustedProxy'> & {
  public: Pick<Env['public'], 'siteUrl' | 'sanity'>
}

/**
 * Refuses requests by another host name (status 421) and from pages of another origin (403). Another site can point its own
 * name at this machine; its pages would then have the same origin as this site, under that name (DNS rebinding). Called
 * once, before the server accepts requests.
 */
export function refuseForeignRequests(settings: Settings): void {
  onRequest((request, response) => {
    const refusal = refusalOf(request, settings)
    if (!refusal) return undefined
    send(response, refusal)
    return 'responded'
  })
  onUpgrade((request, socket) => {
    const refusal = refusalOf(request, settings)
    if (!refusal) return undefined
    sendOverSocket(socket, refusal)
    return 'responded'
  })
}

/** Why a request is refused; undefined when it is not. Removes the headers of proxies that are not trusted. */
function refusalOf(request: IncomingMessage, settings: Settings): ShortResponse | undefined {
  const { headers, socket } = request
  const isTrusted = isFromTrustedProxy(request, settings.trustedProxy)
  if (!isTrusted) for (const name of proxyHeaders) delete headers[name]
  const forwarded = headers['x-forwarded-host']
  // A proxy may add to what its client sent.
  const hosts = typeof forwarded === 'string' ? forwarded.split(',') : [headers.host]
  const { siteUrl, sanity } = settings.public
  if (!hosts.every((name) => isKnownHost(name?.trim(), siteUrl, socket.localAddress)))
    return plainText(421, `This site is at ${siteUrl}. NEXT_PUBLIC_SITE_URL sets its address.`)
  // The Content Lake has a list of origins of its own.
  if (headers.origin === undefined || isBelow(sanity.lakePath, request.url ?? '')) return undefined
  const get = (name: string) =>
    name === 'Host' ? (hosts[0] ?? null) : String(headers[name.toLowerCase()] ?? '') || null
  if (isOwnOrigin({ get }, siteUrl)) return undefined
  return plainText(403, 'Pages of other sites may not send requests to this one.')
}

/** True for a request target at the path `base` or below it. */
export function isBelow(base: string | undefined, target: string): boolean {
  return base !== undefined && target.startsWith(base) && /^(?:[/?]|$)/.test(target.slice(base.length))
}

/**
 * Whether a `Host` names this site: by its address, or by a name or the address of this machine, as health checks do. The
 * port does not matter, because pages of other sites cannot choose the name.
 *
 * @param localAddress - address that the connection was made to
 */
export function isKnownHost(host: string | undefined, siteUrl: string, localAddress?: string): boolean {
  const name = hostnameOf(host)
  if (name === undefined) return false
  return loopback.has(name) || name === new URL(siteUrl).hostname || name === hostOfAddress(localAddress)
}

function hostnameOf(host: string | undefined): string | undefined {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return undefined
  return URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '')
}

/** A socket's address as a host; IPv4 inside IPv6 as IPv4. */
function hostOfAddress(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/, '')
  return hostnameOf(plain !== undefined && isIPv6(plain) ? `[${plain}]` : plain)
}
