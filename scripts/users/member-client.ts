import { z } from 'zod'
import { OperatorProblem } from '../lib/operator-problem.ts'

export const roles = ['administrator', 'editor', 'viewer'] as const
export type Role = (typeof roles)[number]

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  hasPassword: z.boolean(),
})
export type User = z.infer<typeof user>

/** The users of an embedded Content Lake, over its HTTP API. */
export type MemberClient = {
  list: () => Promise<User[]>
  /** @returns the link with which the new user sets a password; it works once */
  add: (member: { name: string; email: string; role: Role }) => Promise<string>
  setRole: (id: string, role: Role) => Promise<void>
  /** @returns a link to set a new password; it works once */
  reset: (id: string) => Promise<string>
  remove: (id: string) => Promise<void>
}

/** Every method throws an `OperatorProblem` with the Content Lake's message. */
export function memberClient(url: string, administratorToken: string): MemberClient {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const request = {
      method,
      headers: { authorization: `Bearer ${administratorToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const response = await fetch(`${url}/v1/projects/embedded/users${path}`, request).catch(() => {
      throw new OperatorProblem(
        `No Content Lake answers at ${url}. Start it with npm start, or set CONTENT_LAKE_PORT to where it runs.`,
      )
    })
    const result: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
    if (response.ok) return result
    const message = z.object({ message: z.string() }).safeParse(result).data?.message
    throw new OperatorProblem(message ?? `The Content Lake answers with ${response.status}.`)
  }
  const link = z.object({ loginUrl: z.string() })

  return {
    list: async () => z.array(user).parse(await call('GET', '')),
    add: async (member) => link.parse(await call('POST', '', member)).loginUrl,
    setRole: async (id, role) => void (await call('PATCH', `/${id}`, { role })),
    reset: async (id) => link.parse(await call('POST', `/${id}/login-link`)).loginUrl,
    remove: async (id) => void (await call('DELETE', `/${id}`)),
  }
}
