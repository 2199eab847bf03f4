import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultLimits, startLake } from '../../lib/content-lake/lake.ts'

/** Every endpoint that a Content Lake has: `GET /data/doc/:dataset/:ids`, API versions left out. Middleware is none. */
export async function lakeRoutes(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lake-routes-'))
  const lake = await startLake(
    {
      host: '127.0.0.1',
      port: 0,
      dataDir,
      projectId: 'embedded',
      publicUrl: 'http://localhost',
      siteOrigin: 'http://localhost',
      corsOrigins: [],
      proxyHops: 0,
      studioPath: '/studio',
      limits: defaultLimits,
    },
    'production',
  )
  await lake.close()
  rmSync(dataDir, { recursive: true })
  const found = lake.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/^\/:version\{.*\)\}/, '')}`)
  return [...new Set(found)].toSorted()
}
