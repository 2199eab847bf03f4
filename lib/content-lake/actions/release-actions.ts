import { z } from 'zod'
import { publishedId, releaseOf } from '../document-id.ts'
import { isMarkedForDeletion } from '../marked-for-deletion.ts'
import { type Mutation, parseMutationRequest } from '../mutations/schema.ts'
import type { LakeDocument } from '../types.ts'
import {
  type ActionHandler,
  actionError,
  type ActionSource,
  copyAs,
  requireDocument,
  withStrongReferences,
} from './action.ts'

const metadata = z.looseObject({ releaseType: z.enum(['asap', 'scheduled', 'undecided']).optional() })
const release = z.object({ releaseId: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) })

/** What every id of a release's own document begins with. */
export const releasePrefix = '_.releases.'

/** @throws LakeError 404, or 409 when the release is in another state */
export function requireRelease(source: ActionSource, releaseId: string, states: string[]): LakeDocument {
  const document = requireDocument(source, releasePrefix + releaseId)
  if (!states.includes(String(document.state))) {
    throw actionError(409, 'invalidReleaseStateError', `Release "${releaseId}" is ${String(document.state)}`)
  }
  return document
}

function versionsIn(source: ActionSource, releaseId: string): LakeDocument[] {
  return [...source.ids()]
    .filter((id) => releaseOf(id) === releaseId)
    .map((id) => requireDocument(source, id))
}

/** `unset` comes before `set`. */
function change({ _id }: LakeDocument, set: Record<string, unknown>, unset: string[] = []): Mutation[] {
  return [...(unset.length > 0 ? [{ patch: { id: _id, unset } }] : []), { patch: { id: _id, set } }]
}

/** The versions that a release has when it is published or archived, for its own document: nothing else records them. */
function finalDocumentStates(versions: LakeDocument[]) {
  return versions.map(({ _id }, index) => ({ _key: `version-${index}`, id: _id }))
}

const create: ActionHandler = (action, source) => {
  const parsed = release.extend({ metadata: metadata.default({}) }).parse(action)
  const id = releasePrefix + parsed.releaseId
  if (source.get(id))
    throw actionError(409, 'documentAlreadyExistsError', `Release "${parsed.releaseId}" already exists`)
  return [
    {
      create: {
        _id: id,
        _type: 'system.release',
        name: parsed.releaseId,
        state: 'active',
        metadata: { releaseType: 'undecided', ...parsed.metadata },
      },
    },
  ]
}

const edit: ActionHandler = (action, source) => {
  const parsed = release.extend({ patch: z.record(z.string(), z.unknown()) }).parse(action)
  const document = requireRelease(source, parsed.releaseId, ['active', 'scheduled'])
  for (const path of Object.values(parsed.patch).flatMap(pathsOf)) {
    // A release's state changes by actions alone.
    if (!/^metadata(?![\w-])/.test(path))
      throw actionError(400, 'validationError', `Only metadata can be edited, not "${path}"`)
  }
  return parseMutationRequest({ mutations: [{ patch: { ...parsed.patch, id: document._id } }] }).mutations
}

/** The paths that one operation of a patch changes. */
function pathsOf(operation: unknown): string[] {
  if (Array.isArray(operation)) return operation.map(String)
  if (typeof operation !== 'object' || operation === null) return []
  return Object.entries(operation).flatMap(([name, value]) => {
    if (name === 'items') return []
    return ['before', 'after', 'replace'].includes(name) ? [String(value)] : [name]
  })
}

/** The mutations that publish a release in one of these states: all of its versions at once, or none. */
export function publication(source: ActionSource, releaseId: string, states: string[]): Mutation[] {
  const document = requireRelease(source, releaseId, states)
  const versions = versionsIn(source, releaseId)
  const published = {
    state: 'published',
    publishedAt: new Date().toISOString(),
    finalDocumentStates: finalDocumentStates(versions),
  }
  return [
    ...versions.flatMap((version): Mutation[] => {
      const id = publishedId(version._id)
      const change: Mutation = isMarkedForDeletion(version)
        ? { delete: { id } }
        : { createOrReplace: withStrongReferences(copyAs(version, id)) }
      return [change, { delete: { id: version._id } }]
    }),
    ...change(document, published, ['error']),
  ]
}

const publish: ActionHandler = (action, source) =>
  publication(source, release.parse(action).releaseId, ['active'])

/** Deletes the versions; the history keeps their content, and the release their ids. */
const archive: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  const document = requireRelease(source, releaseId, ['active'])
  const versions = versionsIn(source, releaseId)
  return [
    ...versions.map(({ _id }) => ({ delete: { id: _id } })),
    ...change(document, { state: 'archived', finalDocumentStates: finalDocumentStates(versions) }),
  ]
}

const finalStates = z.array(z.object({ id: z.string() })).catch([])

const unarchive: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  const document = requireRelease(source, releaseId, ['archived'])
  const versions = finalStates.parse(document.finalDocumentStates).flatMap(({ id }) => {
    const last = releaseOf(id) === releaseId && !source.get(id) ? source.lastState(id) : undefined
    return last ? [last] : []
  })
  return [
    ...versions.map((version) => ({ create: copyAs(version, version._id) })),
    ...change(document, { state: 'active' }, ['finalDocumentStates']),
  ]
}

const remove: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  const document = requireRelease(source, releaseId, ['archived', 'published'])
  return [...versionsIn(source, releaseId), document].map(({ _id }) => ({ delete: { id: _id } }))
}

const schedule: ActionHandler = (action, source) => {
  const { releaseId, publishAt } = release
    .extend({ publishAt: z.iso.datetime({ offset: true }) })
    .parse(action)
  const document = requireRelease(source, releaseId, ['active'])
  return change(document, { state: 'scheduled', publishAt: new Date(publishAt).toISOString() }, ['error'])
}

const unschedule: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  return change(requireRelease(source, releaseId, ['scheduled']), { state: 'active' }, ['publishAt'])
}

/** The mutations for a release whose scheduled publication failed: it becomes active again, with the reason. */
export function failedPublication(source: ActionSource, releaseId: string, message: string): Mutation[] {
  const document = requireRelease(source, releaseId, ['scheduled'])
  return change(document, { state: 'active', error: { message } }, ['publishAt'])
}

/** Actions on releases, by the last part of `sanity.action.release.…`. */
export const releaseActions: Record<string, ActionHandler> = {
  create,
  edit,
  publish,
  archive,
  unarchive,
  delete: remove,
  schedule,
  unschedule,
}
