import { withPlace } from '../shared/place-pattern.ts'
import { readContent } from './client.ts'
import { townPath } from './paths.ts'
import { isSlug } from '../../schemas/rules/slugs.ts'
import { type PlacePage, placePage } from './place-page.ts'
import { type LocatedPlace, type PlaceLink, areaLinks, townLinks } from './places.ts'
import { townQuery, townsQuery } from './queries.ts'
import { getSiteSettings } from './settings.ts'
import { tags } from './tags.ts'
import { type PageSeo, pageSeo } from './texts.ts'

/** A town's page. */
export type Town = PlacePage & {
  slug: string
  path: string
  name: string
  /** The heading of its page. */
  heading: string
  kind: 'town' | 'borough' | 'district'
  seo: PageSeo
  /** Up to four, never the town itself. */
  nearbyTowns: PlaceLink[]
  areas: LocatedPlace[]
}

/** All towns in alphabetical order. */
export async function getTowns(): Promise<LocatedPlace[]> {
  return townLinks(await readContent(townsQuery, { tags: [tags.townNames] }))
}

/** The town with this slug; null when there is none. */
export async function getTown(slug: string): Promise<Town | null> {
  if (!isSlug(slug)) return null
  const [stored, { words }] = await Promise.all([
    readContent(townQuery, {
      params: { slug },
      tags: [tags.town(slug), tags.townNames, tags.areaNames],
    }),
    getSiteSettings(),
  ])
  if (!stored?.name || !stored.slug) return null
  const path = townPath(stored.slug)
  const heading = withPlace(words.places.heading, stored.name)
  return {
    slug: stored.slug,
    path,
    name: stored.name,
    heading,
    kind: stored.kind ?? 'town',
    ...placePage(stored),
    seo: pageSeo(stored.seo, { title: heading, description: '' }),
    nearbyTowns: townLinks(stored.nearbyTowns)
      .filter((town) => town.path !== path)
      .slice(0, 4)
      .map(({ name, path }) => ({ name, path })),
    areas: areaLinks(stored.slug, stored.areas),
  }
}
