import type { SanityClient } from '@sanity/client'
import { afterEach } from 'vitest'
import { freePorts } from './free-port.ts'
import type { LakeProcess } from './lake-process.ts'
import { startSharedLake } from './shared-lake.ts'

/** Starts a lake for the tests of the file that calls this, with the site's client. Enquiries are deleted after each test. */
export async function startEnquiryLake(): Promise<{ lake: LakeProcess; client: SanityClient }> {
  const lake = await startSharedLake()
  const client = lake.client({ token: lake.credentials.siteToken, perspective: 'raw', maxRetries: 0 })
  afterEach(async () => {
    await client.delete({ query: '*[_type in ["enquiry", "enquiryRecipient"]]' })
  })
  return { lake, client }
}

/** The same client, of a lake that does not run. */
export async function unreachable(client: SanityClient): Promise<SanityClient> {
  const [port = 0] = await freePorts(1)
  return client.withConfig({ apiHost: `http://localhost:${port}` })
}
