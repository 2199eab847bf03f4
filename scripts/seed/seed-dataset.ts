import type { SanityClient } from '@sanity/client'
import { buildSeedDocuments } from './build-seed-documents.ts'
import { type ExistingDocuments, type SeedMode, type SeedPlan, draftId, planSeed } from './plan.ts'
import type { SeedDocument } from './seed-document.ts'
import { selectDocuments } from './selection.ts'
import { splitIntoTransactions } from './transactions.ts'
import { type SeedProblem, validateSeed } from './validate.ts'

/** What to seed, into which dataset. */
export type SeedRequest = {
  /** Must be allowed to write and to read drafts. */
  client: SanityClient
  mode?: SeedMode
  /** Types, addresses or ids; undefined means everything. */
  only?: string[] | undefined
  dryRun?: boolean
  /** Receives progress line by line. */
  log?: (line: string) => void
}

/** The result of a seeding. */
export type SeedResult =
  | { status: 'done'; created: number; reset: number; kept: number; total: number; milliseconds: number }
  | { status: 'invalid'; problems: SeedProblem[] }
  | { status: 'refused'; message: string }
  /** `written` of `total` documents are in the dataset; a second run adds the others. */
  | { status: 'failed'; message: string; written: number; total: number }

// Computed once: the seed does not change, and its validation takes seconds.
let documents: SeedDocument[] | undefined
let problemsFound: Promise<SeedProblem[]> | undefined
const seedDocuments = (): SeedDocument[] => (documents ??= buildSeedDocuments())
const seedProblems = (): Promise<SeedProblem[]> => (problemsFound ??= validateSeed(seedDocuments()))

/** Fills a dataset with the site's first content. Nothing is written unless every document is valid. */
export async function seedDataset(request: SeedRequest): Promise<SeedResult> {
  const { client, mode = 'create', only, dryRun = false, log = () => {} } = request
  const started = performance.now()
  let all: SeedDocument[]
  try {
    all = seedDocuments()
  } catch (error) {
    return { status: 'refused', message: messageOf(error) }
  }
  const selection = selectDocuments(all, only)
  if (!selection.ok) return { status: 'refused', message: selection.message }

  log(`Checking ${all.length} documents …`)
  const problems = await seedProblems()
  if (problems.length > 0) return { status: 'invalid', problems }

  let plan: SeedPlan
  try {
    plan = planSeed(selection.documents, await readExisting(client, all), mode)
  } catch (error) {
    return { status: 'refused', message: `The dataset cannot be read: ${messageOf(error)}` }
  }
  if (plan.dangling.length > 0) return { status: 'refused', message: describeDangling(plan) }
  if (mode === 'reset' && plan.drafts.length > 0)
    log(
      `Left as they are: the drafts of ${listOf(plan.drafts)}. Discard them in the Studio to see the seed's text there.`,
    )

  const outcome = dryRun ? announce(plan, log) : await write(client, plan, log)
  if (outcome) return outcome
  return {
    status: 'done',
    created: plan.create.length,
    reset: plan.replace.length,
    kept: plan.keep.length,
    total: selection.documents.length,
    milliseconds: Math.round(performance.now() - started),
  }
}

async function readExisting(client: SanityClient, documents: SeedDocument[]): Promise<ExistingDocuments> {
  const ids = documents.flatMap((document) => [document._id, draftId(document._id)])
  const found = await client.fetch<{ _id: string }[]>('*[_id in $ids]', { ids }, { perspective: 'raw' })
  return new Map(found.map((document) => [document._id, document]))
}

function announce(plan: SeedPlan, log: (line: string) => void): undefined {
  for (const document of plan.create) log(`Would create ${document._id}`)
  for (const document of plan.replace) log(`Would put back ${document._id}`)
}

async function write(
  client: SanityClient,
  plan: SeedPlan,
  log: (line: string) => void,
): Promise<SeedResult | undefined> {
  const replaced = new Set(plan.replace)
  const total = plan.create.length + plan.replace.length
  const transactions = splitIntoTransactions([...plan.create, ...plan.replace])
  let written = 0
  for (const documents of transactions) {
    const transaction = client.transaction()
    for (const document of documents)
      if (replaced.has(document)) transaction.createOrReplace(document)
      // An editor may have created the document meanwhile; it is not overwritten.
      else transaction.createIfNotExists(document)
    try {
      await transaction.commit({ visibility: 'sync', returnDocuments: false })
    } catch (error) {
      return { status: 'failed', message: messageOf(error), written, total }
    }
    written += documents.length
    log(`Written ${written} of ${total} documents`)
  }
  return undefined
}

function describeDangling({ dangling }: SeedPlan): string {
  const shown = dangling.slice(0, 10).map(({ id, path, target }) => `  ${id}, ${path}: needs ${target}`)
  if (dangling.length > shown.length) shown.push(`  and ${dangling.length - shown.length} more`)
  return [
    'Some documents refer to others that are not published in the dataset:',
    ...shown,
    'Seed those too (add them to --only, or leave it out), or publish their drafts first.',
  ].join('\n')
}

function listOf(ids: string[]): string {
  return ids.length > 5 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ')
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
