import type { Role } from '../types.ts'

/** The roles of users and tokens. */
export const userRoles = ['administrator', 'editor', 'viewer'] as const satisfies readonly Role[]

export type UserRole = (typeof userRoles)[number]

const roles: Record<UserRole, { title: string; description: string }> = {
  administrator: {
    title: 'Administrator',
    description: 'Edits everything, and manages users, tokens and datasets.',
  },
  editor: { title: 'Editor', description: 'Reads, edits and publishes everything in the dataset.' },
  viewer: { title: 'Viewer', description: 'Reads everything in the dataset, drafts included.' },
}

/** A role in the form of Sanity's API. */
export function describeRole(role: Role): { name: Role; title: string; description: string } {
  const known =
    role === 'anonymous' ? { title: 'Anonymous', description: 'Reads what is published.' } : roles[role]
  return { name: role, ...known }
}
