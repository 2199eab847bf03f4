import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from '../../lib/content-lake/lake.ts'
import { lakeConfig } from './lake-config.ts'

/** Every endpoint of a Content Lake, as `GET /data/doc/:dataset/:ids`: without API versions and middleware. */
export async function lakeRoutes(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-routes-'))
  const lake = await startLake(lakeConfig(dataDir), 'production')
  await lake.close()
  rmSync(dataDir, { recursive: true })
  const found = lake.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/^\/:version\{.*\)\}/, '')}`)
  return [...new Set(found)].toSorted()
}
