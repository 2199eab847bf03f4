import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { can, notLoggedIn } from '../auth/permissions.ts'
import { isValidDocumentId } from '../document-id.ts'
import { dataError, httpError, LakeError } from '../errors.ts'
import { readChanges } from '../history/changes.ts'
import { documentEvents } from '../history/document-events.ts'
import { documentsAt, type Moment } from '../history/revisions.ts'
import { type LogEntry, type LogRequest, readLog } from '../history/transaction-log.ts'
import { parse } from '../parse.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Lake } from './context.ts'
import { datasetFor, whileReadable } from './dataset-access.ts'
import type { LakeEnv } from './lake-env.ts'
import { jsonWithin } from './large-responses.ts'
import { flag, searchOf } from './request.ts'

const maxTransactions = 1000
const maxEvents = 100
const maxIds = 100
/** Memory that a log counts as while it is sent. */
const logBytes = 1024 * 1024

const time = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a time')
  // In the format of stored times, which are compared as text.
  .transform((value) => new Date(value).toISOString())
const count = (max: number) => z.coerce.number().int().min(1).max(max).default(max)
/** The Studio sends a parameter without a value as an empty one. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const logParameters = z.object({
  fromTime: optional(time),
  toTime: optional(time),
  fromTransaction: optional(z.string()),
  toTransaction: optional(z.string()),
  authors: optional(z.string().transform((list) => list.split(','))),
  limit: count(maxTransactions),
  effectFormat: optional(z.literal('mendoza')),
})

const revisionParameters = z.union([
  z.object({ revision: z.string().min(1) }),
  z.object({ lastRevision: z.literal('true').transform(() => true as const) }),
  z.object({ time: time.default(() => new Date().toISOString()) }),
])

const eventParameters = z.object({ limit: count(maxEvents), nextCursor: optional(z.string()) })

/** The Studio's history of documents: transactions, earlier revisions, and events such as publications. */
export function historyRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/data/history/:dataset/transactions/:ids', (c) => {
    const { dataset, ids } = requestedDocuments(lake, c)
    const search = searchOf(c)
    const { effectFormat, ...range } = parametersOf(logParameters, search)
    const withoutMutations = flag(search, 'excludeContent') || flag(search, 'excludeMutations')
    const log = startedLog(
      readLog(lake.db, {
        ...range,
        dataset: dataset.name,
        documentIds: ids,
        identifiedOnly: flag(search, 'includeIdentifiedDocumentsOnly'),
        withMutations: !withoutMutations,
        withEffects: effectFormat !== undefined,
        reverse: flag(search, 'reverse'),
      } satisfies LogRequest),
    )
    return lake.responses.lines(c, whileReadable(c, dataset, log), logBytes)
  })

  app.get('/data/history/:dataset/documents/:ids', (c) => {
    const { dataset, ids } = requestedDocuments(lake, c)
    const moment: Moment = parametersOf(revisionParameters, searchOf(c))
    const documents = documentsAt(lake.db, dataset, ids, moment)
    return lake.responses.json(c, [jsonWithin({ documents }, lake.config.limits.responseBytes)])
  })

  app.get('/data/history/:dataset/events/documents/:id', (c) => {
    const { dataset, ids } = requestedDocuments(lake, c, 'id')
    const [id = ''] = ids
    const { limit, nextCursor } = parametersOf(eventParameters, searchOf(c))
    const events = documentEvents(readChanges(lake.db, dataset.name, id), id)
    const start = nextCursor === undefined ? 0 : Number(nextCursor)
    if (!Number.isInteger(start) || start < 0) {
      throw dataError(400, 'validationError', 'This cursor was not issued here')
    }
    const page = events.slice(start, start + limit)
    // A cursor counts from the newest event: after a new one, a page repeats an event, which the Studio drops.
    const next = start + limit < events.length ? String(start + limit) : ''
    return c.json({ events: { [id]: page }, nextCursor: next })
  })

  return app
}

/** The dataset and the documents of a request. @throws LakeError 400, 401, 403 or 404, without permission to read history too */
function requestedDocuments(
  lake: Lake,
  c: Context<LakeEnv>,
  parameter: 'ids' | 'id' = 'ids',
): { dataset: Dataset; ids: string[] } {
  const { identity } = c.var
  const dataset = datasetFor(lake, identity, c.req.param('dataset') ?? '')
  const ids = [...new Set((c.req.param(parameter) ?? '').split(',').filter(Boolean))]
  if (!ids.every((id) => can(identity, 'history', id, dataset.aclMode))) {
    throw identity.role === 'anonymous'
      ? notLoggedIn()
      : httpError(403, 'Insufficient permissions to read history')
  }
  if (ids.length === 0 || ids.length > maxIds || !ids.every(isValidDocumentId)) {
    throw dataError(400, 'validationError', `Name one to ${maxIds} documents by their ids`)
  }
  return { dataset, ids }
}

function parametersOf<T>(schema: z.ZodType<T>, search: URLSearchParams): T {
  return parse(schema, Object.fromEntries(search), ({ path, message }) =>
    dataError(400, 'validationError', `Parameter "${path}": ${message}`),
  )
}

/** The entries of a log, read as the client takes them. A failure before the first is an ordinary error. */
function startedLog(source: Generator<LogEntry>): Iterable<unknown> {
  const first = source.next()
  return (function* () {
    try {
      if (first.done) return
      yield first.value
      yield* source
    } catch (error) {
      // The status is sent already: the Studio reads an error from the last line.
      yield error instanceof LakeError ? error.body : { error: { type: 'internalError' } }
    } finally {
      source.return(undefined)
    }
  })()
}
