import { parseArgs } from 'node:util'

/** A parsed command line. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; status: DeliveryStatus | undefined; limit: number }
  | { name: 'retry'; ids: string[] }
  | { name: 'export'; format: 'csv' | 'json'; email: string | undefined; output: string | undefined }
  | { name: 'report'; weeks: number }
  | { name: 'erase'; email: string }
  | { name: 'prune'; dryRun: boolean }

type DeliveryStatus = (typeof statuses)[number]

const statuses = ['pending', 'delivered', 'failed'] as const

/** The text of `--help`. */
export const helpText = `Looks after what visitors have sent through the forms.

Usage: npm run enquiries -- <command> [options]

  list                     The newest enquiries: id, time, form, vehicle, and whether the team has been told.
      --status STATUS      Only these: pending, delivered or failed.
      --limit NUMBER       So many (50).
  retry [ID ...]           Sends the news of these enquiries again at once; without ids, of all that failed or wait.
                           What the team or the visitor has already been sent is not sent twice.
  export                   Everything that is kept, oldest first, as CSV; characters nobody sees are written out.
      --format json        As JSON instead, exactly as it was typed.
      --email ADDRESS      Only what was sent with this address: the answer to somebody who asks what is kept.
      --output FILE        Into a new file that only you can read, instead of onto the screen.
  report                   Enquiries per week, town and page, the time to the first answer, and the won share.
      --weeks NUMBER       Of so many weeks (12).
  erase ADDRESS            Deletes everything that was sent with this address, with its history.
  prune                    Deletes what is older than the site settings say, with its history. The site does so itself,
                           once a day.
      --dry-run            Only counts.

The Content Lake must be running (npm start), or NEXT_PUBLIC_SANITY_PROJECT_ID must name a hosted project.`

type Parsed = { ok: true; command: Command } | { ok: false; message: string }

const refused = (message: string): Parsed => ({
  ok: false,
  message: `${message} See: npm run enquiries -- --help`,
})

/** Parses the command line; the message for a wrong one is a single line. */
export function parseEnquiryArguments(argv: string[]): Parsed {
  let parsed
  try {
    parsed = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        status: { type: 'string' },
        limit: { type: 'string' },
        format: { type: 'string' },
        email: { type: 'string' },
        output: { type: 'string' },
        'dry-run': { type: 'boolean' },
        weeks: { type: 'string' },
      },
    })
  } catch (error) {
    return refused(
      error instanceof Error ? `${error.message.split(/\.(?:\s|$)/)[0] ?? ''}.` : 'Wrong arguments.',
    )
  }
  const { values, positionals } = parsed
  const [name, ...rest] = positionals
  if (values.help || name === undefined) return { ok: true, command: { name: 'help' } }
  const options = Object.keys(values)
  const allowed = optionsOf.get(name)
  if (!allowed) return refused(`There is no command ${name}.`)
  const unexpected = options.find((option) => !allowed.includes(option))
  if (unexpected) return refused(`${name} takes no --${unexpected}.`)
  if (rest.length > 0 && name !== 'retry' && name !== 'erase')
    return refused(`${name} takes no ${rest[0] ?? ''}.`)
  return parseCommand(name, rest, values)
}

const optionsOf = new Map([
  ['list', ['status', 'limit']],
  ['retry', []],
  ['export', ['format', 'email', 'output']],
  ['report', ['weeks']],
  ['erase', []],
  ['prune', ['dry-run']],
])

type Values = {
  status?: string
  limit?: string
  format?: string
  email?: string
  output?: string
  'dry-run'?: boolean
  weeks?: string
}

function parseCommand(name: string, rest: string[], values: Values): Parsed {
  switch (name) {
    case 'list': {
      const status = statuses.find((known) => known === values.status)
      if (values.status !== undefined && !status) return refused(`--status is one of ${statuses.join(', ')}.`)
      if (values.limit !== undefined && !/^[1-9]\d{0,5}$/.test(values.limit))
        return refused('--limit is a number.')
      return { ok: true, command: { name, status, limit: Number(values.limit ?? 50) } }
    }
    case 'retry': {
      const wrong = rest.find((id) => !/^enquiry\.[\w-]+$/.test(id))
      if (wrong !== undefined) return refused(`${wrong} is no id of an enquiry.`)
      return { ok: true, command: { name, ids: rest } }
    }
    case 'export': {
      const format = values.format ?? 'csv'
      if (format !== 'csv' && format !== 'json') return refused('--format is csv or json.')
      return { ok: true, command: { name, format, email: values.email, output: values.output } }
    }
    case 'report': {
      if (values.weeks !== undefined && !/^[1-9]\d{0,2}$/.test(values.weeks))
        return refused('--weeks is a number up to 999.')
      return { ok: true, command: { name, weeks: Number(values.weeks ?? 12) } }
    }
    case 'erase': {
      const [email] = rest
      if (rest.length !== 1 || !email?.includes('@')) return refused('erase needs one e-mail address.')
      return { ok: true, command: { name, email } }
    }
    default:
      return { ok: true, command: { name: 'prune', dryRun: values['dry-run'] ?? false } }
  }
}
