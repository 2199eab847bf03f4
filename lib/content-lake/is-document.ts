import { isRecord } from './json.ts'
import type { LakeDocument } from './types.ts'

const systemFields = ['_id', '_type', '_rev', '_createdAt', '_updatedAt']

/** True for a value with all system fields of a stored document. */
export function isDocument(value: unknown): value is LakeDocument {
  return isRecord(value) && systemFields.every((field) => typeof value[field] === 'string')
}
