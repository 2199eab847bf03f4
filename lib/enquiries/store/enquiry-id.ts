import { createHash } from 'node:crypto'
import type { EnquiryFields, EnquiryKind } from '../shared/forms.ts'

/** How long an identical form without a key of its own counts as the same one sent twice. */
const windowMs = 10 * 60_000

/**
 * The ids under which a form may already be stored; the first is the one to store it under.
 *
 * Storing is "create unless it exists", so the id decides what counts as the same enquiry. It comes from the key of the
 * rendered form *and* from what the form says: a retry of the same words is one enquiry, while somebody who goes back and
 * corrects a telephone number has sent another one, which must not vanish behind the first. A form without a key
 * (a cached page, no JavaScript) gets the time instead, in steps; the step before is looked at as well, so that a
 * double click on the border between two steps is still one enquiry.
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

// The dot keeps the document from everyone without a token.
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
