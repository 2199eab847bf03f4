import { readFresh } from './client.ts'
import { ownPages } from '../../schemas/rules/site-addresses.ts'
import { areaPath, townPath } from './paths.ts'
import { areaParamsQuery, townsQuery } from './queries.ts'

const [home, ...otherPages] = ownPages

/**
 * The paths of all pages, the most visited first, fetched from the Content Lake without any cache.
 *
 * @param signal - aborts the requests with an error
 */
export async function readAllPaths(signal?: AbortSignal): Promise<string[]> {
  const { towns, areas } = await readPlaces(signal)
  return [home, ...towns.map(townPath), ...otherPages, ...areas.map(({ town, area }) => areaPath(town, area))]
}

/** The paths of the areas of these towns. An area of one of them is listed under each, since a moved town has two. */
export async function readAreaPathsUnder(townSlugs: string[]): Promise<string[]> {
  const { areas } = await readPlaces()
  const moved = areas.filter(({ town }) => townSlugs.includes(town))
  return townSlugs.flatMap((town) => moved.map(({ area }) => areaPath(town, area)))
}

async function readPlaces(
  signal?: AbortSignal,
): Promise<{ towns: string[]; areas: { town: string; area: string }[] }> {
  const [towns, areas] = await Promise.all([
    readFresh(townsQuery, signal),
    readFresh(areaParamsQuery, signal),
  ])
  return {
    towns: towns.flatMap(({ slug }) => slug ?? []),
    areas: areas.flatMap(({ town, area }) => (town && area ? [{ town, area }] : [])),
  }
}
