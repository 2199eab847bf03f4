import { type Context, Hono } from 'hono'
import { mutationsOf, parseActionRequest } from '../actions/run-actions.ts'
import { withUrlAt } from '../assets/asset-urls.ts'
import { can, readScope } from '../auth/permissions.ts'
import { keepsPreviewSecrets } from '../auth/preview-secrets.ts'
import { isRootId } from '../document-id.ts'
import { dataError } from '../errors.ts'
import { documentsAt } from '../history/revisions.ts'
import type { MutationSource } from '../mutations/apply-mutations.ts'
import { withArrayKeys } from '../mutations/array-keys.ts'
import { parseMutationRequest } from '../mutations/schema.ts'
import type { CommitResult, Dataset } from '../store/dataset.ts'
import { fingerprintOf } from '../store/transaction-record.ts'
import type { LakeDocument } from '../types.ts'
import { localAddressOf } from './caller.ts'
import type { Lake } from './context.ts'
import { datasetFor, whileReadable } from './dataset-access.ts'
import type { LakeEnv } from './lake-env.ts'
import { jsonWithin } from './large-responses.ts'
import { flag, jsonBody, searchOf } from './request.ts'

const maxIds = 1000
const anonymousBytes = 8 * 1024 * 1024
/** Memory that an export counts as while it is sent, beside its list. */
const exportBytes = 1024 * 1024
const bytesPerDocument = 8

/** Documents by id, mutations, actions and export. */
export function documentRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()

  app.get('/data/doc/:dataset/:ids', (c) => {
    const dataset = datasetFor(lake, c.var.identity, c.req.param('dataset'))
    const search = searchOf(c)
    const ids = c.req.param('ids').split(',').filter(Boolean)
    if (ids.length > maxIds) throw dataError(400, 'validationError', `At most ${maxIds} ids in one request`)
    const mayRead = (id: string): boolean => can(c.var.identity, 'read', id, dataset.aclMode)
    // Ids of versions that may not be read are hidden too.
    const wanted = flag(search, 'includeAllVersions')
      ? ids.flatMap((id) => dataset.documents.versionsOf(id)).filter(mayRead)
      : ids
    const documents: unknown[] = []
    const omitted: { id: string; reason: string }[] = []
    for (const id of wanted) {
      // The response is the same whether or not the hidden document exists.
      if (!mayRead(id)) {
        omitted.push({ id, reason: 'permission' })
        continue
      }
      const document = dataset.get(id)
      if (!document) omitted.push({ id, reason: 'existence' })
      else documents.push(flag(search, 'excludeContent') ? withoutContent(document) : document)
    }
    // Serialised on the main thread, which anonymous callers must not block.
    const { responseBytes } = lake.config.limits
    const maxBytes =
      c.var.identity.role === 'anonymous' ? Math.min(responseBytes, anonymousBytes) : responseBytes
    return lake.responses.json(c, [jsonWithin({ documents, omitted }, maxBytes)])
  })

  app.post('/data/mutate/:dataset', async (c) => {
    // Before the body is read: meanwhile the dataset may be replaced by another of the same name.
    const dataset = datasetFor(lake, c.var.identity, c.req.param('dataset'))
    const search = searchOf(c)
    const { mutations, transactionId } = parseMutationRequest(await jsonBody(c))
    const withKeys = flag(search, 'autoGenerateArrayKeys')
    const author = c.var.identity.id
    const dryRun = flag(search, 'dryRun')
    const fingerprint = fingerprintOf([mutations, withKeys])
    const repeated = !dryRun && transactionId && dataset.repeated({ transactionId, author, fingerprint })
    if (repeated) {
      const written = new Set(repeated.filter(({ operation }) => operation !== 'none').map(({ id }) => id))
      const then = documentsAt(lake.db, dataset, [...written], { revision: transactionId })
      const overlay = new Map(then.map((document) => [document._id, document]))
      return c.json({ transactionId, results: resultsOf({ outcomes: repeated, overlay }, search) })
    }
    const mayPreview = keepsPreviewSecrets(c.var.identity, mutations, (id) => dataset.get(id) !== undefined)
    const result = dataset.commit({
      mutations: withKeys ? mutations.map(withArrayKeys) : mutations,
      transactionId,
      fingerprint,
      dryRun,
      author,
      ...limitsOf(lake, c, dataset, mayPreview),
    })
    return c.json({ transactionId: result.transactionId, results: resultsOf(result, search) })
  })

  app.post('/data/actions/:dataset', async (c) => {
    const dataset = datasetFor(lake, c.var.identity, c.req.param('dataset'))
    const request = parseActionRequest(await jsonBody(c))
    const author = c.var.identity.id
    const fingerprint = fingerprintOf(request.actions)
    const given = request.dryRun ? undefined : request.transactionId
    // Before the actions are checked: they no longer fit the state that they have led to.
    if (given && dataset.repeated({ transactionId: given, author, fingerprint })) {
      return c.json({ transactionId: given })
    }
    const limits = limitsOf(lake, c, dataset)
    const lastState = (id: string) => documentsAt(lake.db, dataset, [id], { lastRevision: true })[0]
    const mutations = mutationsOf(request, dataset, limits, lastState)
    const { transactionId } = dataset.commit({
      mutations,
      transactionId: request.transactionId,
      fingerprint,
      dryRun: request.dryRun ?? false,
      author,
      ...limits,
    })
    return c.json({ transactionId })
  })

  app.get('/data/export/:dataset', (c) => {
    const dataset = datasetFor(lake, c.var.identity, c.req.param('dataset'))
    const types = searchOf(c).get('types')?.split(',')
    const onlyRoot = readScope(c.var.identity, dataset.aclMode) === 'public'
    const listed = dataset.documents.all.filter(
      ({ _id, _type }) => (!onlyRoot || isRootId(_id)) && (!types || types.includes(_type)),
    )
    // A tool on this machine fetches the files as well, whether or not the public address leads here.
    const base = localAddressOf(c)
    const documents = base === undefined ? listed : listed.map((document) => withUrlAt(base, document))
    // It keeps the list in memory, and the documents in it that are replaced meanwhile.
    return lake.responses.lines(
      c,
      whileReadable(c, dataset, documents),
      exportBytes + documents.length * bytesPerDocument,
    )
  })

  return app
}

function limitsOf(
  lake: Lake,
  c: Context<LakeEnv>,
  dataset: Dataset,
  isAllowed = false,
): Pick<MutationSource, 'hasPermission' | 'select'> {
  const { identity } = c.var
  return {
    hasPermission: (permission, id) => isAllowed || can(identity, permission, id, dataset.aclMode),
    select: (query, params, overlay) => {
      // Errors must not reveal to callers without write permission which documents a query selects.
      if (!isAllowed && !can(identity, 'update', '', dataset.aclMode)) {
        throw dataError(
          403,
          'insufficientPermissionsError',
          'Insufficient permissions; permission "update" required',
        )
      }
      return lake.queries.select(dataset, { query, params, identity: identity.id }, overlay)
    },
  }
}

function resultsOf(
  { outcomes, overlay }: Pick<CommitResult, 'outcomes' | 'overlay'>,
  search: URLSearchParams,
): unknown[] {
  const withDocuments = flag(search, 'returnDocuments')
  const withIds = withDocuments || flag(search, 'returnIds')
  return outcomes.map(({ id, operation }) => {
    const document = withDocuments ? overlay.get(id) : undefined
    return { ...(withIds && { id }), operation, ...(document && { document }) }
  })
}

function withoutContent({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument) {
  return { _id, _type, _rev, _createdAt, _updatedAt }
}
