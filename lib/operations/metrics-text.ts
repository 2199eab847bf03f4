import 'server-only'
import { z } from 'zod'
import type { Env } from '../env/env.ts'
import { enquiryClient } from '../enquiries/store/client.ts'
import { Spool } from '../enquiries/store/spool.ts'
import { collectProcessMetrics, metrics } from '../server/metrics.ts'
import { countEnquiries } from './enquiry-counts.ts'

const timeoutMs = 2500

/** The counters of this process and of the embedded Content Lake, in Prometheus' text format. */
export async function metricsText(env: Env): Promise<string> {
  collectProcessMetrics()
  const [lake] = await Promise.all([lakeMetrics(env), readEnquiries(env)])
  return `${await metrics().registry.metrics()}${lake}`
}

/** What cannot be read is left out: an old number would look like a present one. */
async function readEnquiries(env: Env): Promise<void> {
  const { enquiries } = metrics()
  enquiries.reset()
  await Promise.all([
    countEnquiries(enquiryClient(env)).then(
      ({ waiting, failed }) => {
        enquiries.set({ state: 'waiting' }, waiting)
        enquiries.set({ state: 'failed' }, failed)
      },
      () => {},
    ),
    new Spool(env.dataDir).count().then(
      (spooled) => enquiries.set({ state: 'spooled' }, spooled),
      () => {},
    ),
  ])
}

async function lakeMetrics({ embedded, sanityToken, content: { apiHost } }: Env): Promise<string> {
  if (!embedded || apiHost === undefined) return ''
  try {
    const response = await fetch(`${apiHost}/v1/metrics`, {
      cache: 'no-store',
      headers: sanityToken === undefined ? {} : { authorization: `Bearer ${sanityToken}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = z
      .string()
      .startsWith('#')
      .safeParse(await response.text())
    return response.ok && text.success ? text.data : ''
  } catch {
    return ''
  }
}
