import type { EnquiryFields, EnquiryKind } from '../shared/forms.ts'

/** One message about an enquiry, and whether it was delivered. */
export type DeliveryStep = {
  _key: string
  status: 'delivered' | 'failed' | 'skipped'
  at: string
}

/** The state of an enquiry's delivery. */
export type Delivery = {
  status: 'pending' | 'delivered' | 'failed'
  attempts: number
  /** Not before this moment. */
  nextAttemptAt: string
  /** While an attempt runs: when another worker may take over, in case this one has died. */
  claimedUntil?: string
  /** Why the last attempt failed; without personal data. */
  lastError?: string
  deliveredAt?: string
  steps: DeliveryStep[]
}

/** An enquiry as it is stored. Fields that the visitor left empty are absent. */
export type Enquiry = {
  _id: string
  _type: 'enquiry'
  kind: EnquiryKind
  receivedAt: string
  status: 'new' | 'in-progress' | 'handled'
  delivery: Delivery
} & Partial<EnquiryFields['quote'] & EnquiryFields['contact']>

/** A new enquiry, due for delivery at once. */
export function newEnquiry<Kind extends EnquiryKind>(
  id: string,
  kind: Kind,
  fields: EnquiryFields[Kind],
  receivedAt: Date,
): Enquiry {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const at = receivedAt.toISOString()
  return {
    _id: id,
    _type: 'enquiry',
    kind,
    receivedAt: at,
    status: 'new',
    ...given,
    delivery: { status: 'pending', attempts: 0, nextAttemptAt: at, steps: [] },
  }
}
