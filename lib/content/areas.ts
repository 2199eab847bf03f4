import { withPlace } from '../shared/place-pattern.ts'
import { readContent } from './client.ts'
import { areaPath, townPath } from './paths.ts'
import { type Scene, scenes } from '../../schemas/rules/scenes.ts'
import { isSlug } from '../../schemas/rules/slugs.ts'
import { type FaqEntry, faqEntries } from './faqs.ts'
import { type PlacePage, placePage } from './place-page.ts'
import { type Location, type NeighbourLink, type PlaceLink, location, neighbourLinks } from './places.ts'
import { areaParamsQuery, areaQuery } from './queries.ts'
import { getSiteSettings } from './settings.ts'
import { tags } from './tags.ts'
import { type PageSeo, pageSeo } from './texts.ts'

/** An area's page. */
export type Area = PlacePage & {
  slug: string
  path: string
  parentSlug: string
  /** `isTown` is false for a borough or a district, whose location is only its middle. */
  parentTown: PlaceLink & { isTown: boolean; location: Location | null }
  /** The heading of its page. */
  heading: string
  /** The area alone: “Caversham”. */
  name: string
  /** With its town: “Reading – Caversham”. */
  fullName: string
  /** What is drawn at the top of its page; null for the landmark of its town. */
  scene: Scene | null
  postcodes: string[]
  roads: string[]
  station: string | null
  seo: PageSeo
  nearbyAreas: NeighbourLink[]
  /** Questions that this place raises; often none. */
  questions: FaqEntry[]
  /** The page that search engines should show instead of this one, for an area that belongs to two towns. */
  canonicalPath: string | null
  /** True while an editor keeps the page out of search results. */
  isHidden: boolean
}

/** The slugs of all areas with those of their towns, for pages that are rendered at build time. */
export async function getAreaParams(): Promise<{ town: string; area: string }[]> {
  const stored = await readContent(areaParamsQuery, { tags: [tags.townNames, tags.areaNames] })
  return stored.flatMap(({ town, area }) => (town && area ? [{ town, area }] : []))
}

/** The area with this slug in the town with that one; null when there is none. */
export async function getArea(townSlug: string, areaSlug: string): Promise<Area | null> {
  if (!isSlug(townSlug) || !isSlug(areaSlug)) return null
  const [stored, { words }] = await Promise.all([
    readContent(areaQuery, {
      params: { town: townSlug, area: areaSlug },
      tags: [tags.area(townSlug, areaSlug), tags.townNames, tags.areaNames],
    }),
    getSiteSettings(),
  ])
  if (!stored?.name || !stored.town?.name) return null
  const canonical = stored.canonicalArea
  return {
    slug: areaSlug,
    path: areaPath(townSlug, areaSlug),
    parentSlug: townSlug,
    parentTown: {
      name: stored.town.name,
      path: townPath(townSlug),
      isTown: (stored.town.kind ?? 'town') === 'town',
      location: location(stored.town.location),
    },
    heading: withPlace(words.places.heading, distinctName(stored.name, stored.town.name, stored.sharesName)),
    name: stored.name,
    fullName: `${stored.town.name} – ${stored.name}`,
    ...placePage(stored),
    scene: scenes.find(({ value }) => value === stored.scene)?.value ?? null,
    postcodes: stored.postcodes ?? [],
    roads: stored.roads ?? [],
    station: stored.station,
    seo: pageSeo(stored.seo, {
      title: withPlace(words.places.heading, `${stored.name}, ${stored.town.name}`),
      description: '',
    }),
    nearbyAreas: neighbourLinks(stored.nearbyAreas),
    questions: faqEntries(stored.questions),
    canonicalPath:
      canonical?.slug && canonical.town?.slug ? areaPath(canonical.town.slug, canonical.slug) : null,
    isHidden: stored.hiddenFromSearch === true,
  }
}

/** The name in the heading says which place is meant when a town or another area has the same name. */
function distinctName(name: string, town: string, sharesName: boolean): string {
  if (!sharesName) return name
  return name === town ? `${name} Town` : `${name}, ${town}`
}
