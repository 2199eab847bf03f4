import { defaultLimits } from '../../lib/content-lake/lake.ts'
import type { LakeConfig, LakeLimits } from '../../lib/content-lake/types.ts'

/** Settings of a lake on loopback: the defaults, other limits where given, and any free port unless one is given. */
export function lakeConfig(
  dataDir: string,
  { port = 0, limits = {} }: { port?: number; limits?: Partial<LakeLimits> } = {},
): LakeConfig {
  return {
    host: '127.0.0.1',
    port,
    dataDir,
    projectId: 'embedded',
    publicUrl: `http://localhost:${port}`,
    siteOrigin: 'http://localhost:3000',
    corsOrigins: [],
    proxyHops: 0,
    studioPath: '/studio',
    limits: { ...defaultLimits, ...limits },
  }
}
