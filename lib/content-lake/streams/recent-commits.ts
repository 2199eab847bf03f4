import { applyPatch } from 'mendoza'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isDocument } from '../is-document.ts'
import { isRecord } from '../json.ts'
import { number, text } from '../store/columns.ts'
import type { Dataset } from '../store/dataset.ts'
import { parseEffects } from '../store/effects.ts'
import type { CommittedTransaction, DocumentChange, LakeDocument } from '../types.ts'

/** Those of a minute or two of typing. */
const maxCommits = 200
const maxBytes = 4 * 1024 * 1024

const record = z.array(z.object({ id: z.string(), mutations: z.array(z.unknown()) }))

/**
 * The last commits of a dataset as listeners got them, oldest first, from the history: so that listeners can resume after a
 * restart. It ends at a purge, which has removed what earlier commits consisted of.
 */
export function recentCommits(db: DatabaseSync, dataset: Dataset): CommittedTransaction[] {
  const { name } = dataset
  const commits = db
    .prepare(
      'SELECT sequence, id, timestamp, author, mutations FROM txn WHERE dataset = ? ORDER BY sequence DESC LIMIT ?',
    )
    .all(name, maxCommits)
  const effectsIn = db.prepare('SELECT document_id AS id, effects FROM txn_document WHERE sequence = ?')
  const revisionBefore = db.prepare(
    `SELECT txn.id AS revision FROM txn_document JOIN txn USING (sequence)
     WHERE txn_document.dataset = ? AND document_id = ? AND txn_document.sequence < ? ORDER BY sequence DESC LIMIT 1`,
  )
  /** Documents as they were before the commits that have been read. */
  const states = new Map<string, LakeDocument | null>()
  const found: CommittedTransaction[] = []
  let total = 0

  for (const row of commits) {
    const sequence = number(row.sequence)
    const mutations = text(row.mutations)
    const effects = new Map(effectsIn.all(sequence).map((line) => [text(line.id), text(line.effects)]))
    const changes: DocumentChange[] = []
    let bytes = mutations.length
    for (const { id, mutations: ofDocument } of record.parse(JSON.parse(mutations))) {
      const stored = effects.get(id)
      if (stored === undefined) return found.toReversed()
      const result = states.get(id) ?? (states.has(id) ? null : (dataset.get(id) ?? null))
      const revision = revisionBefore.get(name, id, sequence)?.revision
      const previous = reverted(result, stored, revision)
      if (previous === undefined) return found.toReversed()
      const transition = !previous ? 'appear' : result ? 'update' : 'disappear'
      changes.push({ id, transition, previous, result, mutations: ofDocument })
      bytes += stored.length
    }
    total += bytes
    if (changes.length !== effects.size || changes.length === 0 || total > maxBytes) break
    for (const { id, previous } of changes) states.set(id, previous)
    const { id: transactionId, timestamp, author } = row
    found.push({
      sequence,
      transactionId: text(transactionId),
      dataset: name,
      timestamp: text(timestamp),
      author: text(author),
      changes,
      purged: [],
      bytes,
    })
  }
  return found.toReversed()
}

/** The document before a change; null when it did not exist, undefined when the history does not tell. */
function reverted(
  result: LakeDocument | null,
  effects: string,
  revision: unknown,
): LakeDocument | null | undefined {
  const { _rev: _revision, ...fields } = result ?? {}
  const previous: unknown = applyPatch(result && fields, parseEffects(effects).revert)
  if (previous === null) return null
  if (!isRecord(previous) || typeof revision !== 'string') return undefined
  const document = { ...previous, _rev: revision }
  return isDocument(document) ? document : undefined
}
