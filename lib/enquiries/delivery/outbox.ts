import type { SanityClient } from '@sanity/client'
import type { Delivery, DeliveryStep, Enquiry } from '../store/enquiry.ts'
import { inTime } from '../store/client.ts'
import { waitsMs } from './schedule.ts'

/** How long an attempt is left alone before another takes it for dead. Longer than any attempt can take. */
const leaseMs = 10 * 60_000
/** Further ahead than any attempt is ever put off: the clock has been set back since. */
const farthestMs = Math.max(...waitsMs) + leaseMs
const batch = 20

type Stored = Enquiry & { _rev: string }

/**
 * Enquiries whose news is due, oldest first. The first attempt is due whatever the clock says, and neither a moment nor
 * a claim from further ahead than there can be any counts: a clock that was wrong for a while holds nothing up.
 */
export async function dueEnquiries(lake: SanityClient, now: Date): Promise<Stored[]> {
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = await lake.fetch<Stored[]>(
    `*[_type == "enquiry" && delivery.status == "pending"
        && (coalesce(delivery.attempts, 0) == 0 || delivery.nextAttemptAt <= $now || delivery.nextAttemptAt > $farthest)
        && (coalesce(delivery.claimedUntil, "") <= $now || delivery.claimedUntil > $longestClaim)]
      | order(receivedAt asc)[0...${batch}]`,
    { now: now.toISOString(), farthest: inMs(farthestMs), longestClaim: inMs(2 * leaseMs) },
    inTime(),
  )
  // An import or a hand may have left parts out.
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
export async function nextDue(lake: SanityClient): Promise<Date | undefined> {
  const next = await lake.fetch<string | null>(
    `*[_type == "enquiry" && delivery.status == "pending"].delivery{
      "at": select(claimedUntil > nextAttemptAt => claimedUntil, nextAttemptAt)
    } | order(at asc)[0].at`,
    {},
    inTime(),
  )
  return next === null ? undefined : new Date(next)
}

/**
 * Takes an enquiry for one attempt: the lake lets exactly one of several workers change this revision. Undefined when
 * another was faster. A worker that dies keeps it from the others for a while only.
 */
export async function claim(lake: SanityClient, enquiry: Stored, now: Date): Promise<Enquiry | undefined> {
  const delivery: Delivery = {
    ...enquiry.delivery,
    attempts: enquiry.delivery.attempts + 1,
    claimedUntil: new Date(now.getTime() + leaseMs).toISOString(),
  }
  try {
    await lake.mutate(
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
      { ...inTime(), returnDocuments: false },
    )
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode === 409) return undefined
    throw error
  }
  return { ...enquiry, delivery }
}

/** Notes that a step is over, at once: whatever happens next, it is not repeated. */
export async function recordStep(lake: SanityClient, id: string, step: DeliveryStep): Promise<void> {
  await lake.mutate(
    [
      { patch: { id, setIfMissing: { 'delivery.steps': [] } } },
      { patch: { id, insert: { after: 'delivery.steps[-1]', items: [step] } } },
    ],
    { ...inTime(), returnDocuments: false },
  )
}

/** Notes how an attempt ended. */
export async function recordAttempt(
  lake: SanityClient,
  id: string,
  result: Pick<Delivery, 'status'> & Partial<Pick<Delivery, 'nextAttemptAt' | 'lastError' | 'deliveredAt'>>,
): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(result).flatMap(([name, value]) =>
      value === undefined ? [] : [[`delivery.${name}`, value]],
    ),
  )
  await lake.mutate([{ patch: { id, set, unset: ['delivery.claimedUntil'] } }], {
    ...inTime(),
    returnDocuments: false,
  })
}
