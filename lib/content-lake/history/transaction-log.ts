import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import { dataError } from '../errors.ts'
import { number, text } from '../store/columns.ts'
import { type Effects, parseEffects } from '../store/effects.ts'

/** Which transactions of which documents to read, as in Sanity's history API. */
export type LogRequest = {
  dataset: string
  documentIds: string[]
  /** Effects of the named documents only, not of all documents that a transaction changed. */
  identifiedOnly: boolean
  withMutations: boolean
  withEffects: boolean
  fromTime?: string | undefined
  toTime?: string | undefined
  /** Both ends are included, when they changed one of the documents. */
  fromTransaction?: string | undefined
  toTransaction?: string | undefined
  authors?: string[] | undefined
  reverse: boolean
  limit: number
}

/** A line of the response. */
export type LogEntry = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, Effects>
}

const mutationLog = z.array(z.object({ id: z.string(), mutations: z.array(z.unknown()) }))

/** Reads the log of a dataset, oldest first unless `reverse`. @throws LakeError 404 for an unknown transaction */
export function* readLog(db: DatabaseSync, request: LogRequest): Generator<LogEntry> {
  const { documentIds, identifiedOnly, withMutations, withEffects } = request
  const wanted = new Set(documentIds)
  const documents = db.prepare(
    'SELECT document_id AS id, effects FROM txn_document WHERE sequence = ? ORDER BY document_id',
  )
  const mutations = db.prepare('SELECT mutations FROM txn WHERE sequence = ?')
  // The list is short and read at once: a slow client must not hold a snapshot of the database open.
  for (const row of selectTransactions(db, request)) {
    const touched = documents
      .all(number(row.sequence))
      .map(({ id, effects }) => ({ id: text(id), effects: text(effects) }))
    const shown = identifiedOnly ? touched.filter(({ id }) => wanted.has(id)) : touched
    yield {
      id: text(row.id),
      timestamp: text(row.timestamp),
      author: text(row.author),
      documentIDs: touched.map(({ id }) => id),
      ...(withMutations && {
        mutations: mutationsOf(text(mutations.get(number(row.sequence))?.mutations)),
      }),
      ...(withEffects && {
        effects: Object.fromEntries(shown.map(({ id, effects }) => [id, parseEffects(effects)])),
      }),
    }
  }

  function mutationsOf(stored: string): unknown[] {
    const changes = mutationLog.parse(JSON.parse(stored))
    return changes.filter(({ id }) => !identifiedOnly || wanted.has(id)).flatMap((change) => change.mutations)
  }
}

function selectTransactions(db: DatabaseSync, request: LogRequest) {
  const { dataset, documentIds, authors, reverse, limit } = request
  const conditions = [
    `sequence IN (SELECT sequence FROM txn_document WHERE dataset = ? AND document_id IN (${placeholders(documentIds)}))`,
  ]
  const values: SQLInputValue[] = [dataset, ...documentIds]
  const condition = (sql: string, ...more: SQLInputValue[]): void => {
    conditions.push(sql)
    values.push(...more)
  }
  if (request.fromTime) condition('timestamp >= ?', request.fromTime)
  if (request.toTime) condition('timestamp <= ?', request.toTime)
  if (request.fromTransaction) condition('sequence >= ?', sequenceOf(db, dataset, request.fromTransaction))
  if (request.toTransaction) condition('sequence <= ?', sequenceOf(db, dataset, request.toTransaction))
  if (authors) condition(`author IN (${placeholders(authors)})`, ...authors)
  return db
    .prepare(
      `SELECT sequence, id, timestamp, author FROM txn WHERE ${conditions.join(' AND ')}
       ORDER BY sequence ${reverse ? 'DESC' : 'ASC'} LIMIT ?`,
    )
    .all(...values, limit)
}

function placeholders(values: string[]): string {
  return values.map(() => '?').join(', ')
}

/** The position of a transaction in the order of all commits. @throws LakeError 404 */
export function sequenceOf(db: DatabaseSync, dataset: string, transactionId: string): number {
  const row = db.prepare('SELECT sequence FROM txn WHERE dataset = ? AND id = ?').get(dataset, transactionId)
  if (!row) {
    throw dataError(404, 'transactionNotFoundError', `There is no transaction "${transactionId}"`)
  }
  return number(row.sequence)
}
