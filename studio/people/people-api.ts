import type { SanityClient } from '@sanity/client'
import { useMemo } from 'react'
import { useClient } from 'sanity'

export type Role = 'administrator' | 'editor' | 'viewer'

/** The roles as the owner of a business would put them, the most powerful first. */
export const roles: { name: Role; title: string; description: string }[] = [
  {
    name: 'administrator',
    title: 'Administrator',
    description: 'does everything, and decides who may come in',
  },
  { name: 'editor', title: 'Editor', description: 'writes and publishes, and answers enquiries' },
  { name: 'viewer', title: 'Viewer', description: 'looks at everything and changes nothing' },
]

/** The account of whoever is signed in. */
export type Account = {
  id: string
  name: string
  email: string
  role: Role
  /** How many browsers are signed in. */
  sessions: number
  /** Whether invitations and forgotten passwords are mailed. */
  canSendMail: boolean
}

/** Somebody with access, or invited. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role
  /** Until a password has been chosen; `expiresAt` is null when the link has expired. */
  invitation: { expiresAt: string | null } | null
}

/** A link with which somebody chooses a password, and whether it was mailed as well. */
export type IssuedLink = { loginUrl: string; mail: 'sent' | 'failed' | 'off' }

export type PeopleApi = ReturnType<typeof peopleApi>

function peopleApi(client: SanityClient, projectId: string) {
  const users = `/projects/${projectId}/users`
  const person = ({ id }: Pick<Person, 'id'>) => `${users}/${encodeURIComponent(id)}`
  const mail = { mail: 'true' }
  return {
    account: () => client.request<Account>({ url: '/users/me/account' }),
    rename: (name: string) => client.request<Account>({ url: '/users/me', method: 'PATCH', body: { name } }),
    changeEmail: (body: { email: string; password: string }) =>
      client.request<Account>({ url: '/users/me/email', method: 'POST', body }),
    changePassword: (body: { password: string; newPassword: string }) =>
      client.request<Account>({ url: '/users/me/password', method: 'POST', body }),
    signOutEverywhere: () => client.request<unknown>({ url: '/users/me/sessions', method: 'DELETE' }),

    list: () => client.request<Person[]>({ url: users }),
    invite: (body: { name: string; email: string; role: Role }) =>
      client.request<IssuedLink & { user: Person }>({ url: users, method: 'POST', body, query: mail }),
    issueLink: (who: Person) =>
      client.request<IssuedLink>({ url: `${person(who)}/login-link`, method: 'POST', body: {}, query: mail }),
    setRole: (who: Person, role: Role) =>
      client.request<Person>({ url: person(who), method: 'PATCH', body: { role } }),
    remove: (who: Person) => client.request<unknown>({ url: person(who), method: 'DELETE' }),
    signOut: (who: Person) => client.request<unknown>({ url: `${person(who)}/sessions`, method: 'DELETE' }),
  }
}

/** The Content Lake's endpoints for accounts. Every method rejects; `problemOf` has the words. */
export function usePeopleApi(): PeopleApi {
  const client = useClient({ apiVersion: '2021-06-07' })
  return useMemo(() => peopleApi(client, client.config().projectId ?? ''), [client])
}
