import type { LakeConfig } from '../types.ts'

type Origins = Pick<LakeConfig, 'siteOrigin' | 'publicUrl'>
type Settings = Origins & Pick<LakeConfig, 'corsOrigins' | 'host'>

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a web page of this origin may act for its user (with cookies) and receive a login: true for the site that holds
 * the Studio, and for the lake's own pages; on loopback, under any of its names.
 */
export function isTrustedOrigin(config: Origins, origin: string): boolean {
  const given = normalise(origin)
  return given !== undefined && [config.siteOrigin, config.publicUrl].some((own) => normalise(own) === given)
}

/**
 * Whether pages of this origin may call the lake from a browser: the trusted ones, and those that the settings name,
 * which have to send a token. A setting `https://*.example.com` names every subdomain.
 */
export function isAllowedOrigin(config: Settings, origin: string): boolean {
  if (isTrustedOrigin(config, origin)) return true
  const given = normalise(origin)
  return given !== undefined && config.corsOrigins.some((pattern) => matches(pattern, given))
}

/**
 * Whether a request is meant for this server, by its `Host` header. Another site can point its own name at this machine:
 * its pages would then have the same origin as the lake, under that name (DNS rebinding).
 *
 * @param localAddress - address that the connection was made to
 */
export function isKnownHost(config: Settings, host: string | undefined, localAddress?: string): boolean {
  const name = /^[\w.:[\]-]+$/.test(host ?? '') ? hostnameOf(`http://${host ?? ''}`) : undefined
  if (name === undefined) return false
  if (loopback.has(name) || name.endsWith('.localhost')) return true
  const local = localAddress === undefined ? undefined : hostnameOfAddress(localAddress)
  const own = [config.siteOrigin, config.publicUrl].map(hostnameOf)
  return [local, hostnameOfAddress(config.host), ...own].includes(name)
}

/**
 * The address to return to after login; undefined when it is not trusted, because a login sent elsewhere would give the
 * account to the author of the link. Only http(s) without credentials; the fragment is removed, to hold the code.
 */
export function trustedReturnUrl(config: Origins, value: string | undefined): URL | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.username || url.password || !isTrustedOrigin(config, url.origin)) return undefined
  url.hash = ''
  return url
}

function matches(pattern: string, origin: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return normalise(pattern) === origin
  // The rest ends with a colon and the port, which is empty for the default port.
  const rest = normalise(`${start}x${end}`)?.slice(`${start}x`.length)
  return (
    rest !== undefined &&
    origin.startsWith(start) &&
    origin.endsWith(rest) &&
    origin.length > start.length + rest.length
  )
}

function hostnameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined
}

/** A socket's address as a hostname in an URL; IPv4 inside IPv6 as IPv4. */
function hostnameOfAddress(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return hostnameOf(`http://${plain.includes(':') ? `[${plain}]` : plain}`)
}

function normalise(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return `${protocol}//${loopback.has(hostname) ? 'localhost' : hostname}:${port}`
}
