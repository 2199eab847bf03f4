import { bringUpContent } from './lib/bring-up.ts'
import { loadSettings } from './lib/settings.ts'
import { buildIfNeeded } from './lib/site.ts'
import { supervise } from './lib/supervise.ts'

// `npm run build`: makes the build of `npm start` ahead of time.
await supervise(async ({ processes }) => {
  const env = loadSettings()
  await bringUpContent(env, processes)
  const result = await buildIfNeeded(env, processes)
  console.log(result === 'built' ? `Built into ${env.buildDir}.` : `The build in ${env.buildDir} is current.`)
})
