import { expect, it } from 'vitest'
import { areaMapPlaces, describeAreaMap, milesBetween } from './area-map-places.ts'

const caversham = { lat: 51.47, lng: -0.974 }
const at = (north: number, east: number) => ({ lat: caversham.lat + north, lng: caversham.lng + east })
const reading = { name: 'Reading', location: at(-0.014, 0.003), isTown: true }
const area = (more: Partial<Parameters<typeof areaMapPlaces>[0]> = {}) => ({
  name: 'Caversham',
  location: caversham,
  nearbyAreas: [
    { name: 'Emmer Green', location: at(0.02, 0.001) },
    { name: 'Nowhere', location: null },
  ],
  parentTown: reading,
  ...more,
})

it('shows the area with the neighbours and the town whose positions are known', () => {
  const places = areaMapPlaces(area())
  expect(places?.neighbours.map(({ name }) => name)).toEqual(['Emmer Green'])
  expect(places?.town).toEqual({ name: 'Reading', position: reading.location })
})

it('does not exist for an area without a position, or without anything around it', () => {
  expect(areaMapPlaces(area({ location: null }))).toBeNull()
  const alone = area({ nearbyAreas: [], parentTown: { ...reading, location: null } })
  expect(areaMapPlaces(alone)).toBeNull()
  expect(areaMapPlaces(area({ nearbyAreas: [] }))?.town?.name).toBe('Reading')
})

it('has no point for a borough, and none for a town in the place of another point', () => {
  expect(areaMapPlaces(area({ parentTown: { ...reading, isTown: false } }))?.town).toBeNull()
  expect(areaMapPlaces(area({ parentTown: { ...reading, location: at(0.001, 0) } }))?.town).toBeNull()
  const centre = { name: 'Reading Town Centre', location: at(-0.014, 0.002) }
  expect(areaMapPlaces(area({ nearbyAreas: [centre] }))?.town).toBeNull()
})

it('is described by the points of the compass', () => {
  const around = [
    ['North', 0.02, 0],
    ['Further north', 0.04, 0.002],
    ['East', 0, 0.03],
    ['South-west', -0.02, -0.032],
    ['West', 0.001, -0.03],
  ] as const
  const nearbyAreas = around.map(([name, north, east]) => ({ name, location: at(north, east) }))
  const places = areaMapPlaces(area({ nearbyAreas }))
  expect(places && describeAreaMap(places)).toBe(
    'Map of Caversham: North and Further north to the north, East to the east, South-west to the south-west, West to the west, Reading to the south',
  )
})

it('measures in miles', () => {
  // From Reading station to Slough station.
  expect(milesBetween({ lat: 51.459, lng: -0.972 }, { lat: 51.512, lng: -0.591 })).toBeCloseTo(16.8, 0)
})
