import type { Enquiry } from '../../lib/enquiries/enquiry.ts'
import { fieldNames } from '../../lib/enquiries/forms.ts'

const columns = [
  '_id',
  'receivedAt',
  'kind',
  'status',
  ...new Set([...fieldNames('quote'), ...fieldNames('contact')]),
  'notes',
  'delivery',
] as const

/** Enquiries as a table that spreadsheets open. */
export function toCsv(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((enquiry) =>
    columns.map((column) =>
      column === 'delivery' ? enquiry.delivery.status : asText((enquiry as Record<string, unknown>)[column]),
    ),
  )
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\uFEFF${[[...columns], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A cell. One that a spreadsheet would take for a formula is marked as text: it came from a stranger. Wide signs, as
 * Asian keyboards write them, count in some spreadsheets too. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line about an enquiry, without the person behind it: terminals keep what they have shown. */
export function describeEnquiry(enquiry: Enquiry, where: 'lake' | 'spool'): string {
  const { delivery } = enquiry
  const vehicle = [enquiry.carMake, enquiry.carModel].filter(Boolean).join(' ')
  const state =
    where === 'spool'
      ? 'in the spool'
      : `${delivery.status}${delivery.attempts > 1 ? ` after ${String(delivery.attempts)} attempts` : ''}`
  const problem = delivery.lastError === undefined ? '' : ` (${delivery.lastError})`
  return [
    enquiry._id,
    enquiry.receivedAt.slice(0, 16).replace('T', ' '),
    enquiry.kind,
    vehicle || '–',
    state + problem,
  ].join('  ')
}
