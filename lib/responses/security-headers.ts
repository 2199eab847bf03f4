import type { PublicEnv } from '../env/env.ts'
import { publicPolicy } from './public-policy.ts'

/** Two years, which is what lists of sites that are only ever asked over TLS want. */
const tlsOnlySeconds = 63_072_000

/** Addresses whose answers other sites may show: pictures that stand for a page in shared links, and icons. */
const shownElsewhere = /^\/(?:social-image\/|images\/|icon|apple-icon|favicon\.ico)/

/**
 * Headers of every response, whatever becomes of the request. A development server compiles in the browser, which the
 * policy would not allow; it goes without one.
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
    // The Studio, which opens pages in windows of its own, has the same: they stay in touch.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Subdomains are left out: whoever runs this site may not run all of them.
    ...(settings.siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${tlsOnlySeconds}` }
      : {}),
    ...(development ? {} : { 'Content-Security-Policy': publicPolicy(settings) }),
  }
  return (path) => ({
    ...everywhere,
    'Cross-Origin-Resource-Policy': shownElsewhere.test(path) ? 'cross-origin' : 'same-origin',
  })
}
