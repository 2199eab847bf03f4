import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { httpError } from '../errors.ts'

export type ServedFile = {
  path: string
  contentType: string
  /** Changes with the content. */
  etag: string
  /** Present: the browser saves the file under this name instead of showing it. */
  downloadAs?: string | undefined
  headers?: Record<string, string>
}

/**
 * Types that a browser only displays. All others are saved instead of shown when they are opened, which leaves pictures in
 * pages alone; and sandboxed: no scripts, no forms, no access to this origin.
 */
const displayedTypes = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/
/** Types of what pages load as parts of themselves, by policies that allow their own origin. */
const loadedTypes = /^text\/(?:javascript|css)/
const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Responds to a GET or HEAD with an immutable file: cacheable without limit, resumable, never run as a page. */
export async function serveFile(request: Request, served: ServedFile): Promise<Response> {
  const { size } = await stat(served.path)
  const headers = new Headers({
    ...served.headers,
    'Content-Type': loadedTypes.test(served.contentType) ? 'text/plain; charset=utf-8' : served.contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: served.etag,
    'Accept-Ranges': 'bytes',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
  const { downloadAs, contentType } = served
  if (downloadAs !== undefined) headers.set('Content-Disposition', attachment(downloadAs))
  if (!displayedTypes.test(contentType)) {
    headers.set('Content-Security-Policy', sandbox)
    if (downloadAs === undefined) headers.set('Content-Disposition', 'attachment')
  }
  if (isCached(request, served.etag)) return new Response(null, { status: 304, headers })

  const range = rangeOf(request, served.etag, size)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node types its own ReadableStream apart from the global one
  const body = Readable.toWeb(createReadStream(served.path, { start, end })) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers })
}

function isCached(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  return (
    known !== null &&
    known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  )
}

/**
 * One range of bytes, as players and resumed downloads request. A request for several ranges, or for a range of another
 * version, gets the whole file, as HTTP allows.
 * @throws LakeError 416 when it lies outside the file
 */
function rangeOf(request: Request, etag: string, size: number): { start: number; end: number } | undefined {
  const condition = request.headers.get('if-range')
  if (condition !== null && condition !== etag) return undefined
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start > end || start >= size) {
    throw httpError(416, 'The range lies outside of the file', { 'Content-Range': `bytes */${size}` })
  }
  return { start, end }
}

/** Only ASCII in the old parameter `filename`; the exact name in the newer `filename*`. */
function attachment(name: string): string {
  const base = name.split(/[/\\]/).at(-1) || 'download'
  const plain = base.replaceAll(/[^\w.() -]/g, '_')
  const exact = encodeURIComponent(base.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
