import type { Context } from 'hono'
import { dataError, httpError, LakeError } from '../errors.ts'
import type { LakeEnv } from './context.ts'
import { parseJson } from '../json.ts'

/** The body as JSON, from a caller whose credential still counts when it has all come. @throws LakeError 400, 401, 403, 413 */
export async function jsonBody(c: Context<LakeEnv>): Promise<unknown> {
  const text = await readText(c)
  c.var.confirmIdentity()
  try {
    return parseJson(text)
  } catch (error) {
    throw dataError(400, 'validationError', `The body ${(error as Error).message}`)
  }
}

/** The body, as far as the caller's limit allows: reading ends where that is passed. @throws LakeError 413 */
async function readText(c: Context<LakeEnv>): Promise<string> {
  const { bodyBytes } = c.var
  const tooLarge = () => httpError(413, `The body exceeds ${bodyBytes} bytes`)
  if (Number(c.req.header('content-length') ?? 0) > bodyBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength
      if (size > bodyBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    // Its sender has gone, or was too slow: nothing of ours has failed.
    throw error instanceof LakeError ? error : httpError(400, 'The body did not arrive')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** GROQ parameters of a query string: `$name=<JSON>`. @throws LakeError 400 */
export function groqParams(search: URLSearchParams): Record<string, unknown> {
  const params: [name: string, value: unknown][] = []
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue
    try {
      params.push([name.slice(1), parseJson(value)])
    } catch (error) {
      throw dataError(400, 'validationError', `The parameter "${name}" ${(error as Error).message}`)
    }
  }
  // Not by assignment, for which `__proto__` is no name like the others.
  return Object.fromEntries(params)
}

/** A switch of a query string: present and not `false`. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name)
  return value === null ? fallback : value !== 'false'
}

export function searchOf(c: Context<LakeEnv>): URLSearchParams {
  return new URL(c.req.url).searchParams
}
