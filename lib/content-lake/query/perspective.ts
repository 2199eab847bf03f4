import { z } from 'zod'
import { dataError } from '../errors.ts'
import { parse } from '../parse.ts'

/** `raw`, `published`, or a stack of release names and `drafts`, of which the first that has a version wins. */
export type Perspective = 'raw' | 'published' | string[]

const layer = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)
const perspective = z.array(layer).min(1).max(30)

/** From this API version on, a query without a perspective sees only published documents. */
const publishedByDefaultSince = '2025-02-19'

/**
 * Reads the `perspective` of a request: one name, several separated by commas, or a list.
 *
 * @throws LakeError 400 for an unknown or contradictory perspective.
 */
export function parsePerspective(value: unknown, apiVersion: string): Perspective {
  if (value === undefined || value === null || value === '') return defaultPerspective(apiVersion)
  const layers = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value
  const known = parse(perspective, layers, () => invalid(value))
  const names = [...new Set(known.map((name) => (name === 'previewDrafts' ? 'drafts' : name)))]
  if (names.length > 1 && names.includes('raw')) throw invalid(value)
  if (names[0] === 'raw') return 'raw'
  // Published documents are always the last layer of a stack.
  const stack = names.filter((name) => name !== 'published')
  return stack.length === 0 ? 'published' : stack
}

/** API version `X` is the newest; `1` is older than every date. */
function defaultPerspective(apiVersion: string): Perspective {
  if (apiVersion === '1') return 'raw'
  return apiVersion === 'X' || apiVersion >= publishedByDefaultSince ? 'published' : 'raw'
}

function invalid(value: unknown) {
  return dataError(
    400,
    'validationError',
    `Invalid perspective ${JSON.stringify(value)}: use raw, published, drafts, or a list of release names and drafts`,
  )
}
