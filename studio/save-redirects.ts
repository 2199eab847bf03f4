import type { SanityClient } from '@sanity/client'
import { type Move, redirectChanges } from './moved-pages.ts'

/** Saves a redirect for each move. The site ignores a redirect from an address that still has a page. */
export async function saveRedirects(client: SanityClient, moves: readonly Move[]): Promise<void> {
  const existing = await client.fetch<{ _id: string; from: string | null }[]>(
    '*[_type == "redirect"]{_id, from}',
    {},
    { perspective: 'raw' },
  )
  const { remove, create } = redirectChanges(moves, existing)
  const transaction = client.transaction()
  for (const id of remove) transaction.delete(id)
  for (const document of create) transaction.createOrReplace(document)
  await transaction.commit({ tag: 'redirects' })
}
