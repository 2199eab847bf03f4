import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { ownerDocumentsQuery, ownerGaps, ownerTypes } from '../../schemas/rules/owner-gaps.ts'
import { contentQuery } from '../lib/content.ts'
import { findHostedProblem } from '../lib/hosted-content.ts'
import { type Finding, ok, problem, unlessLive, warning } from './finding.ts'

const about = 'Content'

const storedDocument = z.looseObject({ _id: z.string(), _type: z.string() })

/** Finds what is missing or invented in the database of the embedded Content Lake. */
export function checkStoredContent(env: Env, db: DatabaseSync): Finding[] {
  const rows = db
    .prepare(
      `SELECT id, body FROM document WHERE dataset = ? AND id NOT LIKE '%.%'
       AND json_extract(body, '$._type') IN (${ownerTypes.map((type) => `'${type}'`).join(', ')})`,
    )
    .all(env.public.sanity.dataset)
  return findingsOf(
    env,
    rows.map(({ id, body }) => storedDocument.parse({ ...parsed(body), _id: id })),
  )
}

const parsed = (body: unknown) => z.record(z.string(), z.unknown()).parse(JSON.parse(z.string().parse(body)))

/** Checks hosted Sanity, and finds what is missing or invented there or in a Content Lake that runs by itself. */
export async function checkRemoteContent(env: Env): Promise<Finding[]> {
  if (env.embedded) return env.contentLake.url === undefined ? [] : readContent(env)
  const found = await findHostedProblem(env, 'show')
  if (found) return [problem('Sanity', found.message, 'The message says what to change.')]
  return [ok('Sanity', 'The project responds, and the token may write.'), ...(await readContent(env))]
}

async function readContent(env: Env): Promise<Finding[]> {
  return findingsOf(env, z.array(storedDocument).parse(await contentQuery(env, ownerDocumentsQuery)))
}

function findingsOf(env: Env, documents: z.infer<typeof storedDocument>[]): Finding[] {
  const placeholder = unlessLive(env)
  if (!documents.some(({ _id }) => _id === 'siteSettings'))
    return [placeholder(about, 'There are no site settings.', 'Run `npm run seed`, or import your content.')]
  const gaps = ownerGaps(documents)
  if (gaps.length === 0) return [ok(about, 'Nothing is left that only the owner can fill in.')]
  return gaps.map(({ isShown, what, todo, form }) =>
    (isShown ? placeholder : warning)(about, what, form ? `${todo} In the Studio: ${form.title}.` : todo),
  )
}
