import type { SanityClient } from '@sanity/client'
import type { LakeProcess } from './lake-process.ts'

/** The body of a response to `GET /data/history/production/…`, with the administrator's token unless another is given. */
export async function fetchHistory<T>(
  lake: LakeProcess,
  path: string,
  token = lake.credentials.administratorToken,
): Promise<T> {
  const response = await lake.fetch(`/v2026-01-01/data/history/production/${path}`, { token })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** Changes a document's draft, as the Studio does. */
export const editDraft = (client: SanityClient, id: string, set: Record<string, unknown>) =>
  client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set },
  })

export const publishDraft = (client: SanityClient, id: string) =>
  client.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id })
