import type { DatabaseSync } from 'node:sqlite'
import { applyPatch, type RawPatch } from 'mendoza'
import { isDraftId, publishedId } from '../document-id.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Effects } from '../store/effects.ts'
import type { LakeDocument } from '../types.ts'
import { sequenceOf } from './transaction-log.ts'

/** Which moment of a document's past to show. */
export type Moment = { revision: string } | { time: string } | { lastRevision: true }

/**
 * The documents as they were at a moment; those that did not exist then are left out. A draft that did not exist is
 * answered with what an editor saw in its place: the published document.
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

  // From what it is now, one change back after the other.
  let state = withoutRevision(dataset.get(id))
  for (const change of changes) {
    const reached = (change.sequence as number) <= limit
    if (reached && (state !== null || !('lastRevision' in moment))) {
      return state === null ? undefined : ({ ...state, _rev: change.revision } as LakeDocument)
    }
    const { revert } = JSON.parse(change.effects as string) as Effects
    state = applyPatch(state, revert as RawPatch) as Fields | null
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
  return (row?.sequence as number | null) ?? 0
}

function withoutRevision(document: LakeDocument | undefined): Fields | null {
  if (!document) return null
  const { _rev: _revision, ...fields } = document
  return fields
}
