import { dataError, type LakeError } from '../errors.ts'
import type { Mutation } from '../mutations/schema.ts'
import type { LakeDocument } from '../types.ts'

/** What an action may look at: the dataset as the earlier actions of the same request leave it. */
export type ActionSource = {
  get(id: string): LakeDocument | undefined
  /** All ids, in order; releases need it to find their versions. */
  ids(): Iterable<string>
  /** A document that is gone, as it last was; undefined when the history does not know it, or was purged of it. */
  lastState(id: string): LakeDocument | undefined
}

/** Turns one action into the mutations that carry it out. */
export type ActionHandler = (action: unknown, source: ActionSource) => Mutation[]

/** An action that does not fit the state of its documents; nothing has been changed. */
export function actionError(status: number, type: string, description: string): LakeError {
  return dataError(status, 'actionError', description, {
    items: [{ index: 0, error: { type, description } }],
  })
}

/** @throws LakeError 404 */
export function required(source: ActionSource, id: string): LakeDocument {
  const document = source.get(id)
  if (!document)
    throw actionError(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`)
  return document
}

/** @throws LakeError 409 when a revision was expected and the document has another. */
export function requireRevision(document: LakeDocument | undefined, revision: string | undefined): void {
  if (revision === undefined || document?._rev === revision) return
  throw actionError(
    409,
    'documentRevisionIDDoesNotMatchError',
    `Expected revision "${revision}", found ${document ? `"${document._rev}"` : 'no document'}`,
  )
}

/** A document's own fields under another id: what the new document will start from. */
export function copyAs(document: LakeDocument, id: string): LakeDocument {
  const { _system, _originalId, ...fields } = document
  return { ...fields, _id: id }
}

/** Weak references that were only waiting for publication become strong. */
export function strengthened<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => strengthened(item)) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value as Record<string, unknown>).map(([key, field]) => [
    key,
    strengthened(field),
  ])
  const result = Object.fromEntries(fields) as Record<string, unknown>
  if (typeof result._ref === 'string' && result._strengthenOnPublish !== undefined) {
    delete result._strengthenOnPublish
    delete result._weak
  }
  return result as T
}
