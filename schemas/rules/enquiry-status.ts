/*
 * How far an enquiry has come. Shared by the Studio, the commands and the summary, so that all count the same.
 */

/** The steps of a purchase in their order, then its other ends. */
export const enquiryStatuses = [
  { value: 'new', title: 'New' },
  { value: 'contacted', title: 'Contacted' },
  { value: 'offered', title: 'Offered' },
  { value: 'agreed', title: 'Agreed' },
  { value: 'collected', title: 'Collected' },
  { value: 'paid', title: 'Paid' },
  { value: 'lost', title: 'Lost' },
] as const

type CurrentStatus = (typeof enquiryStatuses)[number]['value']

/** `handled` is from before there were steps: closed, and nobody recorded whether it was won. */
export type EnquiryStatus = CurrentStatus | 'handled'

/** Why an enquiry was lost, as editors are offered it; they may write another reason. */
export const lostReasons = [
  'Price too low',
  'Sold elsewhere',
  'Keeping the vehicle',
  'No reply',
  'Not a vehicle we buy',
  'Not a real enquiry',
] as const

/** The status of an enquiry, also of one that was stored before there were steps. */
export function statusOf(stored: unknown): EnquiryStatus {
  if (stored === 'handled') return stored
  if (stored === 'in-progress') return 'contacted'
  return enquiryStatuses.find(({ value }) => value === stored)?.value ?? 'new'
}

/** What a status is called. */
export function statusTitle(status: EnquiryStatus): string {
  return enquiryStatuses.find(({ value }) => value === status)?.title ?? 'Handled'
}

/** Whether nothing is left to do. */
export function isClosed(status: EnquiryStatus): boolean {
  return status === 'paid' || status === 'lost' || status === 'handled'
}

/** The step after this one; undefined at an end. */
export function nextStatus(status: EnquiryStatus): CurrentStatus | undefined {
  const step = enquiryStatuses.findIndex(({ value }) => value === status)
  const next = step < 0 || isClosed(status) ? undefined : enquiryStatuses[step + 1]?.value
  return next === 'lost' ? undefined : next
}

/** A GROQ filter for the enquiries of one status. */
export function statusFilter(status: EnquiryStatus): string {
  if (status === 'contacted') return 'status in ["contacted", "in-progress"]'
  if (status !== 'new') return `status == "${status}"`
  const others = [...enquiryStatuses.slice(1).map(({ value }) => value), 'handled', 'in-progress']
  return `!(coalesce(status, "new") in ${JSON.stringify(others)})`
}

/** A GROQ filter for the enquiries of which something is left to do. */
export const openFilter = '!(coalesce(status, "new") in ["paid", "lost", "handled"])'

/** A change of a stored enquiry, as patches of the Content Lake write it. */
export type StatusPatch = {
  set: { status: CurrentStatus }
  setIfMissing?: { firstContactAt: string }
  unset?: string[]
}

/** The change to this status at `now`. The first step beyond new is when the visitor was first answered. */
export function statusPatch(status: CurrentStatus, now: Date): StatusPatch {
  const isContact = status !== 'new' && status !== 'lost'
  const unset = [
    ...(status === 'lost' ? [] : ['lostReason']),
    ...(status === 'new' ? ['firstContactAt'] : []),
  ]
  return {
    set: { status },
    ...(isContact && { setIfMissing: { firstContactAt: now.toISOString() } }),
    ...(unset.length > 0 && { unset }),
  }
}
