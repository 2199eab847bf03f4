import type { PublicEnv } from '../lib/env/env.ts'

/**
 * What the Studio's page may load and whom it may talk to: this site and the store of its content, nobody else.
 * The Studio would ask several of its maker's hosts for fonts, versions and feedback forms; it works without.
 */
export function studioPolicy(
  { projectId, apiHost }: PublicEnv['sanity'],
  { nonce, development }: { nonce: string; development: boolean },
): string {
  // A few calls of the Studio know the embedded store by its name on Sanity's plan alone: one host per project.
  const hosts = apiHost
    ? {
        api: [apiHost, apiHost.replace(/^http/, 'ws'), apiHost.replace('://', `://${projectId}.`)],
        media: [apiHost],
      }
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
    // A development server compiles in the browser and tells it of changes.
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])],
    // The Studio writes its styles from scripts.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.media],
    'media-src': ["'self'", 'blob:', ...hosts.media],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts.api, ...(development ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    // Presentation shows the site itself.
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
