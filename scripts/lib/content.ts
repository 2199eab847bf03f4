import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { isPlaceholderEmail, isPlaceholderPhone } from '../../schemas/rules/contact-details.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { siteTokenOf } from './credentials.ts'
import { OperatorProblem } from './operator-problem.ts'
import type { Processes } from './processes.ts'

const queryResponse = z.object({ result: z.unknown() })

/** Runs a GROQ query with the site's token. Without a client library, which would stay in memory for one query. */
export async function contentQuery(env: Env, query: string): Promise<unknown> {
  const { projectId, dataset, apiHost } = env.content
  const token = siteTokenOf(env)
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

/** Seeds the embedded Content Lake's dataset if it is empty. The seed is written in one transaction. */
export async function seedIfEmpty(env: Env, processes: Processes): Promise<void> {
  const found = await contentQuery(
    env,
    '*[!(_id in path("_.**")) && !string::startsWith(_type, "system.")][0]._id',
  )
  if (found !== null) return
  const seed = processes.start('scripts/seed.ts', [], { env: process.env, output: 'show' })
  if ((await seed.ended) !== 0) throw new OperatorProblem('The content could not be written.')
}

const contactDetails = z.object({ phone: z.string().nullish(), email: z.string().nullish() }).nullable()

/** Warns when the site still shows a telephone number or an e-mail address that reaches nobody. */
export async function warnOfPlaceholders(env: Env): Promise<void> {
  let details: z.infer<typeof contactDetails>
  try {
    details = contactDetails.parse(await contentQuery(env, '*[_id == "siteSettings"][0]{phone, email}'))
  } catch {
    // The site runs: a failed check must not stop it.
    return
  }
  const { phone, email } = details ?? {}
  const remaining = [
    ...(phone && isPlaceholderPhone(phone) ? [phone] : []),
    ...(email && isPlaceholderEmail(email) ? [email] : []),
  ]
  if (remaining.length > 0)
    console.warn(
      `Warning: the site still shows placeholder contact details (${remaining.join(', ')}). Change them in the site settings.`,
    )
}
