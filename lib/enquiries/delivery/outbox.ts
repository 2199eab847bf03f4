import type { SanityClient } from '@sanity/client'
import { statusCode } from '../../shared/error-details.ts'
import type { Delivery, DeliveryStep, Enquiry } from '../store/enquiry.ts'
import { requestTimeout } from '../store/client.ts'
import { retryDelaysMs } from './schedule.ts'

/** How long a claim lasts before another worker may take the enquiry. Longer than any attempt can take. */
const leaseMs = 10 * 60_000
/** Later than any attempt is scheduled: a time beyond this was written before the clock was set back. */
const farthestMs = Math.max(...retryDelaysMs) + leaseMs
const batch = 20

type Stored = Enquiry & { _rev: string }

/**
 * Enquiries due for delivery, oldest first. The first attempt is always due, and times and claims further ahead than
 * possible are ignored, so that a clock that was wrong for a while delays nothing.
 */
export async function dueEnquiries(client: SanityClient, now: Date): Promise<Stored[]> {
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = await client.fetch<Stored[]>(
    `*[_type == "enquiry" && delivery.status == "pending"
        && (coalesce(delivery.attempts, 0) == 0 || delivery.nextAttemptAt <= $now || delivery.nextAttemptAt > $farthest)
        && (coalesce(delivery.claimedUntil, "") <= $now || delivery.claimedUntil > $longestClaim)]
      | order(receivedAt asc)[0...${batch}]`,
    { now: now.toISOString(), farthest: inMs(farthestMs), longestClaim: inMs(2 * leaseMs) },
    requestTimeout(),
  )
  // An import or a manual edit may have left fields out.
  return due.map((enquiry) => ({
    ...enquiry,
    delivery: {
      ...enquiry.delivery,
      attempts: enquiry.delivery.attempts ?? 0,
      steps: enquiry.delivery.steps ?? [],
    },
  }))
}

/** When the next attempt is due; undefined when nothing is pending. */
export async function nextDue(client: SanityClient): Promise<Date | undefined> {
  const next = await client.fetch<string | null>(
    `*[_type == "enquiry" && delivery.status == "pending"].delivery{
      "at": select(claimedUntil > nextAttemptAt => claimedUntil, nextAttemptAt)
    } | order(at asc)[0].at`,
    {},
    requestTimeout(),
  )
  return next === null ? undefined : new Date(next)
}

/**
 * Claims an enquiry for one attempt: the Content Lake lets exactly one of several workers change this revision. Undefined
 * when another was faster. The claim of a worker that dies expires.
 */
export async function claim(client: SanityClient, enquiry: Stored, now: Date): Promise<Enquiry | undefined> {
  const delivery: Delivery = {
    ...enquiry.delivery,
    attempts: enquiry.delivery.attempts + 1,
    claimedUntil: new Date(now.getTime() + leaseMs).toISOString(),
  }
  try {
    await client.mutate(
      [
        {
          patch: {
            id: enquiry._id,
            ifRevisionID: enquiry._rev,
            set: {
              'delivery.attempts': delivery.attempts,
              'delivery.claimedUntil': delivery.claimedUntil,
            },
          },
        },
      ],
      { ...requestTimeout(), returnDocuments: false },
    )
  } catch (error) {
    if (statusCode(error) === 409) return undefined
    throw error
  }
  return { ...enquiry, delivery }
}

/** Records a finished step at once: whatever happens next, it is not repeated. */
export async function recordStep(client: SanityClient, id: string, step: DeliveryStep): Promise<void> {
  await client.mutate(
    [
      { patch: { id, setIfMissing: { 'delivery.steps': [] } } },
      { patch: { id, insert: { after: 'delivery.steps[-1]', items: [step] } } },
    ],
    { ...requestTimeout(), returnDocuments: false },
  )
}

/** Records the result of an attempt. */
export async function recordAttempt(
  client: SanityClient,
  id: string,
  result: Pick<Delivery, 'status'> & Partial<Pick<Delivery, 'nextAttemptAt' | 'lastError' | 'deliveredAt'>>,
): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(result).flatMap(([name, value]) =>
      value === undefined ? [] : [[`delivery.${name}`, value]],
    ),
  )
  await client.mutate([{ patch: { id, set, unset: ['delivery.claimedUntil'] } }], {
    ...requestTimeout(),
    returnDocuments: false,
  })
}
