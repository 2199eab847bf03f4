import { randomBytes } from 'node:crypto'
import { isRecord } from '../json.ts'
import type { Mutation } from './schema.ts'

/**
 * Adds a `_key` to every object in an array, for `autoGenerateArrayKeys=true`. The input is not changed.
 */
export function withArrayKeys(mutation: Mutation): Mutation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only keys of objects in lists are added
  return addKeys(mutation) as Mutation
}

function addKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withKey(addKeys(item)))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, addKeys(field)]))
}

function withKey(item: unknown): unknown {
  return isRecord(item) && item._key === undefined ? { _key: randomBytes(6).toString('hex'), ...item } : item
}
