import { reveal } from './visitor-text.ts'

/** Rows as CSV for spreadsheets. Invisible characters are written out, and no cell is a formula. */
export function toCsvText(rows: readonly (readonly string[])[]): string {
  // The byte order mark identifies UTF-8 to spreadsheets.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
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
