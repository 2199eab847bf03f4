import 'server-only'
import { getSiteSettings } from '../content/settings.ts'
import type { Env } from '../env/env.ts'
import { createRateLimit } from '../server/rate-limit.ts'
import { visitorKey } from '../server/visitor-address.ts'
import { activeChannel } from './delivery/active-channel.ts'
import { type EnquiryWorker, startWorker } from './delivery/worker.ts'
import { enquiryLake } from './store/client.ts'
import type { Reception } from './http/receive-enquiry.ts'
import { mostWrongAnswers } from './captcha/sum-challenge.ts'
import { pruneEnquiries, retentionLimit } from './store/removal.ts'
import { secretFor } from './captcha/secret.ts'
import { Spool } from './store/spool.ts'
import type { EnquiryStore } from './store/enquiry-store.ts'
import { usedOnce } from './captcha/used-once.ts'

// On the global object: the bundler gives the start-up hook and the endpoint a copy of this module each, and there must
// be one worker.
const shared = globalThis as { [key: symbol]: EnquiryWorker | undefined }
const workerKey = Symbol.for('berkshire-car-buying.enquiry-worker')

let reception: Reception | undefined

/** Where enquiries are kept with these settings. */
export function enquiryStore(env: Env): EnquiryStore {
  return { lake: enquiryLake(env), spool: new Spool(env.dataDir) }
}

/** What the endpoint works with, made on first use. */
export function getReception(env: Env): Reception {
  reception ??= makeReception(env)
  return reception
}

function makeReception(env: Env): Reception {
  const limitOf = (name: string, times: number) =>
    createRateLimit({ name, times, seconds: 3600, redisUrl: env.redisUrl })
  const limit = limitOf('enquiries', env.enquiries.limitPerVisitor)
  const wrongAnswers = limitOf('enquiry-answers', mostWrongAnswers)
  const keyOf = (headers: Headers) => visitorKey(headers, env.trustedProxy)
  return {
    siteUrl: env.public.siteUrl,
    store: enquiryStore(env),
    takeTurn: (headers) => limit.take(keyOf(headers)),
    wrongAnswers: {
      look: (headers) => wrongAnswers.look(keyOf(headers)),
      // A guess costs as much as a form that was sent.
      add: async (headers) => {
        await Promise.all([wrongAnswers.take(keyOf(headers)), limit.take(keyOf(headers))])
      },
    },
    captchaSecret: env.public.enquiries.captcha ? secretFor('captcha', env) : undefined,
    // As long as the longest-lived of them.
    proofs: usedOnce({ name: 'enquiry-proofs', lifetimeMs: 3_600_000, redisUrl: env.redisUrl }),
    onKept: () => shared[workerKey]?.kick(),
    now: () => new Date(),
  }
}

/** Starts to look after enquiries, once in this process. */
export async function startEnquiryWorker(env: Env): Promise<void> {
  if (shared[workerKey]) return
  const store = enquiryStore(env)
  const channel = await activeChannel(env, store.lake)
  if (channel === undefined && env.public.enquiries.forwardUrl === undefined)
    console.warn('Enquiries are kept but nobody is told of them: set SMTP_URL. .env.example explains it.')
  shared[workerKey] = startWorker({
    store,
    deliveries: channel && { lake: store.lake, channel, unrecorded: new Map() },
    tidy: async () => {
      const { enquiryRetentionMonths } = await getSiteSettings()
      await pruneEnquiries(store.lake, retentionLimit(enquiryRetentionMonths, new Date()))
    },
  })
}
