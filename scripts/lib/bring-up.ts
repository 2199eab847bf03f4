import { existsSync } from 'node:fs'
import type { Env } from '../../lib/env.ts'
import { seedIfEmpty } from './content.ts'
import { startContentLake } from './content-lake.ts'
import { credentialsFile, readCredentials } from './credentials.ts'
import { requireWritableFolder } from './data-folder.ts'
import { requireFreePort } from './ports.ts'
import type { Processes } from './processes.ts'

/** Makes sure that the site's content can be read: nothing to do with hosted Sanity, else the embedded Content Lake. */
export async function bringUpContent(env: Env, processes: Processes): Promise<void> {
  requireWritableFolder(env.dataDir)
  if (!env.embedded) return
  await requireFreePort({ ...env.contentLake, what: 'Content Lake', variable: 'CONTENT_LAKE_PORT' })
  const firstStart = !existsSync(credentialsFile(env.dataDir))
  await startContentLake(env, processes)
  if (firstStart)
    console.log(`The owner's sign-in link (it works once): ${readCredentials(env.dataDir).ownerLoginUrl}`)
  await seedIfEmpty(env, processes)
}
