import type { Role } from '../types.ts'
import type { UserRole } from './users.ts'

const ROLES: Record<UserRole, { title: string; description: string }> = {
  administrator: {
    title: 'Administrator',
    description: 'Edits everything, and manages users, tokens and datasets.',
  },
  editor: { title: 'Editor', description: 'Reads, edits and publishes everything in the dataset.' },
  viewer: { title: 'Viewer', description: 'Reads everything in the dataset, drafts included.' },
}

export const USER_ROLES = Object.keys(ROLES) as UserRole[]

/** A role as Sanity describes one. */
export function describeRole(role: Role): { name: Role; title: string; description: string } {
  const known =
    role === 'anonymous' ? { title: 'Anonymous', description: 'Reads what is published.' } : ROLES[role]
  return { name: role, ...known }
}
