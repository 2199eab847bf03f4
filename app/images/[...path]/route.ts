import { lakePhotoUrl } from '@/lib/content/photo-address'
import { getEnv } from '@/lib/env/env'

/** Headers that are forwarded: of the request, and of the response. */
const requestHeaders = ['accept', 'if-none-match']
const responseHeaders = ['content-type', 'content-length', 'cache-control', 'etag', 'vary']

/** How long the Content Lake may take to begin a response; scaling one picture takes it half a second at most. */
const timeoutMs = 20_000

/** Forwards photographs of the embedded Content Lake, which visitors cannot reach directly. */
export async function GET(request: Request): Promise<Response> {
  const url = lakePhotoUrl(request.url)
  if (!url) return failure(404)
  // Not `AbortSignal.timeout`, which would go on to cut off a body that has begun.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      headers: lakeHeaders(request),
      signal: AbortSignal.any([request.signal, timeout.signal]),
    })
    if (response.ok || response.status === 304)
      return new Response(response.body, {
        status: response.status,
        headers: pick(response.headers, responseHeaders),
      })
    await response.body?.cancel()
    return failure(response.status === 404 ? 404 : 503)
  } catch {
    return failure(503)
  } finally {
    clearTimeout(timer)
  }
}

/** With the site's token: the Content Lake renders the sizes on pages before those that anybody else requests. */
function lakeHeaders(request: Request): Headers {
  const headers = pick(request.headers, requestHeaders)
  headers.set('authorization', `Bearer ${getEnv().sanityToken}`)
  return headers
}

function pick(headers: Headers, names: string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

/** Not to be cached: the picture may be available again soon. */
function failure(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
