import type { DatabaseSync } from 'node:sqlite'
import type { AssetStore } from '../assets/asset-store.ts'
import type { Auth } from '../auth/auth.ts'
import type { QueryEngine } from '../query/query-engine.ts'
import type { LakeMetrics } from '../metrics.ts'
import type { DatasetRegistry } from '../store/dataset-registry.ts'
import type { StreamHub } from '../streams/stream-hub.ts'
import type { LakeConfig } from '../types.ts'
import type { LargeResponses } from './large-responses.ts'

/** Everything that the endpoints share, created at start (`lake.ts`). */
export type Lake = {
  config: LakeConfig
  db: DatabaseSync
  auth: Auth
  datasets: DatasetRegistry
  assets: AssetStore
  streams: StreamHub
  queries: QueryEngine
  responses: LargeResponses
  metrics: LakeMetrics
}
