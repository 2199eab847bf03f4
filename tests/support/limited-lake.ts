import { startLake } from '../../lib/content-lake/lake.ts'
import type { LakeLimits } from '../../lib/content-lake/types.ts'
import { lakeConfig } from './lake-config.ts'

// A Content Lake's program with limits that a test chooses: `LAKE_LIMITS`, as JSON.
const { DATA_DIR = '', CONTENT_LAKE_PORT, LAKE_LIMITS = '{}' } = process.env
const limits = JSON.parse(LAKE_LIMITS) as Partial<LakeLimits>
const lake = await startLake(lakeConfig(DATA_DIR, { port: Number(CONTENT_LAKE_PORT), limits }), 'production')
console.log('Content Lake ready')
process.once('SIGTERM', () => {
  void lake.close().then(() => process.exit(0))
})
