import { randomUUID } from 'node:crypto'
import { isValidDocumentId } from '../document-id.ts'
import type { LakeDocument } from '../types.ts'
import type { Fail } from './failure.ts'
import type { Mutation } from './schema.ts'

type Creation = Extract<
  Mutation,
  { create: unknown } | { createOrReplace: unknown } | { createIfNotExists: unknown }
>

/** The attributes of a creation, and a function that makes a mutation of the same kind. */
export function creation(mutation: Creation): {
  attributes: Record<string, unknown>
  mutationOf: (document: LakeDocument) => Mutation
} {
  if ('create' in mutation) {
    return { attributes: mutation.create, mutationOf: (document) => ({ create: document }) }
  }
  if ('createOrReplace' in mutation) {
    return { attributes: mutation.createOrReplace, mutationOf: (document) => ({ createOrReplace: document }) }
  }
  return {
    attributes: mutation.createIfNotExists,
    mutationOf: (document) => ({ createIfNotExists: document }),
  }
}

/** A document with all system fields except its revision. @throws LakeError 400 for an invalid id or no type */
export function newDocument(
  attributes: Record<string, unknown>,
  timestamp: string,
  fail: Fail,
): LakeDocument {
  let id = attributes._id
  if (id === undefined || id === '') id = randomUUID()
  // An id that ends with a dot, such as `drafts.`, requests a generated id in that path.
  else if (typeof id === 'string' && id.endsWith('.')) id = `${id}${randomUUID()}`
  if (!isValidDocumentId(id)) {
    throw fail(400, { type: 'validationError', description: `Invalid document ID ${JSON.stringify(id)}` })
  }
  if (typeof attributes._type !== 'string' || attributes._type === '') {
    throw fail(400, { type: 'validationError', description: `Document "${id}" has no _type`, id })
  }
  const createdAt = isTimestamp(attributes._createdAt) ? attributes._createdAt : timestamp
  return {
    ...attributes,
    _id: id,
    _type: attributes._type,
    _createdAt: createdAt,
    _updatedAt: timestamp,
    _rev: '',
  }
}

function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
