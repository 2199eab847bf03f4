import type { LakeProcess } from './lake-process.ts'

/** A lake with the token of an administrator, who may add users. */
export type UserStore = { lakeUrl: string; projectId: string; administratorToken: string }

export type StudioUser = {
  name: string
  email: string
  role: 'administrator' | 'editor' | 'viewer'
  password: string
}

/** Adds a user and sets this password. Resolves to the one-time sign-in link. */
export async function addStudioUser(
  { lakeUrl, projectId, administratorToken }: UserStore,
  { password, ...user }: StudioUser,
): Promise<string> {
  const added = await fetch(`${lakeUrl}/v1/projects/${projectId}/users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${administratorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  const { loginUrl } = (await added.json()) as { loginUrl: string }
  const token = new URL(loginUrl).searchParams.get('token') ?? ''
  const claimed = await fetch(`${lakeUrl}/v1/auth/claim`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ token, password, repeat: password }),
  })
  return claimed.headers.get('location') ?? ''
}

/** Exchanges a sign-in link for the token of a session. */
export async function sessionFrom({ lakeUrl }: Pick<UserStore, 'lakeUrl'>, address: string): Promise<string> {
  const sid = new URLSearchParams(new URL(address).hash.slice(1)).get('sid')
  const response = await fetch(`${lakeUrl}/v1/auth/fetch?sid=${sid ?? ''}`)
  return ((await response.json()) as { token: string }).token
}

/** The token of a session of a new user of this role, in a lake of its own. */
export async function studioSession(
  { url: lakeUrl, credentials: { administratorToken } }: Pick<LakeProcess, 'url' | 'credentials'>,
  role: StudioUser['role'],
): Promise<string> {
  const users = { lakeUrl, projectId: 'embedded', administratorToken }
  const user = { name: `Test ${role}`, email: `${role}@example.com`, role, password: 'a password for tests' }
  return sessionFrom({ lakeUrl }, await addStudioUser(users, user))
}
