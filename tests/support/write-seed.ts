import type { SanityClient } from '@sanity/client'
import { buildSeedDocuments } from '../../scripts/seed/build-seed-documents.ts'

/** Fills a dataset with the seed, for tests of other things: checking it takes seconds. */
export async function writeSeed(client: SanityClient): Promise<void> {
  const transaction = client.transaction()
  for (const document of buildSeedDocuments()) transaction.create(document)
  await transaction.commit({ visibility: 'sync', returnDocuments: false })
}
