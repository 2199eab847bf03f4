import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import {
  enquiryProblems,
  type EnquirySettings,
  enquirySettings,
  type PublicEnquirySettings,
  publicEnquirySettings,
} from './enquiry-variables.ts'
import { isLoopback } from './is-loopback.ts'
import { type OperationsSettings, operationsSettings } from './operations-variables.ts'
import {
  type VehicleLookupLimits,
  vehicleProblems,
  type VehicleSource,
  vehicleSource,
} from './vehicle-variables.ts'
import { separateLakeProblems } from './separate-lake-variables.ts'
import { withSecrets } from './secrets-file.ts'
import { schema, type TrustedProxy, type VariableName, variableNames } from './variables.ts'

/**
 * Every environment variable that this project reads, checked once and provided as typed values.
 *
 * Server side only: it is read at run time (never inlined by the bundler), and `getEnv` refuses to run in a
 * browser. What a browser may know is under `public`; server components pass it on as props.
 */

/** What a browser may know; safe to pass to a client component as props. */
export type PublicEnv = {
  /** The site's own address, without a trailing slash. */
  siteUrl: string
  /** Without a trailing slash; the registration is appended as one path segment. */
  vehicleLookupUrl: string
  sanity: {
    projectId: string
    dataset: string
    /** The path of this site under which browsers reach the embedded Content Lake; undefined with hosted Sanity. */
    lakePath: string | undefined
  }
  enquiries: PublicEnquirySettings
}

/** The dataset with the content, and how a client reaches it. */
export type ContentSource = {
  projectId: string
  dataset: string
  /** The embedded Content Lake's address; undefined with hosted Sanity, whose address the client knows. */
  apiHost: string | undefined
}

/** The path under which the site passes browsers' requests on to the embedded Content Lake. */
export const lakePath = '/content-lake'

/** The checked settings of this process. */
export type Env = {
  port: number
  /** Absolute. */
  dataDir: string
  /** Relative to the project's folder, which is where every command runs. */
  buildDir: string
  contentLake: {
    port: number
    host: string
    /** How many proxies are in front of it, this site among them. */
    proxyHops: number
    /** The address of one that runs by itself; undefined when it is started with the site. */
    url: string | undefined
    /** Where it reports publications; undefined: to this site. */
    webhookUrls: string[] | undefined
  }
  /** How this server and its commands reach the content: directly, not through the site. */
  content: ContentSource
  /** True when content comes from the embedded Content Lake, false with hosted Sanity. */
  embedded: boolean
  sanityToken: string | undefined
  /** Undefined: webhook calls are refused, and pages are rendered again every few minutes. */
  webhookSecret: string | undefined
  /** Undefined: none is trusted. A visitor's address is then the connection's. */
  trustedProxy: TrustedProxy | undefined
  redisUrl: string | undefined
  vehicleLookup: { source: VehicleSource; limits: VehicleLookupLimits }
  enquiries: EnquirySettings
  operations: OperationsSettings
  public: PublicEnv
}

/** One or more variables have values the project cannot work with; the message explains each. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Checks the variables in `source` and throws one `EnvError` that lists every problem. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // `NAME=` in a file is meant as "not set", so an empty value takes the default.
  const given = Object.fromEntries(
    variableNames.map((name) => [name, source[name]?.trim() || undefined] as const),
  )
  const parsed = schema.safeParse(given)
  const problems = new Map<VariableName, string>()
  for (const issue of parsed.error?.issues ?? []) {
    const name = variableNames.find((candidate) => candidate === issue.path[0])
    if (name && !problems.has(name)) problems.set(name, issue.message)
  }
  if (parsed.data && parsed.data.PORT === parsed.data.CONTENT_LAKE_PORT)
    problems.set('CONTENT_LAKE_PORT', 'is the same as PORT')
  for (const [name, problem] of parsed.data ? vehicleProblems(parsed.data) : []) problems.set(name, problem)
  for (const [name, problem] of parsed.data ? separateLakeProblems(parsed.data) : [])
    problems.set(name, problem)
  for (const [name, problem] of parsed.data ? enquiryProblems(parsed.data) : []) problems.set(name, problem)
  if (!parsed.data || problems.size > 0) throw new EnvError(explain(problems, given))

  const values = parsed.data
  const { NEXT_PUBLIC_SANITY_PROJECT_ID: projectId, NEXT_PUBLIC_SANITY_DATASET: dataset } = values
  const embedded = projectId === 'embedded'
  return {
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    buildDir: values.BUILD_DIR,
    contentLake: {
      port: values.CONTENT_LAKE_PORT,
      host: values.CONTENT_LAKE_HOST,
      url: embedded ? values.CONTENT_LAKE_SERVER : undefined,
      webhookUrls: values.CONTENT_LAKE_WEBHOOK_URL,
      proxyHops: values.CONTENT_LAKE_PROXY_HOPS ?? (isLoopback(values.CONTENT_LAKE_HOST) ? 1 : 0),
    },
    content: {
      projectId,
      dataset,
      apiHost: embedded
        ? (values.CONTENT_LAKE_SERVER ?? lakeOrigin(values.CONTENT_LAKE_HOST, values.CONTENT_LAKE_PORT))
        : undefined,
    },
    embedded,
    sanityToken: values.SANITY_API_TOKEN,
    webhookSecret: values.SANITY_WEBHOOK_SECRET,
    trustedProxy: values.TRUSTED_PROXY,
    redisUrl: values.REDIS_URL,
    vehicleLookup: {
      source: vehicleSource(values),
      limits: {
        perVisitor: values.VEHICLE_LOOKUP_LIMIT_PER_VISITOR,
        total: values.VEHICLE_LOOKUP_LIMIT_TOTAL,
      },
    },
    enquiries: enquirySettings(values),
    operations: operationsSettings(values),
    public: {
      siteUrl: values.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${values.PORT}`,
      vehicleLookupUrl: values.NEXT_PUBLIC_VEHICLE_LOOKUP_URL,
      sanity: { projectId, dataset, lakePath: embedded ? lakePath : undefined },
      enquiries: publicEnquirySettings(values),
    },
  }
}

/** Where this machine reaches a Content Lake that listens on this address. */
function lakeOrigin(host: string, port: number): string {
  if (reachedAsLocalhost.has(host)) return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

const reachedAsLocalhost = new Set(['0.0.0.0', '::', '127.0.0.1', '::1'])

let current: Env | undefined

/** The settings of this process, checked on first use. */
export function getEnv(): Env {
  if (typeof window !== 'undefined') throw new EnvError('Environment variables are read on the server only.')
  current ??= parseEnv(withSecrets(process.env))
  return current
}

function explain(problems: Map<VariableName, string>, given: Record<string, string | undefined>): string {
  const entries = [...problems].map(([name, problem]) => {
    const variable = schema.shape[name]
    const { description, example, secret } = variable.meta() ?? {}
    const unset = variable.safeParse(undefined).data === undefined ? 'it' : 'its default'
    const value = given[name] === undefined ? unset : secret ? 'its value' : JSON.stringify(given[name])
    return `  ${name}: ${value} ${problem}.\n    It is ${String(description)}. Example: ${String(example)}`
  })
  const title = entries.length === 1 ? 'One setting is wrong:' : `${entries.length} settings are wrong:`
  return [title, ...entries, '  Set them in the environment or in .env; .env.example lists them all.'].join(
    '\n',
  )
}
