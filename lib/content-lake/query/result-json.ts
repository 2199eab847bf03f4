import { dataError } from '../errors.ts'
import { isRecord } from '../json.ts'

/** Thrown for a value whose JSON is too long, mostly before it is serialised. */
export class ResultTooLong extends Error {}

/** The caller's error for it. */
export function resultTooLong(limitBytes: number) {
  const limit = `${Math.round(limitBytes / 1024 / 1024)} MB`
  const description = `The result is larger than ${limit}; select fewer fields, or fewer documents with a slice`
  return dataError(400, 'queryResultTooLargeError', description)
}

/**
 * Serialises a value as JSON. Its length is counted first, so that a value that repeats itself (ten objects that each hold
 * the same hundred documents) costs no more than the limit, however long its JSON would be.
 *
 * @param maxLength - characters
 * @throws ResultTooLong
 */
export function resultJson(value: unknown, maxLength: number): string {
  countLength(value, 0, maxLength)
  const text = textOf(value)
  // Escapes are not counted above; those of control characters have six characters.
  if (text.length > maxLength) throw new ResultTooLong()
  return text
}

/** Adds a lower bound of the length of a value's JSON to `before`. @throws ResultTooLong */
function countLength(value: unknown, before: number, maxLength: number): number {
  let length = before + 1
  if (typeof value === 'string') length += value.length + 1
  else if (Array.isArray(value)) for (const item of value) length = countLength(item, length, maxLength)
  else if (isRecord(value))
    for (const key in value) length = countLength(value[key], length + key.length + 3, maxLength)
  if (length > maxLength) throw new ResultTooLong()
  return length
}

/** Serialises lists item by item, so that a time budget can stop it between two items. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value ?? null)
  return `[${value.map((item) => JSON.stringify(item ?? null)).join(',')}]`
}
