import type { PublicEnv } from '../env/env.ts'

/**
 * What a public page may load and whom it may talk to: this site, and beside it only what the settings name.
 *
 * @param nonce - for a page that is made for one request: its scripts carry it. A page from the cache cannot; what its
 *   inline scripts need is added by `allowScripts` when it is sent.
 */
export function publicPolicy(
  { vehicleLookupUrl, sanity, enquiries }: PublicEnv,
  { nonce, draft = false }: { nonce?: string; draft?: boolean } = {},
): string {
  const lookup = originOf(vehicleLookupUrl)
  const forward = originOf(enquiries.forwardUrl)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    // Editors' tools, which draft mode brings along, write their styles from scripts.
    'style-src': ["'self'", ...(draft ? ["'unsafe-inline'"] : toastStyles)],
    // Where a pin of the map stands is written in the attribute of its element. No rule can come in that way.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    // The embedded Content Lake's pictures come through the site.
    'img-src': ["'self'", 'data:', ...(sanity.apiHost ? [] : ['https://cdn.sanity.io']), mapFallback],
    'connect-src': ["'self'", ...lookup],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forward],
    // The Studio shows pages beside the fields that they are made of.
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The policy with these sources of scripts added to it. */
export function allowScripts(policy: string, sources: readonly string[]): string {
  return policy.replace("script-src 'self'", (own) => [own, ...sources].join(' '))
}

/**
 * The style sheet that `sonner` writes into the page with the first toast, and the empty one that it begins with. A test
 * tells when a new version has another.
 */
const toastStyles = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

/** The public locator map takes the place of our own when that cannot be loaded. */
const mapFallback = 'https://upload.wikimedia.org'

/** Nothing for a path on this site, which `'self'` covers. */
function originOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []
}
