import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { SendAccountMail } from './auth/account-mail.ts'
import { codeOf, messageOf } from './errors.ts'
import { defaultLimits, startLake } from './lake.ts'
import { explainStorageProblem, storageProblemOf } from './store/storage-error.ts'
import type { WebhookSettings } from './types.ts'

/**
 * The program of the process: settings from the environment, one line when ready, one line when it cannot start.
 * With an IPC channel it also stops when its parent process ends, however that ends.
 */

const port = z.coerce.number().int().min(0).max(65_535)
/** `https://www.example.com`, or `https://*.example.com` for all subdomains. */
const originPattern = /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i
const environment = z.object({
  CONTENT_LAKE_HOST: z.string().default('127.0.0.1'),
  CONTENT_LAKE_PORT: port.default(3333),
  /** Where browsers and the site reach the lake, when that is not the address it listens on. */
  CONTENT_LAKE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Called on each change to published documents, several at once; needs the secret, which signs the calls. */
  CONTENT_LAKE_WEBHOOK_URL: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  CONTENT_LAKE_WEBHOOK_SECRET: z.string().min(16).optional(),
  CONTENT_LAKE_WEBHOOK_PROJECTION: z.string().default('{_id, _type, "operation": delta::operation()}'),
  CONTENT_LAKE_CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((origin) => originPattern.test(origin)), 'is not a list of origins'),
  /** The file of a module whose `sendMail` sends mails about accounts. */
  CONTENT_LAKE_MAILER: z.string().startsWith('/').optional(),
  /** How many proxies in front set `X-Forwarded-For`. */
  CONTENT_LAKE_PROXY_HOPS: z.coerce.number().int().min(0).max(9).default(0),
  DATA_DIR: z.string().default('.data'),
  NEXT_PUBLIC_SANITY_DATASET: z.string().default('production'),
  NEXT_PUBLIC_SITE_URL: z.url().default('http://localhost:3000'),
})

try {
  await main()
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}

async function main(): Promise<void> {
  const env = environment.parse(process.env)
  const dataDir = resolve(env.DATA_DIR)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  accessSync(dataDir, constants.W_OK)
  const lake = await startLake(
    {
      host: env.CONTENT_LAKE_HOST,
      port: env.CONTENT_LAKE_PORT,
      dataDir,
      projectId: 'embedded',
      publicUrl: env.CONTENT_LAKE_URL ?? `http://localhost:${env.CONTENT_LAKE_PORT}`,
      siteOrigin: new URL(env.NEXT_PUBLIC_SITE_URL).origin,
      corsOrigins: env.CONTENT_LAKE_CORS_ORIGINS,
      proxyHops: env.CONTENT_LAKE_PROXY_HOPS,
      studioPath: '/studio',
      webhook: webhookOf(env),
      limits: defaultLimits,
    },
    env.NEXT_PUBLIC_SANITY_DATASET,
    env.CONTENT_LAKE_MAILER === undefined ? undefined : mailerIn(env.CONTENT_LAKE_MAILER),
  )
  console.log(`Content Lake ready on http://localhost:${lake.port}`)

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    void lake.close().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('disconnect', stop)
}

/** Loads the module with the first mail, since most processes send none. */
function mailerIn(file: string): SendAccountMail {
  const mailer = z.object({
    sendMail: z.custom<SendAccountMail>((value) => typeof value === 'function'),
  })
  return async (mail) => {
    const { sendMail } = mailer.parse(await import(pathToFileURL(file).href))
    return sendMail(mail)
  }
}

function webhookOf(env: z.infer<typeof environment>): WebhookSettings | undefined {
  const { CONTENT_LAKE_WEBHOOK_URL: urls, CONTENT_LAKE_WEBHOOK_SECRET: secret } = env
  if (urls === undefined) return undefined
  if (secret === undefined) {
    throw new Error('CONTENT_LAKE_WEBHOOK_URL needs CONTENT_LAKE_WEBHOOK_SECRET beside it.')
  }
  return { urls, secret, projection: env.CONTENT_LAKE_WEBHOOK_PROJECTION }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return `The Content Lake cannot start: ${issue?.path.join('.') ?? 'setting'}: ${issue?.message ?? 'is wrong'}`
  }
  const code = codeOf(error)
  const dataDir = resolve(process.env.DATA_DIR ?? '.data')
  if (code === 'EADDRINUSE') {
    const taken = process.env.CONTENT_LAKE_PORT ?? '3333'
    return `The Content Lake cannot start: port ${taken} is taken. Stop what uses it, or set CONTENT_LAKE_PORT.`
  }
  const problem =
    storageProblemOf(error) ?? (code === 'ENOTDIR' || code === 'EEXIST' ? 'read-only' : undefined)
  if (problem) return `The Content Lake cannot start: ${explainStorageProblem(problem, dataDir, error)}`
  return `The Content Lake cannot start: ${messageOf(error)}`
}
