import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The site that browser tests visit. They run in several processes, so its address is in a file. */
export type RunningSite = {
  url: string
  lakeUrl: string
  dataDir: string
  /** npm's process. */
  pid: number
}

const file = 'test-results/running-site.json'

export function saveRunningSite(site: RunningSite): void {
  writeFileSync(file, JSON.stringify(site))
}

export function runningSite(): RunningSite {
  return JSON.parse(readFileSync(file, 'utf8')) as RunningSite
}

export function hasRunningSite(): boolean {
  return existsSync(file)
}
