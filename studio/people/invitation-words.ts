import type { Person } from './people-api.ts'

/** Until when an invitation can be accepted. */
export function invitationWords({ expiresAt }: NonNullable<Person['invitation']>, now: Date): string {
  if (expiresAt === null || Date.parse(expiresAt) <= now.getTime())
    return 'The invitation has expired: make a new link, or withdraw it.'
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(expiresAt))
  return `Has not chosen a password yet. The link works until ${day}.`
}
