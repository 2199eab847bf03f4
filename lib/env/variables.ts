import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { enquiryVariables } from './enquiry-variables.ts'
import { operationsVariables } from './operations-variables.ts'
import { separateLakeVariables } from './separate-lake-variables.ts'
import { vehicleVariables } from './vehicle-variables.ts'

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

/** Every variable with what it may be, what it is for and an example. */
export const schema = z.object({
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
  CONTENT_LAKE_PROXY_HOPS: z
    .string()
    .regex(/^\d$/, 'is not a whole number from 0 to 9')
    .transform(Number)
    .optional()
    .meta({
      description:
        'how many proxies, this site among them, stand in front of the embedded Content Lake and set X-Forwarded-For',
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
      description: 'a Redis that several instances of the site share publications, pages and limits in',
      example: 'redis://localhost:6379',
      secret: true,
    }),
  ...separateLakeVariables,
  ...vehicleVariables,
  ...enquiryVariables,
  ...operationsVariables,
})

/** The proxies whose `X-Forwarded-For` is trusted: a number of them, or those at these addresses. */
export type TrustedProxy = { hops: number } | { ranges: string[] }

/** The name of a variable. */
export type VariableName = keyof typeof schema.shape

/** Names of all variables, for documentation checks and for telling whether a build is still current. */
export const variableNames = schema.keyof().options

/** Names of the variables whose values are secret. */
export const secretNames = variableNames.filter((name) => schema.shape[name].meta()?.secret === true)
