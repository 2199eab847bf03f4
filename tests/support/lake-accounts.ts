import type { LakeProcess } from './lake-process.ts'
import { addStudioUser, sessionFrom, type StudioUser } from './studio-user.ts'

export const accountPassword = 'correct horse battery'

/** Adds a user who has chosen `accountPassword`. Resolves to the token of a session. */
export async function signedIn(
  { url: lakeUrl, credentials }: Pick<LakeProcess, 'url' | 'credentials'>,
  email: string,
  role: StudioUser['role'],
): Promise<string> {
  const store = { lakeUrl, projectId: 'embedded', administratorToken: credentials.administratorToken }
  const user = { name: `Test ${role}`, email, role, password: accountPassword }
  return sessionFrom(store, await addStudioUser(store, user))
}

/** Sends a form of the sign-in pages; does not follow where it leads. */
export function postForm(
  lake: Pick<LakeProcess, 'fetch'>,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return lake.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })
}

/** Sends JSON; resolves to the status, and the body if there is one. */
export async function sendJson(
  lake: Pick<LakeProcess, 'fetch'>,
  method: string,
  path: string,
  options: { token?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const { token, body, headers } = options
  const response = await lake.fetch(path, {
    method,
    ...(token !== undefined && { token }),
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    headers: response.headers,
  }
}
