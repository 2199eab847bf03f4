import type { SanityClient } from '@sanity/client'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { readCredentials } from '../../scripts/lib/credentials.ts'

/** A client with the site's token, which may read enquiries. */
export function enquiryClient({ lakeUrl, dataDir }: { lakeUrl: string; dataDir: string }): SanityClient {
  return createSanityClient(
    { projectId: 'embedded', dataset: 'production', apiHost: lakeUrl },
    { token: readCredentials(dataDir).siteToken, perspective: 'raw' },
  )
}

/** Every enquiry from an e-mail address. */
export function enquiriesOf(client: SanityClient, email: string): Promise<Enquiry[]> {
  return client.fetch<Enquiry[]>('*[_type == "enquiry" && email == $email] | order(receivedAt asc)', {
    email,
  })
}
