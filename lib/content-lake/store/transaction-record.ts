import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { dataError } from '../errors.ts'
import type { MutationOutcome, PendingTransaction } from '../mutations/apply-mutations.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { text } from './columns.ts'

/** Recognises a request that is sent again, because its sender got no response to the first. */
export type RequestKey = {
  transactionId: string
  author: string
  /** From `fingerprintOf`. */
  fingerprint: string
}

const operation = z.enum(['create', 'update', 'delete', 'none'])
const outcomes = z.array(z.object({ index: z.number(), id: z.string(), operation }))
const record = z.array(z.object({ request: z.object({ fingerprint: z.string(), outcomes }).optional() }))

/** A short value that differs for different requests. */
export function fingerprintOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

/** How a computed transaction changes the documents that `get` returns. */
export function changesOf(
  { overlay, mutationsById }: PendingTransaction,
  get: (id: string) => LakeDocument | undefined,
): DocumentChange[] {
  const changes: DocumentChange[] = []
  for (const [id, result] of overlay) {
    const previous = get(id) ?? null
    if (!previous && !result) continue
    const transition = !previous ? 'appear' : result ? 'update' : 'disappear'
    changes.push({ id, transition, previous, result, mutations: mutationsById.get(id) ?? [] })
  }
  return changes
}

/**
 * The mutations of a transaction as the log keeps them, by document. The first entry also keeps the request's fingerprint
 * and outcomes.
 */
export function transactionRecord(
  changes: readonly DocumentChange[],
  purged: ReadonlySet<string>,
  request: { fingerprint: string; outcomes: MutationOutcome[] } | undefined,
): string {
  return JSON.stringify(
    changes
      .filter(({ id, result }) => result || !purged.has(id))
      .map(({ id, mutations }, index) => ({ id, mutations, ...(index === 0 && request && { request }) })),
  )
}

/**
 * What the same request of the same author did when it was carried out before. Undefined for all others, those with an id
 * that another request has used included: they learn of that from the commit, which checks permissions first.
 */
export function earlierOutcomes(
  db: DatabaseSync,
  dataset: string,
  { transactionId, author, fingerprint }: RequestKey,
): MutationOutcome[] | undefined {
  const row = db
    .prepare('SELECT author, mutations FROM txn WHERE dataset = ? AND id = ?')
    .get(dataset, transactionId)
  if (!row) return undefined
  const request = record.parse(JSON.parse(text(row.mutations)))[0]?.request
  const isSame = request?.fingerprint === fingerprint && text(row.author) === author
  return isSame ? request.outcomes : undefined
}

export function transactionExists(transactionId: string): Error {
  return dataError(409, 'transactionAlreadyExistsError', `Transaction "${transactionId}" already exists`)
}
