import type { Env } from '../lib/env/env.ts'
import { startLog } from '../lib/operations/log.ts'
import { bringUpContent } from './lib/bring-up.ts'
import { catchUp } from './lib/catch-up.ts'
import { warnOfPlaceholders } from './lib/content.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { requireFreePort } from './lib/ports.ts'
import { notifyReady } from './lib/service-manager.ts'
import { loadSettings } from './lib/settings.ts'
import { buildIfNeeded, startSite } from './lib/site.ts'
import { supervise } from './lib/supervise.ts'

// `npm start`: starts everything that the site needs.
await supervise(async ({ processes, everythingRuns }) => {
  const env = loadSettings()
  await startLog(env.operations.log, 'start')
  await requireFreePort({ port: env.port, what: 'website', variable: 'PORT' })
  await bringUpContent(env, processes)

  await buildIfNeeded(env, processes)
  const site = await startSite(env, processes, 'production')
  await catchUp(env)
  everythingRuns()
  notifyReady()

  const { apiHost, projectId, dataset } = env.content
  const { siteUrl } = env.public
  const local = `http://localhost:${env.port}`
  console.log(`
  Website   ${siteUrl}${siteUrl === local ? '' : ` (on this machine: ${local})`}
  Studio    ${siteUrl}/studio
  Content   ${apiHost ? `${apiHost} (${lakeOf(env)})` : `Sanity project ${projectId}, dataset ${dataset}`}

  Ctrl-C stops everything.`)
  await warnOfPlaceholders(env)

  const result = await site.ended
  throw new OperatorProblem(`The website stopped (${result}).`)
})

function lakeOf({ contentLake, dataDir }: Env): string {
  return contentLake.url === undefined
    ? `embedded Content Lake, data in ${dataDir}`
    : 'a Content Lake that runs by itself'
}
