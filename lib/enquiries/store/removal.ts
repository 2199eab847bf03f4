import type { SanityClient } from '@sanity/client'
import { recipientId } from './recipient-id.ts'
import { inTime } from './client.ts'
import type { EnquiryStore } from './enquiry-store.ts'

const batch = 100

/**
 * Deletes everything that was sent with an e-mail address, wherever it is kept, with its history. Resolves to how many
 * enquiries that was.
 */
export async function eraseByEmail({ lake, spool }: EnquiryStore, email: string): Promise<number> {
  const wanted = email.trim().toLowerCase()
  let erased = 0
  for (const enquiry of await spool.list()) {
    if (enquiry.email?.toLowerCase() !== wanted) continue
    await spool.remove(enquiry._id)
    erased += 1
  }
  erased += await spool.removeUnreadable(wanted)
  const ids = await lake.fetch<string[]>(
    '*[_type == "enquiry" && lower(email) == $wanted]._id',
    { wanted },
    inTime(),
  )
  erased += await remove(lake, ids)
  await remove(lake, [recipientId(email)])
  return erased
}

/**
 * Deletes enquiries that were received before `before`, with their history, and what nobody needs to know about their
 * recipients any more. Resolves to how many enquiries that was.
 */
export async function pruneEnquiries(lake: SanityClient, before: Date): Promise<number> {
  const pruned = await remove(lake, await oldEnquiries(lake, before))
  await remove(lake, await oldRecipients(lake, before))
  return pruned
}

/** Of an address the day's confirmations are of interest, and for longer only that it was refused. */
async function oldRecipients(lake: SanityClient, before: Date): Promise<string[]> {
  return lake.fetch<string[]>(
    `*[_type == "enquiryRecipient" && (refusedAt < $before
        || (!defined(refusedAt) && dateTime(_updatedAt) < dateTime(now()) - 60 * 60 * 48))]._id`,
    { before: before.toISOString() },
    inTime(),
  )
}

/** The ids of enquiries that were received before `before`. */
export async function oldEnquiries(lake: SanityClient, before: Date): Promise<string[]> {
  return lake.fetch<string[]>(
    '*[_type == "enquiry" && receivedAt < $before]._id',
    { before: before.toISOString() },
    inTime(),
  )
}

/** The moment before which enquiries are older than so many months. */
export function retentionLimit(months: number, now: Date): Date {
  const limit = new Date(now)
  const day = limit.getUTCDate()
  limit.setUTCMonth(limit.getUTCMonth() - months)
  // 31 March less a month is no day of February: the last one is meant, not the first of March.
  if (limit.getUTCDate() !== day) limit.setUTCDate(0)
  return limit
}

async function remove(lake: SanityClient, ids: string[]): Promise<number> {
  const published = [...new Set(ids.map((id) => id.replace(/^drafts\./, '')))]
  for (let start = 0; start < published.length; start += batch) {
    const mutations = published
      .slice(start, start + batch)
      .flatMap((id) => [id, `drafts.${id}`])
      // Without `purge` the history would keep what the document said.
      .map((id) => ({ delete: { id, purge: true } }))
    await lake.mutate(mutations, { ...inTime(), returnDocuments: false })
  }
  return published.length
}
