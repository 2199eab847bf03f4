import 'server-only'

/** What a request holds, or why it cannot be read. */
export type Body =
  | { ok: true; values: Map<string, string> }
  | { ok: false; reason: 'too-large' | 'too-slow' | 'malformed' | 'unsupported' }

/** Far more than any form here can fill. */
export const maxBodyBytes = 64 * 1024
const patienceMs = 20_000
/** More names than this are no form of ours. */
const maxValues = 100

/**
 * Reads the names and values of a form, in any of the three shapes it can come in. Of values with the same name the
 * first counts. Nothing here throws, whatever is sent.
 */
export async function readBody(request: Request): Promise<Body> {
  // Nothing here unpacks: a small body could become an endless one.
  if ((request.headers.get('Content-Encoding') ?? 'identity') !== 'identity')
    return { ok: false, reason: 'unsupported' }
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase()
  const read = readers.find(({ prefix }) => type.startsWith(prefix))
  if (!read) return { ok: false, reason: 'unsupported' }
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes)
    return { ok: false, reason: 'too-large' }
  const bytes = await readBytes(request.body)
  if (typeof bytes === 'string') return { ok: false, reason: bytes }
  try {
    return toValues(await read.parse(bytes, request.headers.get('Content-Type') ?? ''))
  } catch {
    return { ok: false, reason: 'malformed' }
  }
}

async function readBytes(
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'too-slow' | 'malformed'> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), patienceMs)
  })
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), tooSlow])
      if (next === 'too-slow') return 'too-slow'
      if (next.done) break
      length += next.value.length
      if (length > maxBodyBytes) return 'too-large'
      chunks.push(next.value)
    }
  } catch {
    // The sender went away in the middle.
    return 'malformed'
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => {})
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

type Entries = Iterable<[string, unknown]>
type Reader = {
  prefix: string
  parse: (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<Entries> | Entries
}

const readers: Reader[] = [
  {
    prefix: 'application/x-www-form-urlencoded',
    parse: (bytes) => {
      const text = decode(bytes)
      // URLSearchParams forgives everything; a broken escape is not what any form sends.
      if (/%(?![\da-f]{2})/i.test(text)) throw new TypeError('broken escape')
      return new URLSearchParams(text)
    },
  },
  {
    prefix: 'multipart/form-data',
    parse: async (bytes, type) => new Response(bytes, { headers: { 'Content-Type': type } }).formData(),
  },
  {
    prefix: 'application/json',
    parse: (bytes) => {
      const value: unknown = JSON.parse(decode(bytes))
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new TypeError('no object')
      return Object.entries(value)
    },
  },
]

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function toValues(entries: Entries): Body {
  const values = new Map<string, string>()
  for (const [name, value] of entries) {
    const text = typeof value === 'number' ? String(value) : (value ?? '')
    // A file, a list, an object: no field of ours.
    if (typeof text !== 'string') return { ok: false, reason: 'malformed' }
    if (!values.has(name)) values.set(name, text.toWellFormed())
    if (values.size > maxValues) return { ok: false, reason: 'malformed' }
  }
  return { ok: true, values }
}
