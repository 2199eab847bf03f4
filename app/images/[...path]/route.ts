import { lakePhotoUrl } from '@/lib/content/photo-address'

/** What a browser says about the picture it wants, and what it is told about the one it gets. */
const asked = ['accept', 'if-none-match']
const told = ['content-type', 'content-length', 'cache-control', 'etag', 'vary']

/** So long may the Content Lake take to begin; scaling one picture takes it half a second at most. */
const patienceMs = 20_000

/** Hands visitors the photographs of the embedded Content Lake, which they cannot reach themselves. */
export async function GET(request: Request): Promise<Response> {
  const url = lakePhotoUrl(request.url)
  if (!url) return failure(404)
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), patienceMs)
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      headers: picked(request.headers, asked),
      signal: AbortSignal.any([request.signal, impatience.signal]),
    })
    if (answer.ok || answer.status === 304)
      return new Response(answer.body, { status: answer.status, headers: picked(answer.headers, told) })
    await answer.body?.cancel()
    return failure(answer.status === 404 ? 404 : 503)
  } catch {
    return failure(503)
  } finally {
    clearTimeout(timer)
  }
}

function picked(headers: Headers, names: string[]): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    }),
  )
}

/** Nobody keeps it: the picture may be back in a moment. */
function failure(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
