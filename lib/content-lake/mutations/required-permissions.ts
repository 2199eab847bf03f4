import { mutationError } from '../errors.ts'
import type { MutationSource } from './apply-mutations.ts'
import type { Mutation, Selection } from './schema.ts'

type RequiredPermission = { permission: 'create' | 'update'; id: string }

/**
 * Refuses a transaction whose author lacks a permission that follows from its form alone. No document is read, so the
 * refusal is the same whether or not a document exists, and whatever its content.
 *
 * @throws LakeError 403 `mutationError` for the first mutation that may not be made
 */
export function requirePermissions(
  mutations: readonly Mutation[],
  hasPermission: MutationSource['hasPermission'],
): void {
  for (const [index, mutation] of mutations.entries()) {
    const missing = requiredPermissions(mutation).find(({ permission, id }) => !hasPermission(permission, id))
    if (!missing) continue
    const { permission } = missing
    throw mutationError(403, [
      {
        index,
        error: {
          type: 'insufficientPermissionsError',
          description: `Insufficient permissions; permission "${permission}" required`,
          permission,
        },
      },
    ])
  }
}

function requiredPermissions(mutation: Mutation): RequiredPermission[] {
  if ('create' in mutation) return [{ permission: 'create', id: idOf(mutation.create) }]
  if ('createIfNotExists' in mutation) return [{ permission: 'create', id: idOf(mutation.createIfNotExists) }]
  if ('createOrReplace' in mutation) {
    const id = idOf(mutation.createOrReplace)
    return [
      { permission: 'create', id },
      { permission: 'update', id },
    ]
  }
  const selection = 'delete' in mutation ? mutation.delete : mutation.patch
  return idsOf(selection).map((id) => ({ permission: 'update', id }))
}

/** The ids of a selection; a query, whose matches are unknown, needs the permission for the empty id. */
function idsOf(selection: Selection): string[] {
  if ('query' in selection) return ['']
  return Array.isArray(selection.id) ? selection.id : [selection.id]
}

function idOf({ _id }: Record<string, unknown>): string {
  return typeof _id === 'string' ? _id : ''
}
