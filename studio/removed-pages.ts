import type { SanityClient } from '@sanity/client'
import { type PlaceDocument, readAreaSlugs } from './moved-pages.ts'

/** The pages that are removed with a town, an area or an editor's own page, its own first; none when it has no page. */
export async function readRemovedPages(
  client: Pick<SanityClient, 'fetch'>,
  published: PlaceDocument,
): Promise<string[]> {
  const own = published.slug?.current
  if (!own) return []
  if (published._type === 'town') {
    const areas = await readAreaSlugs(client, published._id)
    return [`/${own}`, ...areas.map((area) => `/${own}/${area}`)]
  }
  if (published._type === 'freePage') return [`/${own}`]
  const town = await client.fetch<string | null>('*[_id == $id][0].slug.current', {
    id: published.town?._ref ?? '',
  })
  return town ? [`/${town}/${own}`] : []
}

/** The suggested target of a redirect from a removed page: the page above it. */
export function pageAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
