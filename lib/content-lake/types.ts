/** A stored document: JSON with Sanity's system fields. Treat as immutable; changes replace it. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

export type Role = 'administrator' | 'editor' | 'viewer' | 'anonymous'

/** The caller of a request; `anonymous` without a valid token or session. */
export type Identity = {
  id: string
  name: string
  email?: string
  role: Role
  kind: 'user' | 'token' | 'anonymous'
}

export const anonymous: Identity = {
  id: '<anonymous>',
  name: 'Anonymous',
  role: 'anonymous',
  kind: 'anonymous',
}

/** Settings of the process. Paths are absolute, sizes in bytes, times in milliseconds. */
export type LakeConfig = {
  host: string
  port: number
  dataDir: string
  projectId: string
  /**
   * Where browsers reach the lake, e.g. `http://localhost:3333` or, behind a proxy, `https://www.example.com/content-lake`:
   * asset URLs and login links are built from it. Without a slash at its end.
   */
  publicUrl: string
  /** Origin of the site that holds the Studio; the only one that logins are handed to. */
  siteOrigin: string
  /** Origins of other sites whose pages may call the lake with a token, e.g. `https://*.example.com`. */
  corsOrigins: readonly string[]
  /** How many proxies in front of the lake add to `X-Forwarded-For`; with 0 the header is ignored. */
  proxyHops: number
  /** Path of the Studio on that site, e.g. `/studio`. */
  studioPath: string
  /** Called on each change to published documents; none when missing. */
  webhook?: WebhookSettings | undefined
  limits: LakeLimits
}

export type WebhookSettings = {
  /** Each of these receives every change. */
  urls: readonly string[]
  /** Calls are signed with it. */
  secret: string
  /** GROQ projection of a change, in which `before()` and `after()` are the document before and after it. */
  projection: string
  /** Dataset whose changes are delivered; the configured one when missing. */
  dataset?: string | undefined
}

export type LakeLimits = {
  /** Largest JSON body of a query or mutation. */
  bodyBytes: number
  /** Largest uploaded asset. */
  assetBytes: number
  /** How long a query may run on the main thread before it moves to the query thread. */
  queryBudgetMs: number
  /** How long a query may run at all. */
  queryTimeoutMs: number
  /** Largest response to a query, and to a request for documents. */
  responseBytes: number
  /** Large responses that are not sent completely yet, of all callers together. */
  responsesInFlightBytes: number
  /** How long the headers of a request may take to arrive. */
  headersMs: number
  /** How long a whole request may take to arrive. */
  requestMs: number
  /** Longest that working on one image may take. */
  imageMs: number
  /** Longest that a presence connection may take to authenticate. */
  presenceLoginMs: number
  /** Open event streams, all transports together. */
  streams: number
}

/** The change of one document in a committed transaction. */
export type DocumentChange = {
  id: string
  transition: 'appear' | 'update' | 'disappear'
  previous: LakeDocument | null
  result: LakeDocument | null
  /** The mutations of the transaction that touched this document, as they were sent. */
  mutations: unknown[]
}

/** A committed transaction, for listeners, history and webhooks. */
export type CommittedTransaction = {
  /** Grows with each commit to the database, across all datasets. */
  sequence: number
  transactionId: string
  dataset: string
  timestamp: string
  author: string
  changes: DocumentChange[]
  /** Ids of deleted documents whose history is deleted too. */
  purged: string[]
  /** Length of the stored JSON. */
  bytes: number
}
