import { isValidDocumentId } from '../document-id.ts'
import { type LakeError, mutationError } from '../errors.ts'
import type { LakeDocument } from '../types.ts'
import { applyPatch } from './apply-patch.ts'
import { creation, newDocument } from './create-document.ts'
import { type Fail, type Failure, immutable } from './failure.ts'
import type { Mutation, PatchOperations, Selection } from './schema.ts'

/** What a transaction may read while it is being computed. */
export type MutationSource = {
  get(id: string): LakeDocument | undefined
  /** Ids that a GROQ query selects, given the documents as the transaction has left them so far. */
  select(
    query: string,
    params: Record<string, unknown>,
    overlay: ReadonlyMap<string, PendingDocument>,
  ): string[]
  hasPermission(permission: 'create' | 'update', id: string): boolean
}

/** A document inside an unfinished transaction: null once deleted. */
export type PendingDocument = LakeDocument | null

export type MutationOutcome = {
  index: number
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

export type PendingTransaction = {
  /** Last state of every changed document. */
  overlay: Map<string, PendingDocument>
  outcomes: MutationOutcome[]
  /** The mutations of each changed document, for listeners and history. */
  mutationsById: Map<string, Mutation[]>
  /** Documents whose history is to be deleted too. */
  purged: Set<string>
}

/**
 * Computes the result of a transaction without storing anything: each mutation sees the effect of the earlier ones.
 *
 * @throws LakeError 409, 403 or 400 in the shape of Sanity's `mutationError`; then none of it applies
 */
export function applyMutations(
  mutations: Mutation[],
  source: MutationSource,
  stamp: { transactionId: string; timestamp: string },
): PendingTransaction {
  const pending: PendingTransaction = {
    overlay: new Map(),
    outcomes: [],
    mutationsById: new Map(),
    purged: new Set(),
  }
  const read = (id: string): PendingDocument => {
    const changed = pending.overlay.get(id)
    return changed === undefined ? (source.get(id) ?? null) : changed
  }

  for (const [index, mutation] of mutations.entries()) {
    const fail = (status: number, error: Failure): LakeError => mutationError(status, [{ index, error }])
    const write = (
      id: string,
      next: PendingDocument,
      operation: MutationOutcome['operation'],
      as: Mutation,
    ): void => {
      const permission = operation === 'create' ? 'create' : 'update'
      // Named ids have been checked before any document was read; these may be selected by a query or generated.
      if (!source.hasPermission(permission, id)) {
        throw fail(403, {
          type: 'insufficientPermissionsError',
          description: `Insufficient permissions; permission "${permission}" required`,
          permission,
        })
      }
      if (next) next._rev = stamp.transactionId
      pending.overlay.set(id, next)
      pending.outcomes.push({ index, id, operation })
      pending.mutationsById.set(id, [...(pending.mutationsById.get(id) ?? []), as])
    }

    if ('create' in mutation || 'createOrReplace' in mutation || 'createIfNotExists' in mutation) {
      const { attributes, mutationOf } = creation(mutation)
      const created = newDocument(attributes, stamp.timestamp, fail)
      const existing = read(created._id)
      if (existing && 'create' in mutation) {
        throw fail(409, {
          type: 'documentAlreadyExistsError',
          description: `Document by ID "${created._id}" already exists`,
          id: created._id,
        })
      }
      if (existing && 'createIfNotExists' in mutation) {
        pending.outcomes.push({ index, id: created._id, operation: 'none' })
        continue
      }
      if (existing && existing._type !== created._type) throw fail(409, immutable('_type', created._id))
      write(created._id, created, existing ? 'update' : 'create', mutationOf(created))
      continue
    }

    if ('delete' in mutation) {
      for (const id of selected(mutation.delete, source, pending.overlay, fail)) {
        if (read(id)) write(id, null, 'delete', { delete: { id } })
        if (mutation.delete.purge) {
          pending.purged.add(id)
          // The transaction's own record must not hold the document's earlier content either.
          if (pending.mutationsById.has(id)) pending.mutationsById.set(id, [{ delete: { id } }])
        }
      }
      continue
    }

    const { patch } = mutation
    for (const id of selected(patch, source, pending.overlay, fail)) {
      const document = read(id)
      if (!document) {
        throw fail(409, {
          type: 'documentNotFoundError',
          description: `The document with the ID "${id}" was not found`,
          id,
        })
      }
      if (patch.ifRevisionID !== undefined && patch.ifRevisionID !== document._rev) {
        throw fail(409, {
          type: 'documentRevisionIDDoesNotMatchError',
          description: `Document "${id}" has unexpected revision ID ("${document._rev}"), expected "${patch.ifRevisionID}"`,
          currentRevisionID: document._rev,
          expectedRevisionID: patch.ifRevisionID,
          id,
        })
      }
      const next = patched(document, patch, stamp.timestamp, fail)
      write(id, next, 'update', { patch: { ...withoutSelection(patch), id } })
    }
  }
  return pending
}

type Patch = Extract<Mutation, { patch: unknown }>['patch']

function patched(document: LakeDocument, patch: Patch, timestamp: string, fail: Fail): LakeDocument {
  let next: Record<string, unknown>
  try {
    next = applyPatch(document, withoutSelection(patch))
  } catch (error) {
    const description = error instanceof Error ? error.message : 'The patch could not be applied'
    throw fail(400, { type: 'patchError', description, id: document._id })
  }
  for (const field of ['_id', '_type', '_createdAt'] as const) {
    if (next[field] !== document[field]) throw fail(409, immutable(field, document._id))
  }
  const { _id, _type, _createdAt } = document
  return { ...next, _id, _type, _createdAt, _updatedAt: timestamp, _rev: '' }
}

function withoutSelection(patch: Patch): PatchOperations {
  const selection = { id: undefined, query: undefined, params: undefined }
  const { id: _id, query: _query, params: _params, ...operations } = { ...selection, ...patch }
  return operations
}

function selected(
  selection: Selection,
  source: MutationSource,
  overlay: ReadonlyMap<string, PendingDocument>,
  fail: Fail,
): string[] {
  if ('query' in selection) return source.select(selection.query, selection.params ?? {}, overlay)
  const ids = Array.isArray(selection.id) ? selection.id : [selection.id]
  const wrong = ids.find((id) => !isValidDocumentId(id))
  if (wrong !== undefined) {
    throw fail(400, { type: 'validationError', description: `Invalid document ID ${JSON.stringify(wrong)}` })
  }
  return ids
}
