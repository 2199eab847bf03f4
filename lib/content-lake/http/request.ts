import type { Context } from 'hono'
import type { z } from 'zod'
import { dataError, httpError, LakeError } from '../errors.ts'
import { parseJson } from '../json.ts'
import { parse } from '../parse.ts'
import type { LakeEnv } from './lake-env.ts'

/**
 * Reads a body of at most `maxBytes`; stops reading beyond them.
 *
 * @throws LakeError 413 when it is longer, 400 when it does not arrive completely
 */
export async function readBody(c: Context<LakeEnv>, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => httpError(413, `The body exceeds ${maxBytes} bytes`)
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    // The client disconnected or was too slow; the server did not fail.
    throw error instanceof LakeError ? error : httpError(400, 'The body did not arrive')
  }
  return Buffer.concat(chunks)
}

/**
 * The body as JSON, from a caller whose credential is still valid when it has arrived.
 *
 * @throws LakeError 400, 401, 403 or 413
 */
export async function jsonBody(c: Context<LakeEnv>): Promise<unknown> {
  const body = await readBody(c, c.var.bodyBytes)
  c.var.confirmIdentity()
  const parsed = parseJson(body.toString('utf8'))
  if (!parsed.ok) throw dataError(400, 'validationError', `The body ${parsed.problem}`)
  return parsed.value
}

/** The body parsed by a schema. */
export async function bodyAs<T>(c: Context<LakeEnv>, schema: z.ZodType<T>): Promise<T> {
  return parse(schema, await jsonBody(c), ({ message }) => httpError(400, message))
}

/** GROQ parameters of a query string: `$name=<JSON>`. @throws LakeError 400 */
export function groqParams(search: URLSearchParams): Record<string, unknown> {
  const params: [name: string, value: unknown][] = []
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue
    const parsed = parseJson(text)
    if (!parsed.ok) throw dataError(400, 'validationError', `The parameter "${name}" ${parsed.problem}`)
    params.push([name.slice(1), parsed.value])
  }
  // Not by assignment, which treats `__proto__` differently.
  return Object.fromEntries(params)
}

/** A boolean parameter: true when it is present and not `false`. */
export function flag(search: URLSearchParams, name: string, fallback = false): boolean {
  const value = search.get(name)
  return value === null ? fallback : value !== 'false'
}

export function searchOf(c: Context<LakeEnv>): URLSearchParams {
  return new URL(c.req.url).searchParams
}
