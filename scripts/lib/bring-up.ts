import { existsSync } from 'node:fs'
import type { Env } from '../../lib/env/env.ts'
import { seedIfEmpty } from './content.ts'
import { startContentLake } from './content-lake.ts'
import { credentialsFile, readCredentials } from './credentials.ts'
import { requireWritableFolder } from './data-folder.ts'
import { findHostedProblem } from './hosted-content.ts'
import { OperatorProblem } from './operator-problem.ts'
import { requireFreePort } from './ports.ts'
import type { Processes } from './processes.ts'
import { isBuildCurrent } from './site.ts'

/** Makes sure that the site's content can be read: checks hosted Sanity, or starts the embedded Content Lake. */
export async function bringUpContent(env: Env, processes: Processes): Promise<void> {
  requireWritableFolder(env.dataDir)
  if (!env.embedded) {
    await requireContentOrBuild(env)
    return
  }
  await requireFreePort({ ...env.contentLake, what: 'Content Lake', variable: 'CONTENT_LAKE_PORT' })
  const firstStart = !existsSync(credentialsFile(env.dataDir))
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
