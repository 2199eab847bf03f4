import type { PublicEnv } from './env.ts'

/**
 * What a public page may load and whom it may talk to: this site, and beside it only what the settings name. Pages
 * are made ahead of time, so their inline scripts cannot carry a nonce; everything else is closed.
 */
export function publicPolicy({ vehicleLookupUrl, sanity, enquiries }: PublicEnv): string {
  const lookup = originOf(vehicleLookupUrl)
  const forward = originOf(enquiries.forwardUrl)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    // Toasts and the placement of the map's pins write styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The embedded Content Lake's pictures come through the site.
    'img-src': ["'self'", 'data:', ...(sanity.apiHost ? [] : ['https://cdn.sanity.io']), MAP_FALLBACK],
    'connect-src': ["'self'", ...lookup],
    'form-action': ["'self'", ...forward],
    // The Studio shows pages beside the fields that they are made of.
    'frame-ancestors': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The public locator map takes the place of our own when that cannot be loaded. */
const MAP_FALLBACK = 'https://upload.wikimedia.org'

/** Nothing for a path on this site, which `'self'` covers. */
function originOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []
}
