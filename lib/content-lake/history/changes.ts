import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { draftId, publishedId } from '../document-id.ts'
import { text } from '../store/columns.ts'
import { belongsTo, type Change } from './document-events.ts'

// Effects are stored as compact JSON, `apply` before `revert`: its start and end show the kind of a change unparsed.
const created = '"revert":[0,null]}'
const deleted = '{"apply":[0,null],'

const change = z.object({
  sequence: z.number(),
  transactionId: z.string(),
  timestamp: z.string(),
  author: z.string(),
  documentId: z.string(),
  kind: z.enum(['created', 'modified', 'deleted']),
})

/** All changes of a document, of its draft and of its versions in releases, oldest first. */
export function readChanges(db: DatabaseSync, dataset: string, documentId: string): Change[] {
  const published = publishedId(documentId)
  const versions = db
    .prepare(
      `SELECT DISTINCT document_id AS id FROM txn_document
       WHERE dataset = ? AND document_id >= 'versions.' AND document_id < 'versions/'`,
    )
    .all(dataset)
    .map(({ id }) => text(id))
    .filter((id) => belongsTo(id, published))
  const ids = [published, draftId(published), ...versions]
  const rows = db
    .prepare(
      `SELECT txn.sequence, txn.id AS transactionId, timestamp, author, document_id AS documentId,
         CASE WHEN substr(effects, 1, ?) = ? THEN 'deleted'
              WHEN substr(effects, ?) = ? THEN 'created'
              ELSE 'modified' END AS kind
       FROM txn_document JOIN txn USING (sequence)
       WHERE txn_document.dataset = ? AND document_id IN (${ids.map(() => '?').join(', ')})
       ORDER BY txn.sequence, document_id`,
    )
    .all(deleted.length, deleted, -created.length, created, dataset, ...ids)
  return z.array(change).parse(rows)
}
