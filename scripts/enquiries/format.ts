import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { fieldNames } from '../../lib/enquiries/shared/forms.ts'
import { reveal, showOnOneLine } from '../../lib/shared/visitor-text.ts'

const columns = [
  '_id',
  'receivedAt',
  'kind',
  'status',
  ...new Set([...fieldNames('quote'), ...fieldNames('contact')]),
  'notes',
  'delivery',
] as const

/** Enquiries as CSV for spreadsheets. Invisible characters are written out. */
export function toCsv(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((enquiry) =>
    columns.map((column) =>
      column === 'delivery' ? enquiry.delivery.status : asText((enquiry as Record<string, unknown>)[column]),
    ),
  )
  // The byte order mark identifies UTF-8 to spreadsheets.
  return `\uFEFF${[[...columns], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

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

/**
 * A cell. One that a spreadsheet would evaluate as a formula is marked as text. Some spreadsheets ignore leading spaces and
 * accept full-width operators.
 */
function cell(value: string): string {
  const shown = reveal(value)
  const text = /^\s*[=+\-@|＝＋－＠]/.test(shown) ? `'${shown}` : shown
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
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
