import { isRootId } from '../document-id.ts'
import { httpError, LakeError } from '../errors.ts'
import type { Identity, Role } from '../types.ts'
import { previewSecretType } from './preview-secrets.ts'

export type Permission = 'read' | 'create' | 'update' | 'history' | 'manage'

type AclMode = 'public' | 'private'

const documentPermissions: Record<Role, readonly Permission[]> = {
  administrator: ['read', 'create', 'update', 'history', 'manage'],
  editor: ['read', 'create', 'update', 'history'],
  viewer: ['read', 'history'],
  anonymous: ['read'],
}

/**
 * Whether an identity may do something to a document. `update` covers patch and delete; `manage` is for datasets, users
 * and tokens, for which the id does not matter. Anonymous readers see documents of public datasets whose id has no dot:
 * drafts, release versions and everything that an application stores under a path stay hidden.
 */
export function can(
  identity: Identity,
  permission: Permission,
  documentId: string,
  aclMode: AclMode,
): boolean {
  if (!documentPermissions[identity.role].includes(permission)) return false
  if (identity.role !== 'anonymous') return true
  return aclMode === 'public' && isRootId(documentId)
}

/** What queries of an identity range over: all documents, public ones, or none. */
export function readScope(identity: Identity, aclMode: AclMode): 'all' | 'public' | 'none' {
  if (identity.role !== 'anonymous') return 'all'
  return aclMode === 'public' ? 'public' : 'none'
}

/** A role's permissions in the Studio's form: GROQ filters that it evaluates in the browser. */
export function grantsOf(identity: Identity, aclMode: AclMode): { filter: string; permissions: string[] }[] {
  const scope = readScope(identity, aclMode)
  if (scope === 'none') return []
  if (scope === 'public') return [{ filter: '_id in path("*")', permissions: ['read'] }]
  const permissions: string[] = [...documentPermissions[identity.role]]
  if (permissions.includes('update')) permissions.push('editHistory')
  const own = { filter: '_id in path("**")', permissions }
  if (identity.role !== 'viewer' || identity.kind !== 'user') return [own]
  return [own, { filter: `_type == "${previewSecretType}"`, permissions: ['create', 'update'] }]
}

/** @throws LakeError 401 for an anonymous caller. */
export function requireLogin(identity: Identity): void {
  if (identity.role === 'anonymous') throw notLoggedIn()
}

/** @throws LakeError 401 or 403 unless the caller is an administrator. */
export function requireAdministrator(identity: Identity): void {
  requireLogin(identity)
  if (identity.role !== 'administrator') {
    throw httpError(403, 'Insufficient permissions: only an administrator may do this')
  }
}

/** Sanity's response to a missing, wrong, expired or revoked credential. */
export function notLoggedIn(): LakeError {
  const message = 'Session not found'
  return new LakeError(401, message, {
    statusCode: 401,
    error: 'Unauthorized',
    message,
    errorCode: 'SIO-401-ANF',
  })
}
