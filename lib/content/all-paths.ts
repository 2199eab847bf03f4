import { readFresh } from './client.ts'
import { ownPages } from '../../schemas/rules/site-addresses.ts'
import { areaPath, townPath } from './paths.ts'
import { areaParamsQuery, townsQuery } from './queries.ts'

const [home, ...otherPages] = ownPages

/**
 * Every page there is at this moment, the most visited first. Asks the content itself, past every cache.
 *
 * @param signal - ends the attempt, with an error
 */
export async function readAllPaths(signal?: AbortSignal): Promise<string[]> {
  const { towns, areas } = await readPlaces(signal)
  return [home, ...towns.map(townPath), ...otherPages, ...areas.map(({ town, area }) => areaPath(town, area))]
}

/** The pages that areas of these towns have, or had when a town among them stood at another address. */
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
