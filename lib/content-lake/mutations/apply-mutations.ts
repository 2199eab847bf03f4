import { randomUUID } from 'node:crypto'
import { isValidDocumentId } from '../document-id.ts'
import { type LakeError, mutationError, type MutationErrorItem } from '../errors.ts'
import type { LakeDocument } from '../types.ts'
import { applyPatch } from './apply-patch.ts'
import type { Mutation, Selection } from './schema.ts'

/** What a transaction may look at and ask while it is being worked out. */
export type MutationSource = {
  get(id: string): LakeDocument | undefined
  /** Ids that a GROQ query selects, given the documents as the transaction has left them so far. */
  select(query: string, params: Record<string, unknown>, overlay: ReadonlyMap<string, Draft>): string[]
  may(permission: 'create' | 'update', id: string): boolean
}

/** A document inside an unfinished transaction: null once deleted. */
export type Draft = LakeDocument | null

export type MutationOutcome = {
  index: number
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

export type WorkedOutTransaction = {
  /** Last state of every document that was touched. */
  overlay: Map<string, Draft>
  outcomes: MutationOutcome[]
  /** For each document the mutations that touched it, for listeners and history. */
  mutationsById: Map<string, Mutation[]>
  /** Documents that are to leave no trace in the history either. */
  purged: Set<string>
}

type Failure = MutationErrorItem['error']

/**
 * Works out a transaction without storing anything: each mutation sees what the earlier ones did.
 *
 * @throws LakeError 409, 403 or 400 in the shape of Sanity's `mutationError`; then nothing counts.
 */
export function applyMutations(
  mutations: Mutation[],
  source: MutationSource,
  stamp: { transactionId: string; timestamp: string },
): WorkedOutTransaction {
  const work: WorkedOutTransaction = {
    overlay: new Map(),
    outcomes: [],
    mutationsById: new Map(),
    purged: new Set(),
  }
  const read = (id: string): Draft => {
    const changed = work.overlay.get(id)
    return changed === undefined ? (source.get(id) ?? null) : changed
  }

  for (const [index, mutation] of mutations.entries()) {
    const fail = (status: number, error: Failure): LakeError => mutationError(status, [{ index, error }])
    const write = (id: string, next: Draft, operation: MutationOutcome['operation'], as: Mutation): void => {
      const permission = operation === 'create' ? 'create' : 'update'
      // What a query selected, or an id that was made up: the rest has been checked before anything was looked up.
      if (!source.may(permission, id)) {
        throw fail(403, {
          type: 'insufficientPermissionsError',
          description: `Insufficient permissions; permission "${permission}" required`,
          permission,
        })
      }
      if (next) next._rev = stamp.transactionId
      work.overlay.set(id, next)
      work.outcomes.push({ index, id, operation })
      work.mutationsById.set(id, [...(work.mutationsById.get(id) ?? []), as])
    }

    if ('create' in mutation || 'createOrReplace' in mutation || 'createIfNotExists' in mutation) {
      const [kind, attributes] = Object.entries(mutation)[0] as [string, Record<string, unknown>]
      const created = newDocument(attributes, stamp.timestamp, fail)
      const existing = read(created._id)
      if (existing && kind === 'create') {
        throw fail(409, {
          type: 'documentAlreadyExistsError',
          description: `Document by ID "${created._id}" already exists`,
          id: created._id,
        })
      }
      if (existing && kind === 'createIfNotExists') {
        work.outcomes.push({ index, id: created._id, operation: 'none' })
        continue
      }
      if (existing && existing._type !== created._type) throw fail(409, immutable('_type', created._id))
      write(created._id, created, existing ? 'update' : 'create', { [kind]: created } as unknown as Mutation)
      continue
    }

    if ('delete' in mutation) {
      for (const id of selected(mutation.delete, source, work.overlay, fail)) {
        if (read(id)) write(id, null, 'delete', { delete: { id } })
        if (mutation.delete.purge) {
          work.purged.add(id)
          // Nor in this transaction's own record, by what it did to the document before.
          if (work.mutationsById.has(id)) work.mutationsById.set(id, [{ delete: { id } }])
        }
      }
      continue
    }

    const { patch } = mutation
    for (const id of selected(patch, source, work.overlay, fail)) {
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
      const next = patched(document, patch, fail)
      next._updatedAt = stamp.timestamp
      write(id, next, 'update', { patch: { ...withoutSelection(patch), id } })
    }
  }
  return work
}

type Fail = (status: number, error: Failure) => LakeError

function newDocument(attributes: Record<string, unknown>, timestamp: string, fail: Fail): LakeDocument {
  let id = attributes._id
  if (id === undefined || id === '') id = randomUUID()
  // `drafts.` asks for a generated id in that path.
  else if (typeof id === 'string' && id.endsWith('.')) id = `${id}${randomUUID()}`
  if (!isValidDocumentId(id)) {
    throw fail(400, { type: 'validationError', description: `Invalid document ID ${JSON.stringify(id)}` })
  }
  if (typeof attributes._type !== 'string' || attributes._type === '') {
    throw fail(400, { type: 'validationError', description: `Document "${id}" has no _type`, id })
  }
  const createdAt = isTimestamp(attributes._createdAt) ? attributes._createdAt : timestamp
  return {
    ...(attributes as Omit<LakeDocument, '_rev'>),
    _id: id,
    _type: attributes._type,
    _createdAt: createdAt,
    _updatedAt: timestamp,
    _rev: '',
  }
}

function patched(document: LakeDocument, patch: Extract<Mutation, { patch: unknown }>['patch'], fail: Fail) {
  let next: LakeDocument
  try {
    next = applyPatch(document, withoutSelection(patch))
  } catch (error) {
    const description = error instanceof Error ? error.message : 'The patch could not be applied'
    throw fail(400, { type: 'patchError', description, id: document._id })
  }
  for (const field of ['_id', '_type', '_createdAt'] as const) {
    if (next[field] !== document[field]) throw fail(409, immutable(field, document._id))
  }
  return next
}

function immutable(field: string, id: string): Failure {
  return { type: 'immutableAttributeError', description: `Cannot modify immutable attribute "${field}"`, id }
}

function withoutSelection<T extends object>(patch: T): Omit<T, 'id' | 'query' | 'params'> {
  const { id: _id, query: _query, params: _params, ...operations } = patch as T & Record<string, unknown>
  return operations
}

function selected(
  selection: Selection,
  source: MutationSource,
  overlay: ReadonlyMap<string, Draft>,
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

function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
