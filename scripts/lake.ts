import { startLog } from '../lib/operations/log.ts'
import { bringUpLake } from './lib/bring-up.ts'
import { requireWritableFolder } from './lib/data-folder.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { notifyReady } from './lib/service-manager.ts'
import { loadSettings } from './lib/settings.ts'
import { supervise } from './lib/supervise.ts'

// `npm run lake`: the embedded Content Lake by itself, for sites that have its address in CONTENT_LAKE_SERVER.
await supervise(async ({ processes, everythingRuns }) => {
  // Sites beside this one may read the same settings.
  process.env.CONTENT_LAKE_SERVER = ''
  const env = loadSettings()
  await startLog(env.operations.log, 'lake')
  if (!env.embedded)
    throw new OperatorProblem(
      'NEXT_PUBLIC_SANITY_PROJECT_ID names hosted Sanity, which needs no Content Lake. Unset it, or start only the site.',
    )
  if (env.webhookSecret === undefined)
    throw new OperatorProblem(
      'SANITY_WEBHOOK_SECRET is not set, so no site would believe a report of this Content Lake. Set it to the same random text here and for the sites: openssl rand -hex 32',
    )
  requireWritableFolder(env.dataDir)
  await bringUpLake(env, processes)
  everythingRuns()
  notifyReady()
  const { host, port } = env.contentLake
  console.log(`
  Content Lake   http://${host.includes(':') ? `[${host}]` : host}:${port} (data in ${env.dataDir})

  Ctrl-C stops it.`)
  await new Promise<never>(() => {})
})
