import type { LakeConfig } from '../types.ts'

type Origins = Pick<LakeConfig, 'siteOrigin' | 'publicUrl'>

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a web page of this origin may act for the person who uses it (cookies) and receive a login. That is the
 * site that holds the Studio and the lake's own pages; on loopback, by any of its names.
 */
export function isTrustedOrigin(config: Origins, origin: string): boolean {
  const asked = normalise(origin)
  return asked !== undefined && [config.siteOrigin, config.publicUrl].some((own) => normalise(own) === asked)
}

/**
 * The address to return to after login, or undefined when it is not ours: a login sent elsewhere would hand the
 * account to whoever made the link. Only http(s) without credentials; the fragment is dropped, ours takes its place.
 */
export function trustedReturnUrl(config: Origins, value: string | undefined): URL | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const url = new URL(value)
  if (url.username || url.password || !isTrustedOrigin(config, url.origin)) return undefined
  url.hash = ''
  return url
}

function normalise(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'http:' && protocol !== 'https:') return undefined
  return `${protocol}//${LOOPBACK.has(hostname) ? 'localhost' : hostname}:${port}`
}
