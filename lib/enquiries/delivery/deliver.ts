import type { SanityClient } from '@sanity/client'
import type { DeliveryStep, Enquiry } from '../store/enquiry.ts'
import type { ChannelStep, DeliveryChannel, Handover } from './channel.ts'
import { claim, dueEnquiries, recordAttempt, recordStep } from './outbox.ts'
import { waitAfter } from './schedule.ts'

/** What delivering needs. The clock and the delays are arguments so that tests need not wait for days. */
export type Deliveries = {
  client: SanityClient
  channel: DeliveryChannel
  now?: () => Date
  waits?: readonly number[] | undefined
  /**
   * The finished step of each enquiry that could not be recorded, because the Content Lake became unreachable. It is
   * recorded with the next attempt and not repeated.
   */
  unrecorded: Map<string, DeliveryStep>
}

/** Makes one attempt for every enquiry that is due, one after the other. Resolves to the number of attempts. */
export async function deliverDue(deliveries: Deliveries): Promise<number> {
  const now = deliveries.now ?? (() => new Date())
  let attempted = 0
  for (const enquiry of await dueEnquiries(deliveries.client, now())) {
    const claimed = await claim(deliveries.client, enquiry, now())
    if (!claimed) continue
    attempted += 1
    await attempt(deliveries, claimed, now)
  }
  return attempted
}

async function attempt(deliveries: Deliveries, enquiry: Enquiry, now: () => Date): Promise<void> {
  const { client, channel, waits } = deliveries
  await recordEarlier(deliveries, enquiry)
  const finished = new Set(enquiry.delivery.steps.map(({ _key }) => _key))
  let lastError: string | undefined
  let essentialFailed = false
  let remaining = 0
  for (const step of channel.steps) {
    if (finished.has(step.name)) continue
    const result = await tryStep(step, enquiry, now())
    if ('status' in result) {
      const outcome = { _key: step.name, status: result.status, at: now().toISOString() }
      deliveries.unrecorded.set(enquiry._id, outcome)
      await recordStep(client, enquiry._id, outcome)
      deliveries.unrecorded.delete(enquiry._id)
      if (result.reason !== undefined) lastError = result.reason
      continue
    }
    remaining += 1
    // An essential step's error is the one to record.
    if (!essentialFailed) lastError = result.reason
    if (step.essential) essentialFailed = true
  }

  if (remaining === 0) {
    await recordAttempt(client, enquiry._id, {
      status: 'delivered',
      deliveredAt: now().toISOString(),
      lastError,
    })
    return
  }
  const { attempts } = enquiry.delivery
  const wait = waitAfter(attempts, waits)
  console.error(
    `Enquiry ${enquiry._id}: attempt ${attempts} by ${channel.name} failed (${lastError ?? 'unknown reason'})${wait === undefined ? '; that was the last one' : ''}.`,
  )
  if (wait !== undefined) {
    const nextAttemptAt = new Date(now().getTime() + wait).toISOString()
    await recordAttempt(client, enquiry._id, { status: 'pending', nextAttemptAt, lastError })
  } else
    await recordAttempt(client, enquiry._id, { status: essentialFailed ? 'failed' : 'delivered', lastError })
}

/** Records the step that an earlier attempt could not, and counts it as finished. */
async function recordEarlier({ client, unrecorded }: Deliveries, enquiry: Enquiry): Promise<void> {
  const step = unrecorded.get(enquiry._id)
  if (!step) return
  // The write may have succeeded although its response was lost.
  if (!enquiry.delivery.steps.some(({ _key }) => _key === step._key)) {
    await recordStep(client, enquiry._id, step)
    enquiry.delivery.steps.push(step)
  }
  unrecorded.delete(enquiry._id)
}

async function tryStep(
  step: ChannelStep,
  enquiry: Enquiry,
  now: Date,
): Promise<{ status: DeliveryStep['status']; reason?: string } | { reason: string }> {
  const age = now.getTime() - Date.parse(enquiry.receivedAt)
  if (step.latestAfterMs !== undefined && age > step.latestAfterMs) return { status: 'skipped' }
  let result: Handover
  try {
    result = await step.handOver(enquiry)
  } catch (error) {
    result = { done: false, permanent: false, reason: error instanceof Error ? error.name : 'unknown reason' }
  }
  if (result.done) return { status: result.skipped ? 'skipped' : 'delivered' }
  const reason = `${step.name}: ${result.reason}`
  // An essential step is retried to the end: the rejection may be caused by a wrong setting that is corrected later.
  if (result.permanent && !step.essential) return { status: 'failed', reason }
  return { reason }
}
