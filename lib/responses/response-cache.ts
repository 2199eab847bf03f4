import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type CachedEntry, cacheOrder, pageLifetime, steadyNow } from '../server/cache-order.ts'
import { encodingFor } from './page-parts.ts'

/*
 * Complete responses of cached pages, sent without Next.js: it takes some milliseconds to find a page that it has, and
 * only one request at a time. A response is sent as long as Next.js would send the same: until anything is published, the
 * page is rendered again, or the page is old enough for that.
 */

type CachedResponse = {
  /** The entry of the page cache that it shows. */
  entry: CachedEntry
  /** The number of publications when its request came. */
  publications: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const responses = new LRUCache<string, CachedResponse>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ body }) => body.length + 2000,
})

/** What a prerendered response depends on besides its path. */
const variants = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch']
/** Cookies with which Next.js renders a page for one visitor. */
const draftCookies = /__prerender_bypass|__next_preview_data/

/** A request whose response may be cached. */
export type CacheableRequest = { key: string; path: string; publications: number }

/** Undefined for a request that may depend on more than its path. */
export function cacheableRequest({
  method,
  url = '',
  headers,
}: IncomingMessage): CacheableRequest | undefined {
  if (method !== 'GET' || draftCookies.test(headers.cookie ?? '')) return undefined
  const [path = '', query] = url.split('?', 2)
  // Browsers add this to an address in a client-side navigation. Any other query would be an entry of its own.
  if (query !== undefined && !(headers.rsc && /^_rsc(?:=[\w-]*)?$/.test(query))) return undefined
  const encoding = encodingFor(headers['accept-encoding']) ?? ''
  const key = [url, encoding, ...variants.map((name) => headers[name] ?? '')].join('\n')
  return { key, path, publications: cacheOrder().present }
}

/** Responds with the cached response, if there is one and it is still what Next.js would send. */
export function sendCachedResponse(
  { key, path, publications }: CacheableRequest,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const cached = responses.get(key)
  if (!cached) return false
  if (cached.publications !== publications || currentEntry(path) !== cached.entry) {
    responses.delete(key)
    return false
  }
  const tag = cached.headers.etag
  if (tag !== undefined && request.headers['if-none-match'] === tag) {
    const { vary, 'cache-control': caching } = cached.headers
    // The browser keeps the policy it has cached, which names the scripts of the cached page.
    response.removeHeader('Content-Security-Policy')
    response.writeHead(304, {
      etag: tag,
      ...(vary && { vary }),
      ...(caching && { 'cache-control': caching }),
    })
    response.end()
    return true
  }
  response.writeHead(200, cached.headers)
  response.end(cached.body)
  return true
}

/** Caches a complete response whose headers are set, if it shows a page as the page cache has it now. */
export function cacheResponse(
  { key, path, publications }: CacheableRequest,
  response: ServerResponse,
  body: Buffer,
): void {
  const entry = currentEntry(path)
  if (!entry || response.statusCode !== 200 || publications !== cacheOrder().present) return
  if (response.getHeader('x-nextjs-cache') !== 'HIT' || response.hasHeader('Set-Cookie')) return
  const headers = {
    ...response.getHeaders(),
    // `compression` adds the encoding only as the headers are sent.
    vary: [response.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '),
    'content-length': body.length,
  }
  responses.set(key, { entry, publications, body, headers })
}

/** The page cache's entry for this path; undefined when the page is to be rendered again. */
function currentEntry(path: string): CachedEntry | undefined {
  const entry = cacheOrder().noted(path === '/' ? '/index' : path)
  if (!entry || entry.failedAt !== undefined || cacheOrder().isOutdated(entry)) return undefined
  return steadyNow() - entry.since < pageLifetime ? entry : undefined
}
