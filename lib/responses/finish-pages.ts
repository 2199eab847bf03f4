import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowScripts } from './public-policy.ts'
import { pagePolicyHeader } from './page-policy-header.ts'
import { compressedCopy, encodingFor, scriptSourcesOf } from './page-parts.ts'

/** What Next.js says of answers that nobody may keep. */
const keptByNobody = 'private, no-cache, no-store, max-age=0, must-revalidate'

type Rest = [encoding?: BufferEncoding, callback?: () => void]

/**
 * Finishes each page as it leaves: its policy names the inline scripts that are in it, and a page from the cache goes
 * out compressed once and for all. Nothing but HTML without a nonce is touched. Such a page comes in one piece nearly
 * always; one that does not, like that of an error, is held back until it is whole, for its headers come first.
 *
 * @param status - instead of the one that Next.js would answer with
 */
export function finishPages(request: IncomingMessage, response: ServerResponse, status?: number): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  const held: (string | Uint8Array)[] = []

  const isHeld = (): boolean => !response.headersSent && isPage(response) && !hasNonce(response)

  const takePolicy = (): void => {
    const policy = textHeader(response, pagePolicyHeader)
    if (policy === undefined || response.headersSent) return
    response.removeHeader(pagePolicyHeader)
    response.setHeader('Content-Security-Policy', policy)
  }

  response.flushHeaders = () => {
    takePolicy()
    if (!isHeld()) flushHeaders()
  }
  response.write = ((chunk: string | Uint8Array, ...rest: Rest) => {
    takePolicy()
    if (!isHeld()) return Reflect.apply(write, undefined, [chunk, ...rest]) as boolean
    held.push(chunk)
    return true
  }) as ServerResponse['write']
  response.end = ((chunk?: string | Uint8Array, ...rest: Rest) => {
    takePolicy()
    if (response.headersSent || !isPage(response) || hasNonce(response))
      return Reflect.apply(end, undefined, [chunk, ...rest]) as ServerResponse
    if (chunk) held.push(chunk)
    if (status !== undefined) response.statusCode = status
    return Reflect.apply(end, undefined, [finish(request, response, held), ...rest]) as ServerResponse
  }) as ServerResponse['end']
}

/** Sets the headers of a page that is whole, and returns its body as it is to be sent. */
function finish(
  request: IncomingMessage,
  response: ServerResponse,
  parts: (string | Uint8Array)[],
): Buffer | string | undefined {
  const tag = textHeader(response, 'ETag')
  const body = parts.length > 0 ? textOf(parts) : undefined
  const policy = textHeader(response, 'Content-Security-Policy')
  if (response.statusCode === 304) {
    // What the browser has kept stays in force: it names the scripts of what it has kept.
    response.removeHeader('Content-Security-Policy')
    return undefined
  }
  // A place can be published there at any moment.
  if (response.statusCode >= 400) response.setHeader('Cache-Control', keptByNobody)
  const sources = scriptSourcesOf(tag, body)
  if (policy && sources) response.setHeader('Content-Security-Policy', allowScripts(policy, sources))
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (body === undefined || tag === undefined || !encoding) return body
  const copy = compressedCopy(tag, body, encoding)
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', copy.length)
  return copy
}

/** A page from the cache is one text already, and a long one: it is not copied. */
function textOf(parts: readonly (string | Uint8Array)[]): string {
  const [first] = parts
  return parts.length === 1 && typeof first === 'string'
    ? first
    : Buffer.concat(parts.map((part) => Buffer.from(part as string))).toString()
}

function isPage(response: ServerResponse): boolean {
  const isText = textHeader(response, 'Content-Type')?.startsWith('text/html') ?? false
  // Without a type an answer to a browser that has the page already.
  return isText || response.statusCode === 304
}

function hasNonce(response: ServerResponse): boolean {
  return textHeader(response, 'Content-Security-Policy')?.includes("'nonce-") ?? false
}

/** Next.js sets what an endpoint answers with as lists of one. */
function textHeader(response: ServerResponse, name: string): string | undefined {
  const value = response.getHeader(name)
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value
  return typeof only === 'string' ? only : undefined
}
