import 'server-only'
import { createBodyReader, type UnreadBody } from '../../server/read-body.ts'

/** The values of a form, or why they cannot be read. */
export type FormBody =
  | { ok: true; values: Map<string, string> }
  | { ok: false; reason: Exclude<UnreadBody, 'incomplete' | 'busy'> | 'malformed' | 'unsupported' }

/** Far more than the fields of a form can hold. */
export const maxBodyBytes = 64 * 1024
/** Far more fields than a form has. */
const maxValues = 100

const readBody = createBodyReader({ maxBytes: maxBodyBytes, timeoutMs: 20_000 })

/**
 * Reads the fields of a form in any of the three supported content types. Of fields with the same name the first counts.
 * Never throws, whatever is sent.
 */
export async function readForm(request: Request): Promise<FormBody> {
  // Compressed bodies are rejected: a small one could decompress to an endless one.
  if ((request.headers.get('Content-Encoding') ?? 'identity') !== 'identity')
    return { ok: false, reason: 'unsupported' }
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase()
  const read = readers.find(({ prefix }) => type.startsWith(prefix))
  if (!read) return { ok: false, reason: 'unsupported' }
  const body = await readBody(request)
  // Without a limit for all bodies together, none is refused as `busy`.
  if (!body.ok)
    return {
      ok: false,
      reason: body.reason === 'incomplete' || body.reason === 'busy' ? 'malformed' : body.reason,
    }
  try {
    return toValues(await read.parse(body.bytes, request.headers.get('Content-Type') ?? ''))
  } catch {
    return { ok: false, reason: 'malformed' }
  }
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
      // URLSearchParams accepts everything; no browser sends a broken escape sequence.
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

function toValues(entries: Entries): FormBody {
  const values = new Map<string, string>()
  for (const [name, value] of entries) {
    const text = typeof value === 'number' ? String(value) : (value ?? '')
    // A file, a list or an object: no form here has such a field.
    if (typeof text !== 'string') return { ok: false, reason: 'malformed' }
    if (!values.has(name)) values.set(name, text.toWellFormed())
    if (values.size > maxValues) return { ok: false, reason: 'malformed' }
  }
  return { ok: true, values }
}
