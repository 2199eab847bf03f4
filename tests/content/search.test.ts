import { expect, it } from 'vitest'
import { seedTowns } from '../../scripts/seed/places.ts'

const areas = seedTowns.flatMap((town) =>
  town.areas.map((area) => ({ ...area, path: `${town.slug}/${area.slug}` })),
)
const hidden = new Map(areas.flatMap(({ path, hiddenFromSearch: why }) => (why ? [[path, why]] : [])))

it('an area without a fact or a question of its own is not in search results', () => {
  expect(
    areas
      .filter(({ path, facts, questions }) => facts.length + questions.length === 0 && !hidden.has(path))
      .map(({ path }) => path),
  ).toEqual([])
})

it('an area that is not in search results says why, and has a neighbour that is', () => {
  expect(
    areas
      .filter(({ path, nearbyAreas }) => hidden.has(path) && nearbyAreas.every((near) => hidden.has(near)))
      .map(({ path }) => path),
  ).toEqual([])
  for (const why of hidden.values()) expect(why).toMatch(/\w \w.*\.$/)
})

it('few areas are left out of search results', () => {
  expect(hidden.size).toBeLessThan(areas.length / 20)
})
