import { rmSync } from 'node:fs'
import { processesWith } from './process-tree.ts'
import { hasRunningSite, runningSite } from './running-site.ts'

/** Runs after all tests, even when they are interrupted: removes remaining processes and folders. */
export default function stopLeftovers(): void {
  if (!hasRunningSite()) return
  const { dataDir } = runningSite()
  for (const { pid } of processesWith(`DATA_DIR=${dataDir}`)) process.kill(pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}
