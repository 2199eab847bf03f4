import type { SanityClient } from '@sanity/client'
import { londonDay } from '../../shared/london-day.ts'
import { statusCode } from '../../shared/error-details.ts'
import { requestTimeout } from '../store/client.ts'
import type { Handover } from './channel.ts'
import type { Mail } from './mail.ts'
import { findSummary, summaryText } from './summary-text.ts'
import { noticeMail } from './notice-mail.ts'

/** What a daily summary needs. The clock is an argument, so that tests need not wait for days. */
export type SummaryOptions = {
  client: SanityClient
  send: (mail: Mail) => Promise<Handover>
  /** The sender's address; undefined: the team's own mailbox. */
  from: string | undefined
  siteUrl: string
  settings: () => Promise<{ dailySummary: boolean; email: string; brandName: string }>
  now?: () => Date
}

/** `none` when it is not wanted, not yet morning, sent already, being sent by another worker, or has nothing to say. */
export type SummaryResult = 'sent' | 'none' | { problem: string }

/** The hour of the morning in Berkshire from which it is sent. */
const firstHour = 7
/** Longer than sending a mail can take: then another worker may try. */
const leaseMs = 10 * 60_000
const dayMs = 24 * 3_600_000

const stateId = 'enquirySummary.state'

/** The last day that is done, and the claim of the worker that sends one now. No personal data. */
type State = { _id: string; _rev: string; day?: string; claimedUntil?: string }

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
})

/**
 * Sends the summary of this day once, whichever of several workers is first. @throws when the Content Lake is unreachable
 */
export async function sendDailySummary(options: SummaryOptions): Promise<SummaryResult> {
  const { client, send, from, siteUrl, settings } = options
  const now = (options.now ?? (() => new Date()))()
  if (Number(hourFormat.format(now)) < firstHour) return 'none'
  const { dailySummary, email, brandName } = await settings()
  if (!dailySummary || !email) return 'none'
  const day = londonDay(now)
  const state = await client.getDocument<State>(stateId, { signal: requestTimeout().signal })
  if (isDone(state, now) || isClaimed(state, now)) return 'none'
  if (!(await claim(client, state, now))) return 'none'

  const summary = await findSummary(client, day)
  const { subject, text } = summaryText(summary, siteUrl)
  if (subject === undefined) {
    await record(client, { day })
    return 'none'
  }
  const mail = await noticeMail({
    subject,
    text,
    mailbox: email,
    from: from ?? email,
    brandName,
    // The same for a repeat on this day, so that a mailbox recognises it.
    id: `summary.${day}`,
  })
  const handover = await send(mail)
  await record(client, handover.done ? { day } : {})
  return handover.done ? 'sent' : { problem: handover.reason }
}

/** A day further ahead than tomorrow was recorded while the clock was wrong. */
function isDone(state: State | undefined, now: Date): boolean {
  const { day } = state ?? {}
  return day !== undefined && day >= londonDay(now) && day <= londonDay(new Date(now.getTime() + dayMs))
}

function isClaimed(state: State | undefined, now: Date): boolean {
  const ahead = Date.parse(state?.claimedUntil ?? '') - now.getTime()
  return ahead > 0 && ahead <= 2 * leaseMs
}

/** The Content Lake lets exactly one of several workers change the state that they have read. */
async function claim(client: SanityClient, state: State | undefined, now: Date): Promise<boolean> {
  const claimedUntil = new Date(now.getTime() + leaseMs).toISOString()
  const mutation = state
    ? { patch: { id: stateId, ifRevisionID: state._rev, set: { claimedUntil } } }
    : { create: { _id: stateId, _type: 'enquirySummary', claimedUntil } }
  try {
    await client.mutate([mutation], { ...requestTimeout(), returnDocuments: false })
    return true
  } catch (error) {
    if (statusCode(error) === 409) return false
    throw error
  }
}

/** Ends the claim; with a day, that day is done. */
async function record(client: SanityClient, set: { day?: string }): Promise<void> {
  await client.mutate([{ patch: { id: stateId, set, unset: ['claimedUntil'] } }], {
    ...requestTimeout(),
    returnDocuments: false,
  })
}
