import type { Env } from '../../lib/env/env.ts'
import { seedIfEmpty } from './content.ts'
import { startContentLake } from './content-lake.ts'
import { hasCredentials, readCredentials } from './credentials.ts'
import { requireWritableFolder } from './data-folder.ts'
import { findHostedProblem } from './hosted-content.ts'
import { OperatorProblem } from './operator-problem.ts'
import { requireFreePort } from './ports.ts'
import type { Processes } from './processes.ts'
import { awaitSeparateLake } from './separate-lake.ts'
import { isBuildCurrent } from './site.ts'

/** How long a start waits for a Content Lake that runs by itself: it may start at the same time, and be filled first. */
const separateLakeMs = 60_000
/** The same when a build can serve pages meanwhile. */
const shortWaitMs = 5000

/** Makes sure that the site's content can be read: checks where it is, or starts the embedded Content Lake. */
export async function bringUpContent(env: Env, processes: Processes): Promise<void> {
  requireWritableFolder(env.dataDir)
  if (!env.embedded) await requireContentOrBuild(env)
  else if (env.contentLake.url !== undefined) await requireSeparateLakeOrBuild(env, env.contentLake.url)
  else await bringUpLake(env, processes)
}

/** Starts the embedded Content Lake and fills it, the first time, with content. */
export async function bringUpLake(env: Env, processes: Processes): Promise<void> {
  await requireFreePort({ ...env.contentLake, what: 'Content Lake', variable: 'CONTENT_LAKE_PORT' })
  const firstStart = !hasCredentials(env.dataDir)
  await startContentLake(env, processes)
  if (firstStart)
    console.log(`The owner's sign-in link (it works once): ${readCredentials(env.dataDir).ownerLoginUrl}`)
  await seedIfEmpty(env, processes)
}

/** While hosted Sanity is unavailable, a built site can serve its pages; without a build there is nothing to serve. */
async function requireContentOrBuild(env: Env): Promise<void> {
  const problem = await findHostedProblem(env, 'show')
  if (!problem) return
  if (problem.kind === 'misconfigured' || !isBuildCurrent(env)) throw new OperatorProblem(problem.message)
  console.warn(`Warning: ${problem.message} Until then pages stay as they were built.`)
}

/** The same for a Content Lake that runs by itself. */
async function requireSeparateLakeOrBuild(env: Env, url: string): Promise<void> {
  const hasToken = env.sanityToken !== undefined || hasCredentials(env.dataDir)
  const canServe = hasToken && isBuildCurrent(env)
  const problem = await awaitSeparateLake(env, url, canServe ? shortWaitMs : separateLakeMs)
  if (problem === undefined) return
  if (!canServe) throw new OperatorProblem(problem)
  console.warn(`Warning: ${problem} Until then pages stay as they were.`)
}
