/** A position in degrees. */
export type Position = { lat: number; lng: number }

/** A place with a position. */
export type NamedPosition = { name: string; position: Position }

/** What the map of an area shows. */
export type AreaMapPlaces = {
  area: NamedPosition
  /** The nearest first, as the page lists them. */
  neighbours: NamedPosition[]
  /** The town that the area belongs to; null for a borough or a district, which is no point on a map. */
  town: NamedPosition | null
}

type Located = { name: string; location: Position | null }

/** Miles. A town this close to one of the other places is the same point at the scale of the map. */
const samePlace = 0.3

/** What the map of this area shows; null when it would show the area alone. */
export function areaMapPlaces(area: {
  name: string
  location: Position | null
  nearbyAreas: readonly Located[]
  parentTown: Located & { isTown: boolean }
}): AreaMapPlaces | null {
  if (!area.location) return null
  const neighbours = area.nearbyAreas.flatMap(named)
  const places = { area: { name: area.name, position: area.location }, neighbours }
  const shown = [places.area, ...neighbours]
  const [town = null] = area.parentTown.isTown ? named(area.parentTown) : []
  const isShown = town && shown.every(({ position }) => milesBetween(position, town.position) > samePlace)
  if (neighbours.length === 0 && !isShown) return null
  return { ...places, town: isShown ? town : null }
}

function named({ name, location }: Located): NamedPosition[] {
  return location ? [{ name, position: location }] : []
}

/** Where a position lies from another one, in miles to the east and to the south. Exact enough for a county. */
export function milesFrom(origin: Position, { lat, lng }: Position): { x: number; y: number } {
  const milesPerDegree = 69.1
  const shrinking = Math.cos((origin.lat * Math.PI) / 180)
  return { x: (lng - origin.lng) * milesPerDegree * shrinking, y: (origin.lat - lat) * milesPerDegree }
}

export function milesBetween(a: Position, b: Position): number {
  const { x, y } = milesFrom(a, b)
  return Math.hypot(x, y)
}

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** Where the other places lie from the area, for those who do not see the map. */
export function describeAreaMap({ area, neighbours, town }: AreaMapPlaces): string {
  const others = [...neighbours, ...(town ? [town] : [])]
  const byPoint = new Map<string, string[]>()
  for (const { name, position } of others) {
    const { x, y } = milesFrom(area.position, position)
    const eighth = Math.round(Math.atan2(x, -y) / (Math.PI / 4))
    const point = compass[(eighth + compass.length) % compass.length] ?? ''
    byPoint.set(point, [...(byPoint.get(point) ?? []), name])
  }
  const parts = [...byPoint].map(([point, names]) => `${names.join(' and ')} to the ${point}`)
  return `Map of ${area.name}: ${parts.join(', ')}`
}
