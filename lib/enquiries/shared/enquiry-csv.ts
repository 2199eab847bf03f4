import { toCsvText } from '../../shared/csv.ts'
import { fieldNames } from './forms.ts'

type Stored = Readonly<Record<string, unknown>>

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : ''

/** A value within an object, or of one that is missing. */
const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

const plain = (name: string) => ({ name, of: (enquiry: Stored) => text(enquiry[name]) })

const columns = [
  ...['_id', 'receivedAt', 'kind', 'status'].map(plain),
  ...[...new Set([...fieldNames('quote'), ...fieldNames('contact')])].map(plain),
  plain('notes'),
  { name: 'delivery', of: ({ delivery }: Stored) => text(within(delivery, 'status')) },
  { name: 'assignee', of: ({ assignee }: Stored) => text(within(assignee, 'name')) },
  ...['offeredPrice', 'followUpOn', 'lostReason', 'firstContactAt', 'sourcePage'].map(plain),
  { name: 'teamNotes', of: ({ teamNotes }: Stored) => notesText(teamNotes) },
]

/** Stored enquiries as CSV for spreadsheets, one row each. */
export function toCsv(enquiries: readonly object[]): string {
  const rows = enquiries.map((enquiry) => {
    const stored = Object.fromEntries(Object.entries(enquiry))
    return columns.map(({ of }) => of(stored))
  })
  return toCsvText([columns.map(({ name }) => name), ...rows])
}

function notesText(notes: unknown): string {
  if (!Array.isArray(notes)) return ''
  return notes
    .map((note: unknown) => {
      const [at, author, words] = ['at', 'author', 'text'].map((name) => text(within(note, name)))
      return `${[at?.slice(0, 10), author].filter(Boolean).join(' ')}: ${words ?? ''}`
    })
    .join('\n')
}
