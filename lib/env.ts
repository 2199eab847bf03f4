import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import {
  enquiryProblems,
  type EnquirySettings,
  enquirySettings,
  enquiryVariables,
  type PublicEnquirySettings,
  publicEnquirySettings,
} from './env-enquiries.ts'
import {
  type VehicleLookupLimits,
  vehicleProblems,
  type VehicleSource,
  vehicleSource,
  vehicleVariables,
} from './env-vehicle.ts'
import { withSecrets } from './secrets-file.ts'

/**
 * Every environment variable this project reads, checked once and handed out as typed values.
 *
 * Server side only: it is read at run time (never inlined by the bundler), and `getEnv` refuses to run in a
 * browser. What a browser may know is under `public`; server components pass it on as props.
 */

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, 'is not between 1 and 65535')
    .default(fallback)

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

const withoutTrailingSlash = (value: string) => value.replace(/\/+$/, '')

function isTrustedProxy(value: string): boolean {
  return (
    /^[1-9]$/.test(value) ||
    value.split(',').every((range) => isIP(range.trim()) || ipaddr.isValidCIDR(range.trim()))
  )
}

const schema = z.object({
  PORT: port(3000).meta({ description: 'the port the website listens on', example: '3000' }),
  NEXT_PUBLIC_SITE_URL: z
    .string()
    .refine(isHttpUrl, 'is not a web address starting with http:// or https://')
    .refine((value) => !isHttpUrl(value) || new URL(value).pathname === '/', 'must not have a path')
    .transform(withoutTrailingSlash)
    .optional()
    .meta({
      description: "the site's public address, used in canonical links and the sitemap",
      example: 'https://www.example.co.uk',
    }),
  DATA_DIR: z.string().default('.data').meta({
    description: 'the folder that keeps content, images and credentials',
    example: '/var/lib/car-buying',
  }),
  BUILD_DIR: z
    .string()
    .regex(/^\.next[a-z-]*$/, 'is neither .next nor .next followed by lower-case letters and dashes')
    .default('.next')
    .meta({
      description: 'the folder the site is built into, for two builds in one checkout',
      example: '.next',
    }),
  CONTENT_LAKE_PORT: port(3333).meta({
    description: 'the port of the embedded Content Lake',
    example: '3333',
  }),
  CONTENT_LAKE_HOST: z
    .string()
    .regex(/^[\da-zA-Z.:-]+$/, 'is not a host name or an IP address')
    .default('127.0.0.1')
    .meta({
      description: 'the network address the embedded Content Lake listens on; keep it on loopback',
      example: '127.0.0.1',
    }),
  CONTENT_LAKE_CORS_ORIGINS: z
    .string()
    .refine(
      (list) =>
        list
          .split(/[\s,]+/)
          .filter(Boolean)
          .every((origin) => /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i.test(origin)),
      'is not a list of origins, each http:// or https:// with a host name and nothing behind it',
    )
    .default('')
    .meta({
      description: 'other sites whose pages may call the embedded Content Lake from a browser, with a token',
      example: 'https://preview.example.co.uk, https://*.example.com',
    }),
  CONTENT_LAKE_PROXY_HOPS: z.string().regex(/^\d$/, 'is not a whole number from 0 to 9').default('0').meta({
    description: 'how many proxies stand in front of the embedded Content Lake and set X-Forwarded-For',
    example: '1',
  }),
  NEXT_PUBLIC_SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'may hold only lower-case letters, digits and dashes')
    .default('embedded')
    .meta({
      description: 'the hosted Sanity project; unset or "embedded" means the embedded Content Lake',
      example: 'abc12345',
    }),
  NEXT_PUBLIC_SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'may hold only lower-case letters, digits, dashes and underscores')
    .default('production')
    .meta({ description: 'the dataset that holds the content', example: 'production' }),
  SANITY_API_TOKEN: z
    .string()
    .regex(/^\S{10,}$/, 'does not look like a token: too short, or it has spaces in it')
    .optional()
    .meta({
      description: 'lets the server read drafts and the seed write; never sent to a browser',
      example: 'sk… from your project at sanity.io/manage',
      secret: true,
    }),
  SANITY_WEBHOOK_SECRET: z
    .string()
    .regex(/^\S{16,}$/, 'is shorter than 16 characters, or has spaces in it')
    .optional()
    .meta({
      description: 'proves that a call about a published change comes from your Sanity project',
      example: 'what `openssl rand -hex 32` prints; the webhook at sanity.io/manage needs the same',
      secret: true,
    }),
  NEXT_PUBLIC_VEHICLE_LOOKUP_URL: z
    .string()
    .refine(
      (value) => /^\/(?!\/)/.test(value) || isHttpUrl(value),
      'is neither a path on this site starting with / nor a web address',
    )
    .transform(withoutTrailingSlash)
    .default('/api/vehicle-lookup')
    .meta({
      description: 'where a browser looks a registration up',
      example: '/api/vehicle-lookup or https://vehicles.example.com/lookup',
    }),
  TRUSTED_PROXY: z
    .string()
    .refine(isTrustedProxy, 'is neither a number of proxies from 1 to 9 nor a list of addresses or ranges')
    .transform((value): TrustedProxy =>
      /^\d$/.test(value)
        ? { hops: Number(value) }
        : { ranges: value.split(',').map((range) => range.trim()) },
    )
    .optional()
    .meta({
      description:
        "whose X-Forwarded-For is believed: how many proxies stand in front, or the proxies' addresses",
      example: '1 or 127.0.0.1,10.0.0.0/8',
    }),
  REDIS_URL: z
    .string()
    .refine(
      (value) => /^rediss?:\/\/./.test(value) && URL.canParse(value),
      'does not start with redis:// or rediss://',
    )
    .optional()
    .meta({
      description: 'a Redis that several instances of the site count their limits in together',
      example: 'redis://localhost:6379',
      secret: true,
    }),
  ...vehicleVariables,
  ...enquiryVariables,
})

/** The proxies whose word about a visitor's address is taken: so many of them, or those at these addresses. */
export type TrustedProxy = { hops: number } | { ranges: string[] }

/** What a browser may know; safe to pass to a client component as props. */
export type PublicEnv = {
  /** The site's own address, without a trailing slash. */
  siteUrl: string
  /** Without a trailing slash; the registration is appended as one path segment. */
  vehicleLookupUrl: string
  sanity: {
    projectId: string
    dataset: string
    /** The embedded Content Lake's address; undefined with hosted Sanity, whose address the client knows. */
    apiHost: string | undefined
  }
  enquiries: PublicEnquirySettings
}

/** The checked settings of this process. */
export type Env = {
  port: number
  /** Absolute. */
  dataDir: string
  /** Relative to the project's folder, which is where every command runs. */
  buildDir: string
  contentLake: { port: number; host: string }
  /** True when content comes from the embedded Content Lake, false with hosted Sanity. */
  embedded: boolean
  sanityToken: string | undefined
  /** Undefined: nobody's word about a published change is taken, and pages renew themselves every few minutes. */
  webhookSecret: string | undefined
  /** Undefined: nobody's. A visitor's address is then the one that the connection comes from. */
  trustedProxy: TrustedProxy | undefined
  redisUrl: string | undefined
  vehicleLookup: { source: VehicleSource; limits: VehicleLookupLimits }
  enquiries: EnquirySettings
  public: PublicEnv
}

/** Names of all variables, for documentation checks and for telling whether a build is still current. */
export const variableNames = Object.keys(schema.shape) as (keyof typeof schema.shape)[]

/** Names of the variables whose values nobody else may read. */
export const secretNames = variableNames.filter((name) => schema.shape[name].meta()?.secret === true)

/** One or more variables have values the project cannot work with; the message explains each. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Checks the variables in `source` and throws one `EnvError` that lists every problem. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // `NAME=` in a file means "not set" to everyone who writes it, so an empty value takes the default.
  const given = Object.fromEntries(
    variableNames.map((name) => [name, source[name]?.trim() || undefined] as const),
  )
  const parsed = schema.safeParse(given)
  const problems = new Map<string, string>()
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0])
    if (!problems.has(name)) problems.set(name, issue.message)
  }
  if (parsed.data && parsed.data.PORT === parsed.data.CONTENT_LAKE_PORT)
    problems.set('CONTENT_LAKE_PORT', 'is the same as PORT')
  for (const [name, problem] of parsed.data ? vehicleProblems(parsed.data) : []) problems.set(name, problem)
  for (const [name, problem] of parsed.data ? enquiryProblems(parsed.data) : []) problems.set(name, problem)
  if (!parsed.data || problems.size > 0) throw new EnvError(explain(problems, given))

  const values = parsed.data
  const embedded = values.NEXT_PUBLIC_SANITY_PROJECT_ID === 'embedded'
  return {
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    buildDir: values.BUILD_DIR,
    contentLake: { port: values.CONTENT_LAKE_PORT, host: values.CONTENT_LAKE_HOST },
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
    public: {
      siteUrl: values.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${values.PORT}`,
      vehicleLookupUrl: values.NEXT_PUBLIC_VEHICLE_LOOKUP_URL,
      sanity: {
        projectId: values.NEXT_PUBLIC_SANITY_PROJECT_ID,
        dataset: values.NEXT_PUBLIC_SANITY_DATASET,
        apiHost: embedded ? `http://localhost:${values.CONTENT_LAKE_PORT}` : undefined,
      },
      enquiries: publicEnquirySettings(values),
    },
  }
}

let current: Env | undefined

/** The settings of this process, checked on first use. */
export function getEnv(): Env {
  if (typeof window !== 'undefined') throw new EnvError('Environment variables are read on the server only.')
  current ??= parseEnv(withSecrets(process.env))
  return current
}

function explain(problems: Map<string, string>, given: Record<string, string | undefined>): string {
  const entries = [...problems].map(([name, problem]) => {
    const variable = schema.shape[name as keyof typeof schema.shape]
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
