import { createClient, type SanityClient } from '@sanity/client'
import { sanityApiVersion } from '../../lib/shared/sanity-api-version.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { readCredentials } from '../../scripts/lib/credentials.ts'

/** A client with the site's token, which may read enquiries. */
export function enquiryClient({ lakeUrl, dataDir }: { lakeUrl: string; dataDir: string }): SanityClient {
  return createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: sanityApiVersion,
    apiHost: lakeUrl,
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to an API host without a name per project
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: readCredentials(dataDir).siteToken,
  })
}

/** Every enquiry from an e-mail address. */
export function enquiriesOf(client: SanityClient, email: string): Promise<Enquiry[]> {
  return client.fetch<Enquiry[]>('*[_type == "enquiry" && email == $email] | order(receivedAt asc)', {
    email,
  })
}
