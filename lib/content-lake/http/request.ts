import type { Context } from 'hono'
import { dataError } from '../errors.ts'
import type { LakeEnv } from './context.ts'

/** The body as JSON. @throws LakeError 400 */
export async function jsonBody(c: Context<LakeEnv>): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw dataError(400, 'validationError', 'The body is not valid JSON')
  }
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
