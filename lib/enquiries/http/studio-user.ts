import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { createSanityClient } from '../../content/sanity-client.ts'
import type { ContentSource } from '../../env/env.ts'
import { statusCode } from '../../shared/error-details.ts'

/** Somebody who is signed in to the Studio. */
export type StudioUser = {
  id: string
  /** Whether they may write documents, as the Content Lake decides. @throws when it is unreachable */
  mayEdit: () => Promise<boolean>
}

const timeoutMs = 5000
const currentUser = z.object({ id: z.string().min(1) })

/**
 * The user whose session token is in `Authorization: Bearer …`, as the Content Lake knows them; undefined for no token
 * and for one that is not valid. @throws when the Content Lake is unreachable
 */
export async function studioUser(headers: Headers, content: ContentSource): Promise<StudioUser | undefined> {
  const token = /^Bearer +([\w.~+/=-]{1,500})$/i.exec(headers.get('Authorization') ?? '')?.[1]
  if (token === undefined) return undefined
  const client = createSanityClient(content, { token, maxRetries: 0, timeout: timeoutMs })
  const user = await unlessRefused(client.request<unknown>({ url: '/users/me', timeout: timeoutMs }))
  const parsed = currentUser.safeParse(user)
  if (!parsed.success) return undefined
  return {
    id: parsed.data.id,
    mayEdit: async () => {
      // Nothing is written: the Content Lake says whether it would be.
      const create = { _id: `enquiry.${randomUUID()}`, _type: 'enquiry' }
      return (await unlessRefused(client.mutate([{ create }], { dryRun: true }))) !== undefined
    },
  }
}

async function unlessRefused<Result>(response: Promise<Result>): Promise<Result | undefined> {
  try {
    return await response
  } catch (error) {
    const status = statusCode(error)
    if (status === 401 || status === 403) return undefined
    throw error
  }
}
