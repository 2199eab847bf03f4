import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The site the browser tests visit. Each test runs in a process of its own, so a file tells them where it is. */
export type RunningSite = {
  url: string
  lakeUrl: string
  dataDir: string
  /** npm's process. */
  pid: number
}

const file = 'test-results/running-site.json'

export function rememberSite(site: RunningSite): void {
  writeFileSync(file, JSON.stringify(site))
}

export function runningSite(): RunningSite {
  return JSON.parse(readFileSync(file, 'utf8')) as RunningSite
}

export function hasRunningSite(): boolean {
  return existsSync(file)
}
