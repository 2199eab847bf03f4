import { z } from 'zod'
import { dataError } from '../errors.ts'
import { parse } from '../parse.ts'
import { applyMutations, type PendingDocument, type MutationSource } from '../mutations/apply-mutations.ts'
import type { Mutation } from '../mutations/schema.ts'
import type { Dataset } from '../store/dataset.ts'
import { actionError, type ActionSource } from './action.ts'
import { documentActions } from './document-actions.ts'
import { releaseActions } from './release-actions.ts'

const request = z.object({
  actions: z.array(z.looseObject({ actionType: z.string() })).min(1),
  transactionId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/)
    .optional(),
  dryRun: z.boolean().optional(),
})

export type ActionRequest = z.infer<typeof request>

/** @throws LakeError 400 */
export function parseActionRequest(body: unknown): ActionRequest {
  return parse(request, body, (_first, error) =>
    dataError(400, 'validationError', `Invalid action request: ${z.prettifyError(error)}`),
  )
}

/**
 * The mutations that carry out a list of actions, each seeing what the earlier ones did.
 *
 * @throws LakeError for an unknown action, a wrong shape, or a state that does not allow it.
 */
export function mutationsOf(
  { actions }: ActionRequest,
  dataset: Dataset,
  limits: Pick<MutationSource, 'hasPermission' | 'select'>,
  lastState: ActionSource['lastState'],
): Mutation[] {
  for (const action of actions) requirePermission(action, limits.hasPermission)
  const mutations: Mutation[] = []
  let overlay: ReadonlyMap<string, PendingDocument> = new Map()
  for (const action of actions) {
    mutations.push(...handle(action, sourceOf(dataset, lastState, overlay)))
    if (actions.length === 1) break
    const stamp = { transactionId: 'pending', timestamp: new Date().toISOString() }
    overlay = applyMutations(mutations, { get: (id) => dataset.get(id), ...limits }, stamp).overlay
  }
  return mutations
}

/** Every action changes documents: the author's permission is checked before any document is read. */
function requirePermission(
  action: ActionRequest['actions'][number],
  hasPermission: MutationSource['hasPermission'],
): void {
  for (const id of idsIn(action)) {
    const missing = (['create', 'update'] as const).find((permission) => !hasPermission(permission, id))
    if (missing === undefined) continue
    const description = `Insufficient permissions; permission "${missing}" required`
    throw actionError(403, 'insufficientPermissionsError', description)
  }
}

/** The ids in any field of an action; the empty id stands for documents that the action finds by itself. */
function idsIn({ actionType: _actionType, ...fields }: ActionRequest['actions'][number]): string[] {
  const named = Object.entries(fields).flatMap(([field, value]): unknown[] =>
    field.endsWith('Id') ? [value] : field === 'includeDrafts' && Array.isArray(value) ? value : [],
  )
  return ['', ...named.filter((id) => typeof id === 'string')]
}

function handle(action: ActionRequest['actions'][number], source: ActionSource): Mutation[] {
  const [, kind, name] = /^sanity\.action\.(document|release)\.(.+)$/.exec(action.actionType) ?? []
  const table = kind === 'release' ? releaseActions : documentActions
  const handler = name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
  if (!handler) throw dataError(400, 'validationError', `Unknown action type "${action.actionType}"`)
  try {
    return handler(action, source)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    throw dataError(400, 'validationError', `Invalid ${action.actionType}: ${z.prettifyError(error)}`)
  }
}

/** A dataset with the changes of earlier actions on top. */
export function sourceOf(
  dataset: Dataset,
  lastState: ActionSource['lastState'],
  overlay: ReadonlyMap<string, PendingDocument> = new Map(),
): ActionSource {
  return {
    lastState,
    get: (id) => {
      const changed = overlay.get(id)
      return changed === undefined ? dataset.get(id) : (changed ?? undefined)
    },
    *ids() {
      for (const { _id } of dataset.documents.all) if (overlay.get(_id) !== null) yield _id
      for (const [id, changed] of overlay) if (changed && !dataset.get(id)) yield id
    },
  }
}
