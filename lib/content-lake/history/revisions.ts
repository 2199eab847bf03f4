import type { DatabaseSync } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { isDraftId, publishedId } from '../document-id.ts'
import { isDocument } from '../is-document.ts'
import { isRecord } from '../json.ts'
import { number, text } from '../store/columns.ts'
import type { Dataset } from '../store/dataset.ts'
import { parseEffects } from '../store/effects.ts'
import type { LakeDocument } from '../types.ts'
import { sequenceOf } from './transaction-log.ts'

/** The moment of a document's past to return. */
export type Moment = { revision: string } | { time: string } | { lastRevision: true }

/**
 * The documents as they were at a moment, without those that did not exist then. Where a draft did not exist, the published
 * document takes its place, as in the Studio.
 *
 * @throws LakeError 404 for an unknown revision
 */
export function documentsAt(
  db: DatabaseSync,
  dataset: Dataset,
  ids: string[],
  moment: Moment,
): LakeDocument[] {
  const found = new Map<string, LakeDocument>()
  for (const id of ids) {
    const document =
      documentAt(db, dataset, id, moment) ??
      (isDraftId(id) ? documentAt(db, dataset, publishedId(id), moment) : undefined)
    if (document) found.set(document._id, document)
  }
  return [...found.values()]
}

function documentAt(
  db: DatabaseSync,
  dataset: Dataset,
  id: string,
  moment: Moment,
): LakeDocument | undefined {
  const limit = limitOf(db, dataset.name, moment)
  const changes = db
    .prepare(
      `SELECT txn.id AS revision, txn.sequence AS sequence, effects FROM txn_document
       JOIN txn USING (sequence) WHERE txn_document.dataset = ? AND document_id = ? ORDER BY sequence DESC`,
    )
    .iterate(dataset.name, id)

  // Reverts one change after the other, from the present state back.
  let state = withoutRevision(dataset.get(id))
  for (const change of changes) {
    const reached = number(change.sequence) <= limit
    if (reached && (state !== null || !('lastRevision' in moment))) {
      const document = { ...state, _rev: change.revision }
      return isDocument(document) ? document : undefined
    }
    const reverted: unknown = applyPatch(state, parseEffects(text(change.effects)).revert)
    state = isRecord(reverted) ? reverted : null
  }
  return undefined
}

type Fields = Record<string, unknown>

function limitOf(db: DatabaseSync, dataset: string, moment: Moment): number {
  if ('revision' in moment) return sequenceOf(db, dataset, moment.revision)
  if ('lastRevision' in moment) return Number.POSITIVE_INFINITY
  const row = db
    .prepare('SELECT max(sequence) AS sequence FROM txn WHERE dataset = ? AND timestamp <= ?')
    .get(dataset, moment.time)
  return typeof row?.sequence === 'number' ? row.sequence : 0
}

function withoutRevision(document: LakeDocument | undefined): Fields | null {
  if (!document) return null
  const { _rev: _revision, ...fields } = document
  return fields
}
