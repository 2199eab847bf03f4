import type { HttpBindings } from '@hono/node-server'
import type { Identity } from '../types.ts'

/** What the middleware sets for a handler. */
export type LakeEnv = {
  /** Node's request and response; missing where a test calls the app without a server. */
  Bindings: Partial<HttpBindings> | undefined
  Variables: {
    /** Without a valid credential, `anonymous`. */
    identity: Identity
    /**
     * Checks the credential again, after a body has arrived.
     * @throws LakeError 401 or 403 when it has been revoked or given another role
     */
    confirmIdentity: () => void
    /** How many trusted proxies are in front of the lake. */
    proxyHops: number
    /** The largest body to read from this caller; uploads have a limit of their own. */
    bodyBytes: number
    /** `1`, `X` or a date such as `2026-01-01`, without the leading `v`. */
    apiVersion: string
  }
}
