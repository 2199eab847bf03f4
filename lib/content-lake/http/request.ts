import type { Context } from 'hono'
import { dataError, httpError } from '../errors.ts'
import type { LakeEnv } from './context.ts'

/** The body as JSON, from a caller whose credential still counts when it has all come. @throws LakeError 400, 401, 403, 413 */
export async function jsonBody(c: Context<LakeEnv>): Promise<unknown> {
  const text = await readText(c)
  c.var.confirmIdentity()
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw dataError(400, 'validationError', 'The body is not valid JSON')
  }
}

/** The body, as far as the caller's limit allows: reading ends where that is passed. @throws LakeError 413 */
async function readText(c: Context<LakeEnv>): Promise<string> {
  const { bodyBytes } = c.var
  const tooLarge = () => httpError(413, `The body exceeds ${bodyBytes} bytes`)
  if (Number(c.req.header('content-length') ?? 0) > bodyBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > bodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** GROQ parameters of a query string: `$name=<JSON>`. @throws LakeError 400 */
export function groqParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value) as unknown
    } catch {
      throw dataError(400, 'validationError', `The parameter "${name}" is not valid JSON`)
    }
  }
  return params
}

/** A switch of a query string: present and not `false`. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name)
  return value === null ? fallback : value !== 'false'
}

export function searchOf(c: Context<LakeEnv>): URLSearchParams {
  return new URL(c.req.url).searchParams
}
