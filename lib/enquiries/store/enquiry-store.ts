import type { SanityClient } from '@sanity/client'
import type { Enquiry } from './enquiry.ts'
import { describeClientError, requestTimeout, isAboutOneDocument } from './client.ts'
import { explainSpoolFailure } from './spool-failure.ts'
import { errorCode } from '../../shared/error-details.ts'
import type { Spool } from './spool.ts'

/** Where enquiries are stored. */
export type EnquiryStore = { client: SanityClient; spool: Spool }

/** Where an enquiry was stored; undefined when storing failed, which must be reported to the visitor. */
export type StoredIn = 'content-lake' | 'spool' | undefined

/**
 * Stores an enquiry in the Content Lake or, while that is unreachable, in the spool on disk. Resolves after the commit.
 * Storing the same enquiry again has no effect. `earlierIds` are other ids under which it may already be stored.
 */
export async function storeEnquiry(
  { client, spool }: EnquiryStore,
  enquiry: Enquiry,
  earlierIds: string[] = [],
): Promise<StoredIn> {
  try {
    if (earlierIds.length > 0) {
      // A spooled enquiry will be moved to the Content Lake, where there must be no second copy.
      if (await isSpooled(spool, earlierIds)) return 'spool'
      const stored = await client.fetch<number>(
        'count(*[_id in $ids])',
        { ids: earlierIds },
        requestTimeout(),
      )
      if (stored > 0) return 'content-lake'
    }
    await createIfMissing(client, enquiry)
    return 'content-lake'
  } catch (error) {
    console.error(`An enquiry goes to the spool: the Content Lake failed (${describeClientError(error)}).`)
  }
  try {
    await spool.add(enquiry)
    return 'spool'
  } catch (error) {
    console.error(`An enquiry could not be kept: ${explainSpoolFailure(error, spool.folder)}`)
    return undefined
  }
}

/** Whether one of these is in the spool. A spool that cannot be read does not keep the Content Lake from being used. */
async function isSpooled(spool: Spool, ids: string[]): Promise<boolean> {
  try {
    for (const id of ids) if (await spool.has(id)) return true
  } catch {
    // Reported when something is added to the spool.
  }
  return false
}

/** How many enquiries were moved and how many remain in the spool, and why. */
export type SpoolState = { moved: number; waiting: number; problem?: string }

/**
 * Moves the spooled enquiries to the Content Lake. It stops when the Content Lake is unreachable; an enquiry that is
 * rejected, or whose file cannot be removed, stays without stopping the others.
 *
 * @throws the file system's error when the spool cannot be read, or a file of a stored enquiry cannot be removed
 */
export async function emptySpool({ client, spool }: EnquiryStore): Promise<SpoolState> {
  const waiting = await spool.list()
  let moved = 0
  let problem: string | undefined
  const stuck: unknown[] = []
  for (const enquiry of waiting) {
    try {
      await createIfMissing(client, enquiry)
    } catch (error) {
      problem = describeClientError(error)
      if (isAboutOneDocument(error)) continue
      break
    }
    moved += 1
    try {
      await spool.remove(enquiry._id)
    } catch (error) {
      stuck.push(error)
    }
  }
  if (stuck.length > 0)
    throw Object.assign(new Error('files stay in the spool'), { code: errorCode(stuck[0]) })
  return { moved, waiting: waiting.length - moved, ...(problem !== undefined && { problem }) }
}

async function createIfMissing(client: SanityClient, enquiry: Enquiry): Promise<void> {
  await client.mutate([{ createIfNotExists: enquiry }], {
    ...requestTimeout(),
    returnDocuments: false,
    visibility: 'async',
  })
}
