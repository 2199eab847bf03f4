import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { sanityApiVersion } from '../../lib/shared/sanity-api-version.ts'
import { runningSite } from './running-site.ts'

/** A client of the running site's content with an administrator's rights. */
export function administrator(): SanityClient {
  const { lakeUrl, dataDir } = runningSite()
  const { administratorToken } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as {
    administratorToken: string
  }
  return createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: sanityApiVersion,
    apiHost: lakeUrl,
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way to an API host of one's own
    useProjectHostname: false,
    useCdn: false,
    token: administratorToken,
  })
}
