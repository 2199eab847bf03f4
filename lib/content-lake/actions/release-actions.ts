import { z } from 'zod'
import { publishedId, releaseOf } from '../document-id.ts'
import { type Mutation, parseMutationRequest } from '../mutations/schema.ts'
import type { LakeDocument } from '../types.ts'
import {
  type ActionHandler,
  actionError,
  type ActionSource,
  copyAs,
  required,
  strengthened,
} from './action.ts'

const metadata = z.looseObject({ releaseType: z.enum(['asap', 'scheduled', 'undecided']).optional() })
const release = z.object({ releaseId: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) })

function releaseDocument(source: ActionSource, releaseId: string, states: string[]): LakeDocument {
  const document = required(source, `_.releases.${releaseId}`)
  if (!states.includes(String(document.state))) {
    throw actionError(409, 'invalidReleaseStateError', `Release "${releaseId}" is ${String(document.state)}`)
  }
  return document
}

function versionsIn(source: ActionSource, releaseId: string): LakeDocument[] {
  return [...source.ids()].filter((id) => releaseOf(id) === releaseId).map((id) => required(source, id))
}

function setState(document: LakeDocument, state: string): Mutation {
  return { patch: { id: document._id, set: { state } } }
}

const create: ActionHandler = (action, source) => {
  const parsed = release.extend({ metadata: metadata.default({}) }).parse(action)
  const id = `_.releases.${parsed.releaseId}`
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
  const document = releaseDocument(source, parsed.releaseId, ['active'])
  return parseMutationRequest({ mutations: [{ patch: { ...parsed.patch, id: document._id } }] }).mutations
}

const publish: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  const document = releaseDocument(source, releaseId, ['active'])
  const versions = versionsIn(source, releaseId)
  return [
    ...versions.flatMap((version): Mutation[] => {
      const id = publishedId(version._id)
      const takenDown = (version._system as { delete?: boolean } | undefined)?.delete === true
      const change: Mutation = takenDown
        ? { delete: { id } }
        : { createOrReplace: strengthened(copyAs(version, id)) }
      return [change, { delete: { id: version._id } }]
    }),
    setState(document, 'published'),
  ]
}

const archive: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  return [setState(releaseDocument(source, releaseId, ['active']), 'archived')]
}

const unarchive: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  return [setState(releaseDocument(source, releaseId, ['archived']), 'active')]
}

const remove: ActionHandler = (action, source) => {
  const { releaseId } = release.parse(action)
  const document = releaseDocument(source, releaseId, ['archived', 'published'])
  return [...versionsIn(source, releaseId), document].map(({ _id }) => ({ delete: { id: _id } }))
}

/** Nothing here runs at a set time, so a schedule would be a promise that nobody keeps. */
const schedule: ActionHandler = () => {
  throw actionError(
    400,
    'unsupportedActionError',
    'Scheduled publishing is not available in the embedded Content Lake',
  )
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
  unschedule: schedule,
}
