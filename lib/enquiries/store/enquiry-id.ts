import { createHash } from 'node:crypto'
import type { EnquiryFields, EnquiryKind } from '../shared/forms.ts'

/** How long an identical form without an idempotency key counts as a resubmission. */
const windowMs = 10 * 60_000

/**
 * The ids under which a form may already be stored; the first is the one to store it under.
 *
 * Enquiries are created only if their id does not exist, so the id decides what counts as the same enquiry. It is a hash
 * of the idempotency key of the rendered form *and* of the fields: a retry is the same enquiry, while a visitor who goes
 * back and corrects a telephone number has sent another one, which must not be lost. For a form without a key (a cached
 * page, no JavaScript) the time window takes its place; the window before it is checked as well, so that a double click
 * at the boundary of two windows is one enquiry.
 */
export function enquiryIds<Kind extends EnquiryKind>(
  kind: Kind,
  fields: EnquiryFields[Kind],
  key: string | undefined,
  now: Date,
): [id: string, ...earlier: string[]] {
  const content = JSON.stringify([kind, fields])
  if (key !== undefined) return [idOf(`key:${key}`, content)]
  const step = Math.floor(now.getTime() / windowMs)
  return [idOf(`step:${step}`, content), idOf(`step:${step - 1}`, content)]
}

// The dot hides the document from requests without a token.
function idOf(key: string, content: string): string {
  const hex = createHash('sha256').update(`${key}\0${content}`).digest('hex')
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return `enquiry.${uuid.join('-')}`
}
