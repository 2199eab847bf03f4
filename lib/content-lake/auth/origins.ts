import type { LakeConfig } from '../types.ts'

type Origins = Pick<LakeConfig, 'siteOrigin' | 'publicUrl'>
type Settings = Origins & Pick<LakeConfig, 'corsOrigins' | 'host'>

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a web page of this origin may act for its user (cookies) and receive a login. Trusted are the site that holds
 * the Studio and the lake's own pages; on loopback, by any of its names.
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
 * Whether a request was meant for this server, by its `Host` header. Another site can
 * have its own name point at this machine; its pages would then be of one origin with the lake, under that name.
 *
 * @param localAddress - where the connection came in
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
 * The address to return to after login, or undefined when it is not trusted: a login sent elsewhere would hand the
 * account to the author of the link. Only http(s) without credentials; the fragment is dropped, as the code goes there.
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
  // What is left ends with a colon and the port, which is empty for the usual one.
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

/** An address of a socket as it stands in an URL; IPv4 inside IPv6 as IPv4. */
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
