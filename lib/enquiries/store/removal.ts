import type { SanityClient } from '@sanity/client'
import { recipientId } from './recipient-id.ts'
import { requestTimeout } from './client.ts'
import type { EnquiryStore } from './enquiry-store.ts'

const batch = 100

/**
 * Deletes all enquiries with an e-mail address from the Content Lake and the spool, with their history. Resolves to their
 * number.
 */
export async function eraseByEmail({ client, spool }: EnquiryStore, email: string): Promise<number> {
  const wanted = email.trim().toLowerCase()
  let erased = 0
  for (const enquiry of await spool.list()) {
    if (enquiry.email?.toLowerCase() !== wanted) continue
    await spool.remove(enquiry._id)
    erased += 1
  }
  erased += await spool.removeUnreadable(wanted)
  const ids = await client.fetch<string[]>(
    '*[_type == "enquiry" && lower(email) == $wanted]._id',
    { wanted },
    requestTimeout(),
  )
  erased += await remove(client, ids)
  await remove(client, [recipientId(email)])
  return erased
}

/**
 * Deletes enquiries received before `before`, with their history, and the recipients' documents that are no longer
 * needed. Resolves to the number of enquiries.
 */
export async function pruneEnquiries(client: SanityClient, before: Date): Promise<number> {
  const pruned = await remove(client, await oldEnquiries(client, before))
  await remove(client, await oldRecipients(client, before))
  return pruned
}

/** An address's confirmations matter for a day, and only its rejection for longer. */
async function oldRecipients(client: SanityClient, before: Date): Promise<string[]> {
  return client.fetch<string[]>(
    `*[_type == "enquiryRecipient" && (refusedAt < $before
        || (!defined(refusedAt) && dateTime(_updatedAt) < dateTime(now()) - 60 * 60 * 48))]._id`,
    { before: before.toISOString() },
    requestTimeout(),
  )
}

/** The ids of enquiries received before `before`. */
export async function oldEnquiries(client: SanityClient, before: Date): Promise<string[]> {
  return client.fetch<string[]>(
    '*[_type == "enquiry" && receivedAt < $before]._id',
    { before: before.toISOString() },
    requestTimeout(),
  )
}

/** The time before which enquiries are older than this many months. */
export function retentionLimit(months: number, now: Date): Date {
  const limit = new Date(now)
  const day = limit.getUTCDate()
  limit.setUTCMonth(limit.getUTCMonth() - months)
  // 31 March minus one month is the last day of February, not a day in March.
  if (limit.getUTCDate() !== day) limit.setUTCDate(0)
  return limit
}

async function remove(client: SanityClient, ids: string[]): Promise<number> {
  const published = [...new Set(ids.map((id) => id.replace(/^drafts\./, '')))]
  for (let start = 0; start < published.length; start += batch) {
    const mutations = published
      .slice(start, start + batch)
      .flatMap((id) => [id, `drafts.${id}`])
      // Without `purge` the history would keep the document's content.
      .map((id) => ({ delete: { id, purge: true } }))
    await client.mutate(mutations, { ...requestTimeout(), returnDocuments: false })
  }
  return published.length
}
