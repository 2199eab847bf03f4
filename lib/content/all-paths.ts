import { readFresh } from './client.ts'
import { ownPages } from '../../schemas/rules/site-addresses.ts'
import { areaPath, freePagePath, townPath } from './paths.ts'
import type { PlaceLink } from './places.ts'
import { areaParamsQuery, freePageLinksQuery, townsQuery } from './queries.ts'

const [home, ...otherPages] = ownPages

/** The pages of all towns and areas, and the editors' own. */
export type AllPlaces = { towns: PlaceLink[]; areas: PlaceLink[]; freePages: PlaceLink[] }

/** The paths of all pages, the most visited first, fetched from the Content Lake without any cache. */
export async function readAllPaths(): Promise<string[]> {
  return pathsOfAll(await readAllPlaces())
}

/** The paths of all pages of a site with these places, the most visited first. */
export function pathsOfAll({ towns, areas, freePages }: AllPlaces): string[] {
  const paths = (links: PlaceLink[]) => links.map(({ path }) => path)
  return [home, ...paths(towns), ...otherPages, ...paths(freePages), ...paths(areas)]
}

/**
 * All towns, areas and pages of editors' own, fetched from the Content Lake without any cache.
 *
 * @param signal - aborts the requests with an error
 */
export async function readAllPlaces(signal?: AbortSignal): Promise<AllPlaces> {
  const [{ towns, areas }, freePages] = await Promise.all([
    readPlaces(signal),
    readFresh(freePageLinksQuery, signal),
  ])
  return {
    towns: towns.map(({ town, name }) => ({ name, path: townPath(town) })),
    areas: areas.map(({ town, area, name }) => ({ name, path: areaPath(town, area) })),
    freePages: freePages.flatMap(({ name, slug }) =>
      name && slug ? [{ name, path: freePagePath(slug) }] : [],
    ),
  }
}

/** The paths of the areas of these towns. An area of one of them is listed under each, since a moved town has two. */
export async function readAreaPathsUnder(townSlugs: string[]): Promise<string[]> {
  const { areas } = await readPlaces()
  const moved = areas.filter(({ town }) => townSlugs.includes(town))
  return townSlugs.flatMap((town) => moved.map(({ area }) => areaPath(town, area)))
}

async function readPlaces(signal?: AbortSignal): Promise<{
  towns: { town: string; name: string }[]
  areas: { town: string; area: string; name: string }[]
}> {
  const [towns, areas] = await Promise.all([
    readFresh(townsQuery, signal),
    readFresh(areaParamsQuery, signal),
  ])
  return {
    towns: towns.flatMap(({ slug, name }) => (slug ? [{ town: slug, name: name ?? slug }] : [])),
    areas: areas.flatMap(({ town, area, name }) =>
      town && area ? [{ town, area, name: name ?? area }] : [],
    ),
  }
}
