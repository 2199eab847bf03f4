import type { SanityClient } from '@sanity/client'
import type { SanityDocument } from 'sanity'
import { normalisePath } from '../schemas/rules/redirects.ts'

/** A page that gets another address, and the redirect that follows from it. */
export type Move = { from: string; to: string }

/** A town or an area as it is stored. */
export type PlaceDocument = SanityDocument & { slug?: { current?: string }; town?: { _ref?: string } }

/** True when publishing may give the page of a town or an area, or an editor's own, another address; needs no request. */
export function mayMove(published: PlaceDocument | null, draft: PlaceDocument | null): boolean {
  if (!published || !draft) return false
  return published.slug?.current !== draft.slug?.current || published.town?._ref !== draft.town?._ref
}

/**
 * The pages that get another address when this draft is published: its own first; with a town, those of its areas too.
 *
 * @param client - sees published documents
 */
export async function readMoves(
  client: Pick<SanityClient, 'fetch'>,
  published: PlaceDocument,
  draft: PlaceDocument,
): Promise<Move[]> {
  const [before, after] = [published.slug?.current, draft.slug?.current]
  if (!before || !after) return []
  if (published._type === 'town') {
    const areas = await readAreaSlugs(client, published._id)
    return ['', ...areas.map((slug) => `/${slug}`)].map((rest) => ({
      from: `/${before}${rest}`,
      to: `/${after}${rest}`,
    }))
  }
  if (published._type === 'freePage') return [{ from: `/${before}`, to: `/${after}` }]
  const towns = await client.fetch<{ before: string | null; after: string | null }>(
    '{"before": *[_id == $before][0].slug.current, "after": *[_id == $after][0].slug.current}',
    { before: published.town?._ref ?? '', after: draft.town?._ref ?? '' },
  )
  // An area without a published town has no page.
  if (!towns.before || !towns.after) return []
  const move = { from: `/${towns.before}/${before}`, to: `/${towns.after}/${after}` }
  return move.from === move.to ? [] : [move]
}

/** The last parts of the addresses of a town's areas. */
export function readAreaSlugs(client: Pick<SanityClient, 'fetch'>, townId: string): Promise<string[]> {
  return client.fetch<string[]>(
    '*[_type == "area" && town._ref == $id && defined(slug.current)] | order(slug.current).slug.current',
    { id: townId },
  )
}

/**
 * The changes to the redirects when pages move: each page gets one, which replaces any from its old address. Redirects from
 * a new address are deleted, since there is a page now.
 *
 * @param existing - all redirects, drafts included
 */
export function redirectChanges(
  moves: readonly Move[],
  existing: readonly { _id: string; from?: string | null }[],
): {
  remove: string[]
  create: { _id: string; _type: 'redirect'; permanent: true; from: string; to: string }[]
} {
  const touched = new Set(moves.flatMap(({ from, to }) => [from, to]))
  const create = moves.map(({ from, to }) => ({
    // Slugs have single dashes only, so the ids are unique.
    _id: `redirect-${from.slice(1).replaceAll('/', '--')}`,
    _type: 'redirect' as const,
    permanent: true as const,
    from,
    to,
  }))
  const createdIds = new Set(create.map(({ _id }) => _id))
  const remove = existing.filter(
    ({ _id, from }) => from && touched.has(normalisePath(from)) && !createdIds.has(_id),
  )
  return { remove: remove.map(({ _id }) => _id), create }
}
