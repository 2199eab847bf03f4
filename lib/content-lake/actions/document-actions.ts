import { z } from 'zod'
import { draftId, isDraftId, isVersionId, publishedId, releaseOf } from '../document-id.ts'
import { parseMutationRequest } from '../mutations/schema.ts'
import {
  type ActionHandler,
  actionError,
  copyAs,
  requireDocument,
  requireRevision,
  withStrongReferences,
} from './action.ts'
import { releasePrefix, requireRelease } from './release-actions.ts'

const attributes = z.looseObject({ _id: z.string().optional(), _type: z.string() })

const create: ActionHandler = (action, source) => {
  const {
    publishedId: id,
    attributes: given,
    ifExists,
  } = z
    .object({ publishedId: z.string(), attributes, ifExists: z.enum(['fail', 'ignore']).default('fail') })
    .parse(action)
  const target = given._id ?? draftId(id)
  if (source.get(target) ?? source.get(id)) {
    if (ifExists === 'ignore') return []
    throw actionError(409, 'documentAlreadyExistsError', `Document by ID "${target}" already exists`)
  }
  return [{ create: { ...given, _id: target } }]
}

const remove: ActionHandler = (action, source) => {
  const { publishedId: id, includeDrafts } = z
    .object({ publishedId: z.string(), includeDrafts: z.array(z.string()).default([]) })
    .parse(action)
  const ids = [...new Set([id, draftId(id), ...includeDrafts])].filter((candidate) => source.get(candidate))
  if (ids.length === 0) requireDocument(source, id)
  return ids.map((existing) => ({ delete: { id: existing } }))
}

const discard: ActionHandler = (action, source) => {
  const parsed = z
    .union([z.object({ draftId: z.string() }), z.object({ versionId: z.string() })])
    .parse(action)
  const id = 'draftId' in parsed ? parsed.draftId : parsed.versionId
  if (!isDraftId(id) && !isVersionId(id)) {
    throw actionError(400, 'validationError', `"${id}" is neither a draft nor a version`)
  }
  requireDocument(source, id)
  return [{ delete: { id } }]
}

const edit: ActionHandler = (action, source) => {
  const parsed = z
    .object({ draftId: z.string(), publishedId: z.string(), patch: z.record(z.string(), z.unknown()) })
    .parse(action)
  const { mutations } = parseMutationRequest({
    mutations: [{ patch: { ...parsed.patch, id: parsed.draftId } }],
  })
  if (source.get(parsed.draftId)) return mutations
  // The first edit of a published document creates its draft, in the same transaction as the change.
  return [{ create: copyAs(requireDocument(source, parsed.publishedId), parsed.draftId) }, ...mutations]
}

const publish: ActionHandler = (action, source) => {
  const parsed = z
    .object({
      draftId: z.string().optional(),
      publishedId: z.string(),
      ifDraftRevisionId: z.string().optional(),
      ifPublishedRevisionId: z.string().optional(),
    })
    .parse(action)
  const draft = requireDocument(source, parsed.draftId ?? draftId(parsed.publishedId))
  requireRevision(draft, parsed.ifDraftRevisionId)
  requireRevision(source.get(parsed.publishedId), parsed.ifPublishedRevisionId)
  return [
    { createOrReplace: withStrongReferences(copyAs(draft, parsed.publishedId)) },
    { delete: { id: draft._id } },
  ]
}

const unpublish: ActionHandler = (action, source) => {
  const parsed = z.object({ draftId: z.string().optional(), publishedId: z.string() }).parse(action)
  const published = requireDocument(source, parsed.publishedId)
  return [
    { createIfNotExists: copyAs(published, parsed.draftId ?? draftId(parsed.publishedId)) },
    { delete: { id: published._id } },
  ]
}

const replaceDraft: ActionHandler = (action) => {
  const parsed = z.object({ publishedId: z.string(), attributes }).parse(action)
  return [
    { createOrReplace: { ...parsed.attributes, _id: parsed.attributes._id ?? draftId(parsed.publishedId) } },
  ]
}

const createVersion: ActionHandler = (action, source) => {
  const parsed = z
    .object({
      publishedId: z.string(),
      document: attributes.optional(),
      versionId: z.string().optional(),
      baseId: z.string().optional(),
      ifBaseRevisionId: z.string().optional(),
    })
    .parse(action)
  const base = parsed.baseId === undefined ? undefined : requireDocument(source, parsed.baseId)
  requireRevision(base, parsed.ifBaseRevisionId)
  const id = parsed.versionId ?? parsed.document?._id
  if (id === undefined || !(isVersionId(id) || isDraftId(id)) || publishedId(id) !== parsed.publishedId) {
    throw actionError(400, 'validationError', `"${id ?? ''}" is not a version of "${parsed.publishedId}"`)
  }
  const content = base ? copyAs(base, id) : parsed.document
  if (!content) throw actionError(400, 'validationError', 'A version needs a document or a baseId')
  return [{ create: { ...content, _id: id } }]
}

const replaceVersion: ActionHandler = (action, source) => {
  const { document } = z.object({ document: attributes.extend({ _id: z.string() }) }).parse(action)
  requireDocument(source, document._id)
  return [{ createOrReplace: document }]
}

/** Publishing the release that holds this version will delete the document. */
const unpublishVersion: ActionHandler = (action, source) => {
  const parsed = z.object({ versionId: z.string(), publishedId: z.string() }).parse(action)
  const published = requireDocument(source, parsed.publishedId)
  const version = source.get(parsed.versionId) ?? copyAs(published, parsed.versionId)
  return [{ createOrReplace: { ...version, _system: { delete: true } } }]
}

/** Only the versions of an active release can be changed: not when it is scheduled, published or archived. */
function requireOpenRelease(handler: ActionHandler): ActionHandler {
  return (action, source) => {
    for (const id of versionIdsIn(action)) {
      const releaseId = releaseOf(id)
      const isKnown = releaseId !== undefined && source.get(releasePrefix + releaseId) !== undefined
      if (isKnown) requireRelease(source, releaseId, ['active'])
    }
    return handler(action, source)
  }
}

const withVersions = z.object({
  versionId: z.string().optional(),
  draftId: z.string().optional(),
  document: z.object({ _id: z.string().optional() }).optional(),
})

function versionIdsIn(action: unknown): string[] {
  const { versionId, draftId, document } = withVersions.parse(action)
  return [versionId, draftId, document?._id].filter((id) => id !== undefined)
}

/** Actions on documents, by the last part of `sanity.action.document.…`. */
export const documentActions: Record<string, ActionHandler> = {
  create,
  delete: remove,
  discard: requireOpenRelease(discard),
  edit: requireOpenRelease(edit),
  publish,
  unpublish,
  replaceDraft,
  'version.create': requireOpenRelease(createVersion),
  'version.discard': requireOpenRelease(discard),
  'version.replace': requireOpenRelease(replaceVersion),
  'version.unpublish': requireOpenRelease(unpublishVersion),
}
