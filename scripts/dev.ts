import { bringUpContent } from './lib/bring-up.ts'
import { OperatorProblem } from './lib/operator-problem.ts'
import { requireFreePort } from './lib/ports.ts'
import { loadSettings } from './lib/settings.ts'
import { startSite } from './lib/site.ts'
import { supervise } from './lib/supervise.ts'

// `npm run dev`: `npm start` without a build; pages are compiled on request.
await supervise(async ({ processes, everythingRuns }) => {
  const env = loadSettings()
  await requireFreePort({ port: env.port, what: 'website', variable: 'PORT' })
  await bringUpContent(env, processes)
  const site = await startSite(env, processes, 'development')
  everythingRuns()
  const result = await site.ended
  throw new OperatorProblem(`The website stopped (${result}).`)
})
