import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { requestTimeout } from '../enquiries/store/client.ts'

const counts = z.object({ waiting: z.number(), failed: z.number(), oldestWaiting: z.string().nullable() })

/** How many enquiries the team has not been told of, and when the oldest of those that wait was received. */
export type EnquiryCounts = z.infer<typeof counts>

/** Counts the enquiries in the Content Lake. @throws the client's error, or one of another shape of response */
export async function countEnquiries(client: SanityClient): Promise<EnquiryCounts> {
  const result: unknown = await client.fetch(
    `{
      "waiting": count(*[_type == "enquiry" && delivery.status == "pending"]),
      "failed": count(*[_type == "enquiry" && delivery.status == "failed"]),
      "oldestWaiting": *[_type == "enquiry" && delivery.status == "pending"] | order(receivedAt asc)[0].receivedAt
    }`,
    {},
    requestTimeout(),
  )
  return counts.parse(result)
}
