import { startContentLake } from '../../scripts/lib/content-lake.ts'
import { loadSettings } from '../../scripts/lib/settings.ts'
import { supervise } from '../../scripts/lib/supervise.ts'

// The part of `npm start` that keeps the Content Lake running, without the website.
await supervise(async ({ processes, everythingRuns }) => {
  await startContentLake(loadSettings(), processes)
  everythingRuns()
  console.log('Supervised')
  await new Promise<never>(() => {})
})
