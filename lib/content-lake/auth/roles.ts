import type { Role } from '../types.ts'
import type { UserRole } from './users.ts'

const roles: Record<UserRole, { title: string; description: string }> = {
  administrator: {
    title: 'Administrator',
    description: 'Edits everything, and manages users, tokens and datasets.',
  },
  editor: { title: 'Editor', description: 'Reads, edits and publishes everything in the dataset.' },
  viewer: { title: 'Viewer', description: 'Reads everything in the dataset, drafts included.' },
}

export const userRoles = Object.keys(roles) as UserRole[]

/** A role as Sanity describes one. */
export function describeRole(role: Role): { name: Role; title: string; description: string } {
  const known =
    role === 'anonymous' ? { title: 'Anonymous', description: 'Reads what is published.' } : roles[role]
  return { name: role, ...known }
}
