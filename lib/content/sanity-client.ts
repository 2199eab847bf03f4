import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { ContentSource } from '../env/env.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'

/**
 * A client of the Content Lake that the settings name, the embedded one or hosted Sanity. It bypasses the CDN, whose copy
 * of changed content is older.
 */
export function createSanityClient(
  { projectId, dataset, apiHost }: ContentSource,
  {
    token,
    ...options
  }: Pick<ClientConfig, 'perspective' | 'maxRetries' | 'timeout'> & { token?: string | undefined },
): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: sanityApiVersion,
    useCdn: false,
    ...(token === undefined ? {} : { token }),
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to an API host without a name per project
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
    ...options,
  })
}
