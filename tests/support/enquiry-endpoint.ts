import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { beforeEach } from 'vitest'
import { singleUseProofs } from '../../lib/server/single-use-proofs.ts'
import {
  type EnquiryService,
  type Outcome,
  receiveEnquiry,
} from '../../lib/enquiries/http/receive-enquiry.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { startEnquiryLake } from './enquiry-lake.ts'
import { temporaryFolder } from './temporary-folder.ts'

const siteUrl = 'http://localhost:4490'

/** A valid contact form, as a browser sends it. */
export const contactForm = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '01632 960 001',
  message: 'Hello',
}

/** An enquiry service without limits or captcha, with a spool of its own in this folder. */
export function enquiryService(client: SanityClient, folder: string): EnquiryService {
  return {
    siteUrl,
    store: { client, spool: new Spool(mkdtempSync(join(folder, 'data-'))) },
    countSubmission: () => Promise.resolve(0),
    wrongAnswers: { peek: () => Promise.resolve({ times: 0, wait: 0 }), add: () => Promise.resolve() },
    captchaSecret: undefined,
    proofs: singleUseProofs({ name: 'proofs', lifetimeMs: 60_000, redisUrl: undefined }),
    onStored: () => {},
    now: () => new Date(),
  }
}

/** Submits the contact form to the service. */
export function submit(
  service: EnquiryService,
  values: Record<string, string> = contactForm,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const request = new Request(`${siteUrl}/api/enquiries/contact`, {
    method: 'POST',
    headers: { Origin: siteUrl, ...headers },
    body: new URLSearchParams(values),
  })
  return receiveEnquiry('contact', request, service)
}

/** An `Idempotency-Key`, as a rendered form sends it. */
export const formKey = { 'Idempotency-Key': 'one-rendered-form-1' }

/** Starts a lake for the tests of the file that calls this, with a new service for each test. */
export async function startEnquiryEndpoint() {
  const { lake, client } = await startEnquiryLake()
  const folder = temporaryFolder('enquiry-endpoint-')
  const endpoint = {
    lake,
    client,
    service: enquiryService(client, folder),
    send: (values?: Record<string, string>, headers?: Record<string, string>) =>
      submit(endpoint.service, values, headers),
    stored: () => client.fetch<Enquiry[]>('*[_type == "enquiry"] | order(receivedAt)'),
  }
  beforeEach(() => {
    endpoint.service = enquiryService(client, folder)
  })
  return endpoint
}
