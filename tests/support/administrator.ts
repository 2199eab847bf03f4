import type { SanityClient } from '@sanity/client'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import { readCredentials } from '../../scripts/lib/credentials.ts'
import { runningSite } from './running-site.ts'

/** A client of the running site's content with an administrator's rights. */
export function administrator(): SanityClient {
  const { lakeUrl, dataDir } = runningSite()
  return createSanityClient(
    { projectId: 'embedded', dataset: 'production', apiHost: lakeUrl },
    { token: readCredentials(dataDir).administratorToken },
  )
}
