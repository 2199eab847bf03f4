import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { showOnOneLine } from '../../lib/shared/visitor-text.ts'

/**
 * Enquiries exactly as they are stored. Control and invisible characters are escaped, which parsing the JSON undoes.
 */
export function toJson(enquiries: readonly Enquiry[]): string {
  const escaped = JSON.stringify(enquiries, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu,
    (character) =>
      character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  )
  return `${escaped}\n`
}

/** One line about an enquiry, without personal data: terminals keep their output. */
export function describeEnquiry(enquiry: Enquiry, where: 'content-lake' | 'spool'): string {
  const { delivery } = enquiry
  const vehicle = [enquiry.carMake, enquiry.carModel].filter(Boolean).join(' ')
  const state =
    where === 'spool'
      ? 'in the spool'
      : `${delivery.status}${delivery.attempts > 1 ? ` after ${delivery.attempts} attempts` : ''}`
  const problem = delivery.lastError === undefined ? '' : ` (${delivery.lastError})`
  const parts = [
    enquiry._id,
    enquiry.receivedAt.slice(0, 16).replace('T', ' '),
    enquiry.kind,
    vehicle || '–',
    state + problem,
  ]
  return parts.map(showOnOneLine).join('  ')
}
