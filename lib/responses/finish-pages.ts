import type { IncomingMessage, ServerResponse } from 'node:http'
import { nearestPlaceHeader, withNearestPlace } from '../server/nearest-place-header.ts'
import { requestedReference, withReference } from '../server/sent-reference.ts'
import { allowInline, allowsAllStyles } from './public-policy.ts'
import { pagePolicyHeader } from './page-policy-header.ts'
import { completePage, compress, compressedCopy, encodingFor, knownSources } from './page-parts.ts'
import type { StyleSheets } from './page-styles.ts'
import { cacheResponse, type CacheableRequest } from './response-cache.ts'

/** What Next.js sends with responses that must not be stored. */
const notStored = 'private, no-cache, no-store, max-age=0, must-revalidate'

type Chunk = string | Uint8Array

/**
 * Finishes each page before it is sent: its styles are put into it, its content security policy names what is inside it,
 * and a cached page is compressed only once. Drafts and the Studio, which allow all styles, are left as they are. A page
 * that does not arrive in one piece is held back until it is complete, because its headers are sent first.
 *
 * @param styleSheets - the style sheets of the build
 * @param status - replaces the status of Next.js
 * @param cacheable - the request, if its response may be cached as a whole
 */
export function finishPages(
  request: IncomingMessage,
  response: ServerResponse,
  {
    styleSheets,
    status,
    cacheable,
  }: { styleSheets: StyleSheets; status?: number; cacheable?: CacheableRequest | undefined },
): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  const held: Chunk[] = []
  const reference = requestedReference(request.url)
  let nearestPlace: string | undefined

  const isHeld = (): boolean =>
    !response.headersSent &&
    ((isPage(response) && !allowsAllStyles(policyOf(response))) || isNavigation(response, cacheable))

  const takeInternalHeaders = (): void => {
    takePolicy()
    if (response.headersSent || !response.hasHeader(nearestPlaceHeader)) return
    nearestPlace = textHeader(response, nearestPlaceHeader)
    response.removeHeader(nearestPlaceHeader)
  }

  const takePolicy = (): void => {
    const policy = textHeader(response, pagePolicyHeader)
    if (policy === undefined || response.headersSent) return
    response.removeHeader(pagePolicyHeader)
    response.setHeader('Content-Security-Policy', policy)
  }

  response.flushHeaders = () => {
    takeInternalHeaders()
    if (!isHeld()) flushHeaders()
  }
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    takeInternalHeaders()
    if (!isHeld() || !isChunk(chunk)) return Reflect.apply(write, response, [chunk, ...rest])
    held.push(chunk)
    return true
  }
  response.end = (chunk?: unknown, ...rest: unknown[]) => {
    takeInternalHeaders()
    if (!isHeld()) return Reflect.apply(end, response, [chunk, ...rest])
    if (isChunk(chunk)) held.push(chunk)
    if (status !== undefined) response.statusCode = status
    // `end` takes a callback in place of a chunk, too.
    const callback = typeof chunk === 'function' ? [chunk] : rest
    const body = isNavigation(response, cacheable)
      ? compressedNavigation(request, response, held)
      : finish(request, response, held, { styleSheets, nearestPlace, reference })
    if (cacheable && body !== undefined)
      cacheResponse(cacheable, response, typeof body === 'string' ? Buffer.from(body) : body)
    return Reflect.apply(end, response, [body, ...callback])
  }
}

function isChunk(chunk: unknown): chunk is Chunk {
  return typeof chunk === 'string' || chunk instanceof Uint8Array
}

/** Sets the headers of a complete page, and returns the body to send. */
function finish(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Chunk[],
  {
    styleSheets,
    nearestPlace,
    reference,
  }: { styleSheets: StyleSheets; nearestPlace: string | undefined; reference: string | undefined },
): Buffer | string | undefined {
  const policy = policyOf(response)
  if (response.statusCode === 304) {
    // The browser keeps the policy it has cached, which names what is inside the cached page.
    response.removeHeader('Content-Security-Policy')
    return undefined
  }
  // A page may be published at this address at any time.
  if (response.statusCode >= 400) response.setHeader('Cache-Control', notStored)
  // A page with a nonce is sent once, and its scripts have the nonce.
  const hasNonce = policy.includes("'nonce-")
  const tag = hasNonce ? undefined : textHeader(response, 'ETag')
  let page: ReturnType<typeof completePage> | undefined
  const complete = () => (page ??= completePage(tag, textOf(parts), styleSheets))

  const sources = knownSources(tag) ?? (parts.length > 0 ? complete().sources : undefined)
  if (policy && sources)
    response.setHeader(
      'Content-Security-Policy',
      allowInline(policy, hasNonce ? { ...sources, scripts: [] } : sources),
    )
  if (parts.length === 0) return undefined
  if (nearestPlace !== undefined || reference !== undefined) {
    // No longer the page that the tag names; `compression` compresses it.
    response.removeHeader('ETag')
    response.removeHeader('Content-Length')
    const { body } = complete()
    return nearestPlace === undefined
      ? withReference(body, reference ?? '')
      : withNearestPlace(body, nearestPlace)
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const sent =
    tag !== undefined && encoding
      ? compressedCopy(tag, encoding, () => complete().body)
      : Buffer.from(complete().body)
  if (tag !== undefined && encoding) response.setHeader('Content-Encoding', encoding)
  if (response.hasHeader('Content-Length') || tag !== undefined)
    response.setHeader('Content-Length', sent.length)
  return sent
}

/** Sets the headers of the data of a client-side navigation (its RSC payload), and returns the body to send. */
function compressedNavigation(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Chunk[],
): Buffer | undefined {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const encoding = encodingFor(request.headers['accept-encoding'])
  const sent = encoding ? compress(body, encoding) : body
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', sent.length)
  return sent
}

/** A cached page is already one long string, which is not copied. */
function textOf(parts: readonly Chunk[]): string {
  const [first] = parts
  return parts.length === 1 && typeof first === 'string'
    ? first
    : Buffer.concat(parts.map((part) => Buffer.from(part))).toString()
}

function isPage(response: ServerResponse): boolean {
  const isText = textHeader(response, 'Content-Type')?.startsWith('text/html') ?? false
  // A 304 has no type: the browser has the page already.
  return isText || response.statusCode === 304
}

/** True for the data of a client-side navigation, when it comes from the cache. */
function isNavigation(response: ServerResponse, cacheable: CacheableRequest | undefined): boolean {
  return (
    cacheable !== undefined &&
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    (textHeader(response, 'Content-Type')?.startsWith('text/x-component') ?? false)
  )
}

function policyOf(response: ServerResponse): string {
  return textHeader(response, 'Content-Security-Policy') ?? ''
}

/** Next.js sets the headers of an endpoint's response as lists with one entry. */
function textHeader(response: ServerResponse, name: string): string | undefined {
  const value = response.getHeader(name)
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value
  return typeof only === 'string' ? only : undefined
}
