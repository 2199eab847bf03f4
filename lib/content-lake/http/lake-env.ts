import type { HttpBindings } from '@hono/node-server'
import type { Identity } from '../types.ts'

/** What the middleware sets for a handler. */
export type LakeEnv = {
  /** Node's side of a request; missing where a test calls the app without a server. */
  Bindings: Partial<HttpBindings> | undefined
  Variables: {
    /** Never missing: without a valid credential it is `anonymous`. */
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
