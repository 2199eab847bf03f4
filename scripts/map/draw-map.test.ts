import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { geoDistance } from 'd3-geo'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { seedTowns } from '../seed/places.ts'
import { drawMap } from './draw-map.ts'
import { mainRoads, motorways, type Position, rivers } from './lines.ts'

const areas = seedTowns.flatMap((town) => town.areas)
const earthRadius = 6371

/** Kilometres from a place to the nearest point of a line. */
function distance(to: Position, line: Position[]): number {
  const along = line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end
    return Array.from({ length: 50 }, (_, step): Position => {
      const share = step / 49
      return [start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])]
    })
  })
  return Math.min(...along.map((point) => geoDistance(to, point) * earthRadius))
}

describe('the map in the repository', () => {
  const committed = readFileSync('public/map/berkshire.svg', 'utf8')

  it('is up to date with “npm run map”', () => {
    expect(committed).toBe(drawMap())
  })

  it('is well-formed, less than 6 KB compressed, and loads nothing', () => {
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw error
    })
    expect(() => parser.write(committed).close()).not.toThrow()
    expect(gzipSync(committed).byteLength).toBeLessThan(6000)
    expect(committed.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\((?!#)|<script|NaN/)
  })

  it('has a dot for every area', () => {
    const dots = /class="dots" d="([^"]+)"/.exec(committed)?.[1]?.match(/M/g)
    expect(dots).toHaveLength(areas.length)
  })
})

describe('roads and rivers', () => {
  const roads: Record<string, Position[]> = { ...motorways, ...mainRoads }
  const named = areas.flatMap(({ name, longitude, latitude, roads: namedRoads }) =>
    namedRoads.flatMap((label) => {
      // With a junction, a motorway is what the place’s own roads lead to.
      const line = roads[label]
      return line ? [{ name, label, line, at: [longitude, latitude] satisfies Position }] : []
    }),
  )

  it('pass close to the places that list them', () => {
    expect(named.length).toBeGreaterThan(80)
    // A few list the nearest main road, which is further away.
    const far = named.filter(({ at, line }) => distance(at, line) > 10)
    expect(far.map(({ name, label }) => `${label} is far from ${name}`)).toEqual([])
    const close = named.filter(({ at, line }) => distance(at, line) < 3)
    expect(close.length / named.length).toBeGreaterThan(0.85)
  })

  it.each([
    ['Reading', 'Thames', 2],
    ['Reading', 'Kennet', 2],
    ['Newbury', 'Kennet', 1],
    ['Windsor', 'Thames', 1],
    ['Maidenhead', 'Thames', 2],
  ] as const)('%s lies on the %s', (town, river, kilometres) => {
    const place = seedTowns.find(({ name }) => name === town)
    expect(distance([place?.longitude ?? 0, place?.latitude ?? 0], rivers[river])).toBeLessThan(kilometres)
  })
})
