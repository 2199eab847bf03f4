import type { PublicEnv } from '../env/env.ts'
import { publicPolicy } from './public-policy.ts'

/** Two years, as the HSTS preload list requires. */
const hstsSeconds = 63_072_000

/** Paths whose responses other sites may embed: images of shared links, and icons. */
const embeddable = /^\/(?:social-image\/|images\/|icon|apple-icon|favicon\.ico)/

/** Maps, which have their style sheet inside them and nothing else: a browser that opens one by itself shows it, too. */
const drawing = /^\/(?:area-map|map)\//
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * The security headers of every response. A development server sends no content security policy, because it evaluates code
 * in the browser.
 */
export function securityHeaders(
  settings: PublicEnv,
  { development }: { development: boolean },
): (path: string) => Record<string, string> {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    // The Studio has the same, so that it can communicate with the windows that it opens.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Without subdomains, which may belong to another operator.
    ...(settings.siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }
      : {}),
    ...(development ? {} : { 'Content-Security-Policy': publicPolicy(settings) }),
  }
  return (path) => ({
    ...everywhere,
    ...(drawing.test(path) && !development ? { 'Content-Security-Policy': drawingPolicy } : {}),
    'Cross-Origin-Resource-Policy': embeddable.test(path) ? 'cross-origin' : 'same-origin',
  })
}
