import type { PublicEnv } from '../lib/env/env.ts'

/**
 * What the Studio's page may load, and the hosts it may connect to: this site and the store of its content. The Studio
 * also requests fonts, versions and feedback forms of Sanity's hosts, and works without them.
 */
export function studioPolicy(
  { projectId, lakePath }: PublicEnv['sanity'],
  { nonce, development }: { nonce: string; development: boolean },
): string {
  // The site serves the embedded Content Lake, WebSockets included.
  const hosts = lakePath
    ? { api: [], media: [] }
    : {
        api: [
          `https://${projectId}.api.sanity.io`,
          `wss://${projectId}.api.sanity.io`,
          'https://api.sanity.io',
        ],
        media: ['https://cdn.sanity.io'],
      }
  const directives = {
    'default-src': ["'self'"],
    // A development server evaluates code in the browser.
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])],
    // The Studio's scripts insert styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.media],
    'media-src': ["'self'", 'blob:', ...hosts.media],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts.api, ...(development ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    // The preview shows the site itself.
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
