import type { DatabaseSync } from 'node:sqlite'
import type { AssetStore } from '../assets/asset-store.ts'
import type { Auth } from '../auth/auth.ts'
import type { QueryEngine } from '../query/query-engine.ts'
import type { DatasetRegistry } from '../store/dataset-registry.ts'
import type { StreamHub } from '../streams/stream-hub.ts'
import type { Identity, LakeConfig } from '../types.ts'
import type { LargeAnswers } from './large-answers.ts'

/** Everything that the endpoints share. Built once at start (`lake.ts`). */
export type Lake = {
  config: LakeConfig
  db: DatabaseSync
  auth: Auth
  datasets: DatasetRegistry
  assets: AssetStore
  streams: StreamHub
  queries: QueryEngine
  answers: LargeAnswers
}

/** What the middleware leaves for a handler. */
export type LakeEnv = {
  Variables: {
    /** Never missing: without a valid credential it is `ANONYMOUS`. */
    identity: Identity
    /**
     * Looks the same credential up again, once a body has taken its time.
     * @throws LakeError 401 or 403 when it has been revoked or given another role
     */
    confirmIdentity: () => void
    /** How many proxies stand in front. */
    proxyHops: number
    /** The largest body to read from this caller; uploads have a limit of their own. */
    bodyBytes: number
    /** `1`, `X` or a date such as `2026-01-01`, without the leading `v`. */
    apiVersion: string
  }
}
