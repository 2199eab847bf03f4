import { dataError, type LakeError } from '../errors.ts'
import { isRecord } from '../json.ts'
import type { Mutation } from '../mutations/schema.ts'
import type { LakeDocument } from '../types.ts'

/** The dataset as an action sees it, with the changes of earlier actions of the same request. */
export type ActionSource = {
  get(id: string): LakeDocument | undefined
  /** All ids, in order; releases need it to find their versions. */
  ids(): Iterable<string>
  /** The last state of a deleted document; undefined when it is not in the history, or no longer. */
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
export function requireDocument(source: ActionSource, id: string): LakeDocument {
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

/** A document's own fields under another id. */
export function copyAs(document: LakeDocument, id: string): LakeDocument {
  const { _system, _originalId, ...fields } = document
  return { ...fields, _id: id }
}

/** The document, with references strong that were weak only until publication. */
export function withStrongReferences(document: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(document).map(([name, value]) => [name, strengthen(value)] as const)
  const result: Record<string, unknown> = Object.fromEntries(fields)
  if (typeof result._ref === 'string' && result._strengthenOnPublish !== undefined) {
    delete result._strengthenOnPublish
    delete result._weak
  }
  return result
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  return isRecord(value) ? withStrongReferences(value) : value
}
