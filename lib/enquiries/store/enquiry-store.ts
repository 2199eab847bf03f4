import type { SanityClient } from '@sanity/client'
import type { Enquiry } from './enquiry.ts'
import { describeLakeFailure, inTime, isAboutOneDocument } from './client.ts'
import { explainSpoolFailure } from './spool-failure.ts'
import type { Spool } from './spool.ts'

/** Where enquiries are kept. */
export type EnquiryStore = { lake: SanityClient; spool: Spool }

/** Where an enquiry is safe now; undefined when it is nowhere, which the visitor must be told. */
export type Kept = 'lake' | 'spool' | undefined

/**
 * Keeps an enquiry: in the Content Lake, else in a file on disk until the lake is back. Resolves after the commit.
 * The same enquiry may be kept any number of times and is there once. `earlierIds` are ids under which it may be already.
 */
export async function keepEnquiry(
  { lake, spool }: EnquiryStore,
  enquiry: Enquiry,
  earlierIds: string[] = [],
): Promise<Kept> {
  try {
    if (earlierIds.length > 0) {
      // What waits in the spool is on its way to the lake, where it must not meet a second copy.
      if (await isSpooled(spool, earlierIds)) return 'spool'
      const stored = await lake.fetch<number>('count(*[_id in $ids])', { ids: earlierIds }, inTime())
      if (stored > 0) return 'lake'
    }
    await createIfMissing(lake, enquiry)
    return 'lake'
  } catch (error) {
    console.error(`An enquiry goes to the spool: the Content Lake failed (${describeLakeFailure(error)}).`)
  }
  try {
    await spool.add(enquiry)
    return 'spool'
  } catch (error) {
    console.error(`An enquiry could not be kept: ${explainSpoolFailure(error, spool.folder)}`)
    return undefined
  }
}

/** Whether one of these waits in the spool. A spool that cannot be read is no reason to do without the lake. */
async function isSpooled(spool: Spool, ids: string[]): Promise<boolean> {
  try {
    for (const id of ids) if (await spool.has(id)) return true
  } catch {
    // Said when something is to be put into it.
  }
  return false
}

/** What a round has moved, what is left in the spool, and why. */
export type SpoolState = { moved: number; waiting: number; problem?: string }

/**
 * Moves what waits in the spool to the Content Lake. When the lake is away that ends the round, for the next would fail
 * as well; an enquiry that it refuses stays by itself, and so does one whose file cannot be removed.
 *
 * @throws the file system's error when the spool cannot be read, or files stay in it that are in the lake
 */
export async function emptySpool({ lake, spool }: EnquiryStore): Promise<SpoolState> {
  const waiting = await spool.list()
  let moved = 0
  let problem: string | undefined
  const stuck: unknown[] = []
  for (const enquiry of waiting) {
    try {
      await createIfMissing(lake, enquiry)
    } catch (error) {
      problem = describeLakeFailure(error)
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
    throw Object.assign(new Error('files stay in the spool'), {
      code: (stuck[0] as NodeJS.ErrnoException).code,
    })
  return { moved, waiting: waiting.length - moved, ...(problem !== undefined && { problem }) }
}

async function createIfMissing(lake: SanityClient, enquiry: Enquiry): Promise<void> {
  await lake.mutate([{ createIfNotExists: enquiry }], {
    ...inTime(),
    returnDocuments: false,
    visibility: 'async',
  })
}
