import { parseArgs } from 'node:util'

/** The options of the command line. */
export type SeedOptions = {
  /** Restore the seed's documents instead of only adding missing ones. */
  reset: boolean
  dryRun: boolean
  help: boolean
  /** Types, slugs or ids; undefined means everything. */
  only: string[] | undefined
}

/** The text of `--help`. */
export const helpText = `Fills the dataset with the site's first content: ten towns, their areas, the FAQ, guide, legal pages and settings.

Usage: npm run seed -- [options]

  (none)         Add the documents that are missing. A document that exists, published or as a draft, is left alone.
  --reset        Put every document of the seed back to its first state, whatever was changed and published since.
                 Drafts stay as they are, and nothing is ever deleted.
  --dry-run      Say what would be written and write nothing.
  --only LIST    Only these, separated by commas: types (town, area, faq), addresses (reading, reading/caversham,
                 terms) or document ids (town-reading). Example: --only town,reading/caversham
  --help         Show this text.

It writes to the embedded Content Lake, or to hosted Sanity when NEXT_PUBLIC_SANITY_PROJECT_ID names a project; then
SANITY_API_TOKEN must hold a token with editor rights.`

/** Parses the command line; the message for a wrong one is a single line. */
export function parseSeedArguments(
  argv: string[],
): { ok: true; options: SeedOptions } | { ok: false; message: string } {
  let values: { reset?: boolean; 'dry-run'?: boolean; help?: boolean; only?: string[] }
  try {
    values = parseArgs({
      args: argv,
      strict: true,
      allowPositionals: false,
      options: {
        reset: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        only: { type: 'string', multiple: true },
      },
    }).values
  } catch (error) {
    return { ok: false, message: explain(error, argv) }
  }
  const only = values.only?.flatMap((list) => list.split(',')).map((item) => item.trim())
  if (only?.some((item) => item === ''))
    return { ok: false, message: '--only has an empty entry. Example: --only town,reading/caversham' }
  return {
    ok: true,
    options: {
      reset: values.reset ?? false,
      dryRun: values['dry-run'] ?? false,
      help: values.help ?? false,
      only,
    },
  }
}

function explain(error: unknown, argv: string[]): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    const named = /'([^']+)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? argv.join(' ')
    return `Unknown argument ${named}. It takes --reset, --dry-run, --only LIST and --help.`
  }
  if (argv.some((argument) => argument === '--only' || argument.startsWith('--only=')))
    return '--only needs a list after it. Example: --only town,reading/caversham'
  return error instanceof Error ? error.message : String(error)
}
