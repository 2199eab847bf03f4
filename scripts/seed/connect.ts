import type { SanityClient } from '@sanity/client'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import type { Env } from '../../lib/env/env.ts'
import { credentialsFile, hasCredentials, siteTokenOf } from '../lib/credentials.ts'
import { requireHostedContent } from '../lib/hosted-content.ts'
import { OperatorProblem } from '../lib/operator-problem.ts'
import { statusCode } from '../../lib/shared/error-details.ts'

/** A client that may write to the dataset of the present settings. @throws OperatorProblem without a token */
export function connect(env: Env): SanityClient {
  return createSanityClient(env.content, {
    token: tokenOf(env),
    // The client's default of five retries would delay the message that the Content Lake is not running.
    ...(env.embedded && { maxRetries: 1 }),
  })
}

function tokenOf(env: Env): string {
  const isElsewhere = env.contentLake.url !== undefined && env.sanityToken !== undefined
  if (env.embedded && !isElsewhere && !hasCredentials(env.dataDir))
    throw new OperatorProblem(
      `There is no ${credentialsFile(env.dataDir)}: the Content Lake has never run with this data folder. Start it with npm start, or set DATA_DIR.`,
    )
  const token = siteTokenOf(env)
  if (token !== undefined) return token
  throw new OperatorProblem(
    `Set SANITY_API_TOKEN to a token with editor rights in the Sanity project ${env.content.projectId}.`,
  )
}

/**
 * Makes sure that the dataset can be read, and written to when that is the purpose.
 *
 * @throws OperatorProblem when it cannot
 */
export async function requireReachable(
  client: SanityClient,
  env: Env,
  purpose: 'read' | 'write' = 'write',
): Promise<void> {
  if (!env.embedded) {
    await requireHostedContent(env, purpose)
    return
  }
  try {
    await client.fetch('count(*[_id == "siteSettings"])', {}, { perspective: 'raw' })
  } catch (error) {
    throw new OperatorProblem(explain(error, env))
  }
}

function explain(error: unknown, env: Env): string {
  const status = statusCode(error)
  const where = env.content.apiHost ?? 'the Content Lake'
  if (status === 401 || status === 403)
    return `${where} does not accept the token. DATA_DIR may belong to another Content Lake.`
  if (status === 404) return `${where} has no dataset called ${env.content.dataset}.`
  const reason = error instanceof Error ? error.message : String(error)
  return `No Content Lake answers at ${where}. Start it with npm start, or set CONTENT_LAKE_PORT to where it runs. (${reason})`
}
