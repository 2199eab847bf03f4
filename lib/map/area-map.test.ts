import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { seedTowns } from '../../scripts/seed/places.ts'
import { areaMapSize, layOutAreaMap, radius } from './area-map-layout.ts'
import { type AreaMapPlaces, areaMapPlaces } from './area-map-places.ts'
import { drawAreaMap } from './area-map.ts'
import { type Box, sharedArea } from './label-positions.ts'

const located = (place: { name: string; latitude: number; longitude: number }) => ({
  name: place.name,
  location: { lat: place.latitude, lng: place.longitude },
})
const areas = new Map<string, (typeof seedTowns)[number]['areas'][number]>(
  seedTowns.flatMap((town) => town.areas.map((area) => [`${town.slug}/${area.slug}`, area])),
)
/** The maps of the areas of Berkshire, by their addresses. */
const maps = seedTowns.flatMap((town) =>
  town.areas.flatMap((area) => {
    const nearbyAreas = area.nearbyAreas.flatMap((path) => areas.get(path) ?? []).map(located)
    const parentTown = { ...located(town), isTown: town.kind === 'town' }
    const places = areaMapPlaces({ ...located(area), nearbyAreas, parentTown })
    return places ? [{ path: `${town.slug}/${area.slug}`, places }] : []
  }),
)

function wellFormed(svg: string): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(svg).close()
}

/** Everything that is wrong with the layout of one map. */
function faults(places: AreaMapPlaces): string[] {
  const { marks, rings } = layOutAreaMap(places)
  const inside = { left: 0, top: 0, right: areaMapSize.width, bottom: areaMapSize.height - 18 }
  const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top)
  const dot = ({ x, y, kind }: (typeof marks)[number]) => {
    const size = radius[kind]
    return { left: x - size, top: y - size, right: x + size, bottom: y + size }
  }
  return marks.flatMap((mark, index) => [
    ...(sharedArea(mark.label, inside) < area(mark.label) - 0.01
      ? [`${mark.label.lines.join(' ')} leaves the map`]
      : []),
    ...(sharedArea(dot(mark), inside) < area(dot(mark)) - 0.01
      ? [`the dot of ${mark.label.lines.join(' ')} leaves the map`]
      : []),
    ...marks.flatMap((other, at) => [
      ...(at > index && sharedArea(mark.label, other.label) > 0
        ? [`${mark.label.lines.join(' ')} and ${other.label.lines.join(' ')} overlap`]
        : []),
      ...(sharedArea(mark.label, dot(other)) > 0
        ? [`${mark.label.lines.join(' ')} hides the dot of ${other.label.lines.join(' ')}`]
        : []),
    ]),
    ...(index === 0 && !rings.some(({ label }) => label) ? ['no ring has its distance'] : []),
  ])
}

describe('the maps of the areas', () => {
  it('exist for every area', () => {
    expect(maps).toHaveLength(areas.size)
  })

  it('show every name, and none over another name or dot', () => {
    expect(maps.flatMap(({ path, places }) => faults(places).map((fault) => `${path}: ${fault}`))).toEqual([])
  })

  it('are small, well-formed, and load nothing', () => {
    const drawings = maps.map(({ places }) => drawAreaMap(places))
    for (const svg of drawings) expect(() => wellFormed(svg)).not.toThrow()
    expect(Math.max(...drawings.map((svg) => svg.length))).toBeLessThan(6000)
    expect(drawings.join('').replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|url\((?!#)|href|<script|NaN|Infinity|undefined/,
    )
  })
})

const caversham = { lat: 51.47, lng: -0.974 }
const place = (name: string, position = caversham) => ({ name, position })

it('draws names as text, whatever is in them', () => {
  const name = `</text><script>alert("1")</script>\u{0}&amp;`
  const svg = drawAreaMap({ area: place(name), neighbours: [place('B', { lat: 51.5, lng: -1 })], town: null })
  expect(() => wellFormed(svg)).not.toThrow()
  expect(svg).not.toContain('<script')
})

it('draws a town that is far away as an arrow at the edge', () => {
  const neighbours = [place('Near', { lat: 51.475, lng: -0.974 })]
  const town = place('Reading', { lat: 51.47, lng: -0.6 })
  const { marks, townAngle } = layOutAreaMap({ area: place('Caversham'), neighbours, town })
  const arrow = marks.at(-1)
  expect(arrow?.kind).toBe('distant town')
  expect(arrow?.x).toBeGreaterThan(areaMapSize.width - 24)
  expect(Math.abs(townAngle)).toBeLessThan(10)
  const near = layOutAreaMap({
    area: place('Caversham'),
    neighbours,
    town: place('Reading', { lat: 51.473, lng: -0.97 }),
  })
  expect(near.marks.at(-1)?.kind).toBe('town')
})

it('is drawn in milliseconds, also of places in one point with very long names', () => {
  const name = 'Llanfair and everything around it and beyond '.repeat(20)
  const places = {
    area: place(name),
    neighbours: Array.from({ length: 6 }, () => place(name)),
    town: place(name),
  }
  const begun = process.cpuUsage()
  for (let count = 0; count < 50; count++) expect(drawAreaMap(places)).not.toMatch(/NaN|Infinity/)
  expect(process.cpuUsage(begun).user / 50 / 1000).toBeLessThan(20)
})
