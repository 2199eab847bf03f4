import 'server-only'
import type { SanityClient } from '@sanity/client'
import { getSiteSettings } from '../content/settings.ts'
import type { Env } from '../env/env.ts'
import { processState } from '../server/process-state.ts'
import { createRateLimit } from '../server/rate-limit.ts'
import { visitorKey } from '../server/visitor-address.ts'
import { activeChannel } from './delivery/active-channel.ts'
import { type EnquiryWorker, startWorker, type WorkerOptions } from './delivery/worker.ts'
import { enquiryClient } from './store/client.ts'
import type { EnquiryService } from './http/receive-enquiry.ts'
import { maxWrongAnswers } from './captcha/sum-challenge.ts'
import { pruneEnquiries, retentionLimit } from './store/removal.ts'
import { secretFor } from './captcha/secret.ts'
import { Spool } from './store/spool.ts'
import type { EnquiryStore } from './store/enquiry-store.ts'
import { singleUseProofs } from '../server/single-use-proofs.ts'

/** The start-up hook starts the worker; the endpoint, in another bundle, wakes it. */
const ofProcess = processState('enquiry-worker', (): { worker?: EnquiryWorker } => ({}))

let service: EnquiryService | undefined

/** The store that these settings describe. */
function enquiryStore(env: Env): EnquiryStore {
  return { client: enquiryClient(env), spool: new Spool(env.dataDir) }
}

/** The enquiry service of this process, created on first use. */
export function getEnquiryService(env: Env): EnquiryService {
  service ??= createEnquiryService(env)
  return service
}

function createEnquiryService(env: Env): EnquiryService {
  const limitOf = (name: string, times: number) =>
    createRateLimit({ name, times, seconds: 3600, redisUrl: env.redisUrl })
  const limit = limitOf('enquiries', env.enquiries.limitPerVisitor)
  const wrongAnswers = limitOf('enquiry-answers', maxWrongAnswers)
  const keyOf = (headers: Headers) => visitorKey(headers, env.trustedProxy)
  return {
    siteUrl: env.public.siteUrl,
    store: enquiryStore(env),
    countSubmission: (headers) => limit.consume(keyOf(headers)),
    wrongAnswers: {
      peek: (headers) => wrongAnswers.peek(keyOf(headers)),
      // A wrong answer counts as a submission.
      add: async (headers) => {
        await Promise.all([wrongAnswers.consume(keyOf(headers)), limit.consume(keyOf(headers))])
      },
    },
    captchaSecret: env.public.enquiries.captcha ? secretFor('captcha', env) : undefined,
    // The lifetime of an ALTCHA challenge, which is the longest.
    proofs: singleUseProofs({ name: 'enquiry-proofs', lifetimeMs: 3_600_000, redisUrl: env.redisUrl }),
    onStored: () => ofProcess.worker?.kick(),
    now: () => new Date(),
  }
}

/** Starts the worker that moves, delivers and deletes enquiries, once in this process. */
export async function startEnquiryWorker(env: Env): Promise<void> {
  if (ofProcess.worker) return
  const store = enquiryStore(env)
  const channel = await activeChannel(env, store.client)
  if (channel === undefined && env.public.enquiries.forwardUrl === undefined)
    console.warn('Enquiries are kept but nobody is told of them: set SMTP_URL. .env.example explains it.')
  ofProcess.worker = startWorker({
    store,
    deliveries: channel && { client: store.client, channel, unrecorded: new Map() },
    tidy: async () => {
      const { enquiryRetentionMonths } = await getSiteSettings()
      await pruneEnquiries(store.client, retentionLimit(enquiryRetentionMonths, new Date()))
    },
    summarise: await dailySummary(env, store.client),
  })
}

/** Only mail carries a summary; another channel's code is not loaded. */
async function dailySummary(env: Env, client: SanityClient): Promise<WorkerOptions['summarise']> {
  const { channel } = env.enquiries
  if (channel?.kind !== 'smtp') return undefined
  const [{ sendDailySummary }, { smtpSender }] = await Promise.all([
    import('./delivery/daily-summary.ts'),
    import('./delivery/smtp-sender.ts'),
  ])
  const send = smtpSender(channel)
  const options = { client, send, from: channel.from, siteUrl: env.public.siteUrl, settings: getSiteSettings }
  return () => sendDailySummary(options)
}
