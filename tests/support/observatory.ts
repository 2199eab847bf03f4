/*
 * MDN's HTTP Observatory, by its published scoring (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring):
 * every site begins with 100 points; each test deducts points or, from 90 on, adds some. Tests that would call other
 * hosts, such as the list of preloaded sites, give no points.
 */

export type PageResponse = { headers: Record<string, string>; cookies: string[]; html: string }

const sixMonths = 15_768_000
const broad = ['ftp:', 'http:', 'https:', '*']

/** The points of each test for a page received over TLS. */
export function observatoryPoints(page: PageResponse): Record<string, number> {
  const { headers } = page
  const policy = directives(headers['content-security-policy'] ?? '')
  return {
    'content-security-policy': policyPoints(policy),
    cookies: cookiePoints(page),
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'cross-origin-opener-policy': /^(?:same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(
      headers['cross-origin-opener-policy'] ?? '',
    )
      ? 10
      : 0,
    'cross-origin-embedder-policy': /^(?:require-corp|credentialless)$/.test(
      headers['cross-origin-embedder-policy'] ?? '',
    )
      ? 10
      : 0,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(
      headers['cross-origin-resource-policy'] ?? '',
    )
      ? 10
      : 0,
    'referrer-policy': referrerPoints(headers['referrer-policy']),
    'strict-transport-security': tlsPoints(headers['strict-transport-security']),
    'subresource-integrity': integrityPoints(page.html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': policy.has('frame-ancestors') ? 5 : -20,
  }
}

/** The score: extra points count only for a site that loses fewer than eleven. */
export function observatoryScore(page: PageResponse): number {
  const points = Object.values(observatoryPoints(page))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100)
  const withoutExtra = sum(points.filter((value) => value < 0))
  return Math.max(0, withoutExtra >= 90 ? sum(points) : withoutExtra)
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/)
      return name ? [[name, sources] as const] : []
    }),
  )
}

function policyPoints(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (sources: string[], unsafe: string[]) => sources.some((source) => unsafe.includes(source))
  // Browsers ignore 'unsafe-inline' beside a hash or a nonce.
  const inForce = (sources: string[]) =>
    sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources
  const [scripts, styles] = [inForce(of('script-src')), inForce(of('style-src'))]
  const unsafe = ["'unsafe-inline'", 'data:', ...broad]
  if (has(scripts, unsafe) || has(of('object-src'), broad)) return -20
  const active = [...policy].filter(([name]) => !['img-src', 'media-src'].includes(name))
  if (active.some(([, sources]) => sources.some((source) => /^(?:http|ftp):/.test(source)))) return -20
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10
  if ([...of('img-src'), ...of('media-src')].some((source) => /^(?:http|ftp):/.test(source))) return -10
  if (has(styles, unsafe)) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

/** Unprotected cookies cost points; a page without cookies loses none. */
function cookiePoints({ cookies, headers }: PageResponse): number {
  if (cookies.length === 0) return 0
  const tlsOnly = tlsPoints(headers['strict-transport-security']) === 0
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return tlsOnly ? -10 : -40
  if (cookies.some((cookie) => !/;\s*httponly/i.test(cookie))) return -30
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0
}

function referrerPoints(value: string | undefined): number {
  if (!value) return 0
  const last = value.split(',').at(-1)?.trim() ?? ''
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)
    ? 5
    : -5
}

function tlsPoints(value: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1])
  if (Number.isNaN(seconds)) return -20
  return seconds >= sixMonths ? 0 : -10
}

/** Scripts of other origins need integrity attributes. */
function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\s[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const elsewhere = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src))
  if (scripts.length > 0 && scripts.every(([tag]) => tag.includes(' integrity="'))) return 5
  if (elsewhere.some(([, src = '']) => !src.startsWith('https:'))) return -50
  return elsewhere.some(([tag]) => !tag.includes(' integrity="')) ? -5 : 0
}
