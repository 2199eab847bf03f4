import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { readCredentials } from './credentials.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { Processes } from './processes.ts'

const queryResponse = z.object({ result: z.unknown() })

/** Runs a GROQ query with the site's own rights. Plain HTTP: a client library would stay in memory for one question. */
async function queryContent(env: Env, query: string): Promise<unknown> {
  const { projectId, dataset, apiHost } = env.public.sanity
  const token = env.embedded ? readCredentials(env.dataDir).siteToken : env.sanityToken
  const url = new URL(
    `/v${sanityApiVersion}/data/query/${dataset}`,
    apiHost ?? `https://${projectId}.api.sanity.io`,
  )
  url.searchParams.set('query', query)
  url.searchParams.set('perspective', 'raw')
  const response = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The content cannot be read: HTTP ${response.status} from ${url.origin}`)
  const { result } = queryResponse.parse(await response.json())
  return result
}

/** Fills an empty dataset of the embedded Content Lake. The seed is written as a whole or not at all. */
export async function seedIfEmpty(env: Env, processes: Processes): Promise<void> {
  const found = await queryContent(
    env,
    '*[!(_id in path("_.**")) && !string::startsWith(_type, "system.")][0]._id',
  )
  if (found !== null) return
  const seed = processes.start('scripts/seed.ts', [], { env: process.env, output: 'show' })
  if ((await seed.ended) !== 0) throw new OperatorProblem('The content could not be written.')
}

/** Says so when a business would go public with the seed's telephone number or e-mail address. */
export async function warnOfPlaceholders(env: Env): Promise<void> {
  let text: string
  try {
    text = JSON.stringify(await queryContent(env, '*[_id == "siteSettings"][0]{phone, email}'))
  } catch {
    // The site serves visitors; a question it can do without must not end it.
    return
  }
  const left = ['0800 000 0000', 'info@royalcounty.example'].filter((placeholder) =>
    text.includes(placeholder),
  )
  if (left.length > 0)
    console.warn(
      `Warning: the site still shows placeholder contact details (${left.join(', ')}). Change them in the site settings.`,
    )
}
