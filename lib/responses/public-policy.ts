import type { PublicEnv } from '../env/env.ts'
import { firstFrameSource } from './first-frame.ts'

/**
 * The content security policy of public pages: this site, and otherwise only what the settings name.
 *
 * @param nonce - for a page rendered for one request, whose scripts have it. For a cached page, `allowInline` adds the
 *   hashes of its inline scripts and styles when it is sent.
 */
export function publicPolicy(
  { vehicleLookupUrl, sanity, enquiries }: PublicEnv,
  { nonce, draft = false }: { nonce?: string; draft?: boolean } = {},
): string {
  const lookup = originOf(vehicleLookupUrl)
  const forward = originOf(enquiries.forwardUrl)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", firstFrameSource, ...(nonce ? [`'nonce-${nonce}'`] : [])],
    // The editing tools of draft mode insert styles by script.
    'style-src': ["'self'", ...(draft ? ["'unsafe-inline'"] : toastStyles)],
    // The position of a pin on the map is in its style attribute, which cannot hold rules.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    // The site serves the embedded Content Lake's images.
    'img-src': ["'self'", 'data:', ...(sanity.lakePath ? [] : ['https://cdn.sanity.io']), mapFallback],
    'connect-src': ["'self'", ...lookup],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forward],
    // The Studio shows pages in a frame.
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The policy with the sources of what is inside a page added. */
export function allowInline(
  policy: string,
  { scripts, style }: { scripts: readonly string[]; style?: string },
): string {
  return policy
    .replace("script-src 'self'", (own) => [own, ...scripts].join(' '))
    .replace("style-src 'self'", (own) => (style === undefined ? own : `${own} ${style}`))
}

/** True for the policies of drafts and of the Studio. A hash in them would forbid the styles that scripts insert. */
export function allowsAllStyles(policy: string): boolean {
  return /style-src [^;]*'unsafe-inline'/.test(policy)
}

/**
 * The style sheet that `sonner` inserts with the first toast, and the empty one before it. A test fails when a new version
 * has another.
 */
const toastStyles = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

/** The public locator map replaces this site's map when that cannot be loaded. */
const mapFallback = 'https://upload.wikimedia.org'

/** Nothing for a path on this site, which `'self'` covers. */
function originOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []
}
