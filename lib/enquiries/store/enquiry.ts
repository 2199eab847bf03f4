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
  /** As `schemas/rules/enquiry-status.ts` reads it. */
  status: string
  /** The path of the page of this site that the visitor came from, where the browser told. */
  sourcePage?: string
  delivery: Delivery
} & Partial<EnquiryFields['quote'] & EnquiryFields['contact']>

/** A new enquiry, due for delivery at once. `sourcePage` is a checked path. */
export function newEnquiry<Kind extends EnquiryKind>(
  id: string,
  kind: Kind,
  fields: EnquiryFields[Kind],
  receivedAt: Date,
  sourcePage?: string,
): Enquiry {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const at = receivedAt.toISOString()
  return {
    _id: id,
    _type: 'enquiry',
    kind,
    receivedAt: at,
    status: 'new',
    ...(sourcePage !== undefined && { sourcePage }),
    ...given,
    delivery: { status: 'pending', attempts: 0, nextAttemptAt: at, steps: [] },
  }
}
