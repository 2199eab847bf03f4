import type { SanityClient } from '@sanity/client'
import type { SanityDocument } from 'sanity'

type Stored = SanityDocument & { slug?: { current?: string }; town?: { _ref?: string } }

/** The pages that go when a town or an area is taken down, its own first; none when it has no page. */
export async function readPagesOf(client: Pick<SanityClient, 'fetch'>, published: Stored): Promise<string[]> {
  const own = published.slug?.current
  if (!own) return []
  if (published._type === 'town') {
    const areas = await client.fetch<string[]>(
      '*[_type == "area" && town._ref == $id && defined(slug.current)] | order(slug.current).slug.current',
      { id: published._id },
    )
    return [`/${own}`, ...areas.map((area) => `/${own}/${area}`)]
  }
  const town = await client.fetch<string | null>('*[_id == $id][0].slug.current', {
    id: published.town?._ref ?? '',
  })
  return town ? [`/${town}/${own}`] : []
}

/** Where visitors of a page that goes are best sent: the page above it. */
export function pageAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
