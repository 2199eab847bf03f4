import { loadedShapes } from './load-shapes.ts'
import { isFields } from './values.ts'

type Position = [longitude: number, latitude: number, ...rest: number[]]

type Coordinates = number | Coordinates[]

/** GeoJSON, with only the fields that a geometry needs. */
type Geometry =
  | { type: string; coordinates: Coordinates[] }
  | { type: 'GeometryCollection'; geometries: Geometry[] }

/** How deeply lists of positions are nested. */
const depths: Record<string, number> = {
  Point: 0,
  MultiPoint: 1,
  LineString: 1,
  MultiLineString: 2,
  Polygon: 2,
  MultiPolygon: 3,
}

/** WGS 84's radius at the equator, in metres. */
const earthRadius = 6_378_137

/** A point, line or area on Earth. Shapes are compared on a plane; distances are measured on a sphere. */
export class Geo {
  readonly geometry: Geometry
  readonly #shape: object

  private constructor(geometry: Geometry, shape: object) {
    this.geometry = geometry
    this.#shape = shape
  }

  /** From GeoJSON, or from an object with a latitude and one longitude; null for any other value. */
  static from(value: unknown): Geo | null {
    if (value instanceof Geo) return value
    if (!isFields(value)) return null
    const known = cache.get(value)
    if (known !== undefined) return known
    const geo = Geo.#create(geometryOf(value) ?? pointOf(value))
    cache.set(value, geo)
    return geo
  }

  static #create(geometry: Geometry | null): Geo | null {
    if (!geometry) return null
    const shape = loadedShapes().shapeOf(geometry)
    return shape === null ? null : new Geo(geometry, shape)
  }

  static latLng(latitude: unknown, longitude: unknown): Geo | null {
    return Geo.#create(pointOf({ lat: latitude, lng: longitude }))
  }

  /** True when no part of the other lies outside this one. */
  contains(other: Geo): boolean {
    return loadedShapes().covers(this.#shape, other.#shape)
  }

  intersects(other: Geo): boolean {
    return loadedShapes().intersects(this.#shape, other.#shape)
  }

  /** Metres between two points; null for other shapes. */
  distanceTo(other: Geo): number | null {
    const [from, to] = [this.#position(), other.#position()]
    return from && to && greatCircle(from, to)
  }

  #position(): Position | null {
    const { geometry } = this
    if (geometry.type !== 'Point' || !('coordinates' in geometry)) return null
    return isPosition(geometry.coordinates) ? geometry.coordinates : null
  }

  toJSON(): Geometry {
    return this.geometry
  }
}

/** Documents do not change, so neither do the shapes that their objects describe. */
const cache = new WeakMap<object, Geo | null>()

function pointOf(value: Record<string, unknown>): Geometry | null {
  const { lat, lng, lon } = value
  if ((lng === undefined) === (lon === undefined)) return null
  const coordinates = [lng ?? lon, lat]
  return isPosition(coordinates) ? { type: 'Point', coordinates } : null
}

function geometryOf(value: Record<string, unknown>): Geometry | null {
  const { type, coordinates, geometries } = value
  if (type === 'GeometryCollection') return Array.isArray(geometries) ? collectionOf(geometries) : null
  if (typeof type !== 'string') return null
  const depth = Object.hasOwn(depths, type) ? depths[type] : undefined
  if (depth === undefined || !areCoordinates(coordinates, depth)) return null
  if (type === 'LineString' && !isLine(coordinates)) return null
  if (type === 'MultiLineString' && !coordinates.every(isLine)) return null
  if (type === 'Polygon' && !isPolygon(coordinates)) return null
  if (type === 'MultiPolygon' && !coordinates.every(isPolygon)) return null
  return { type, coordinates }
}

function collectionOf(parts: unknown[]): Geometry | null {
  const geometries = parts.flatMap((part) => (isFields(part) ? (geometryOf(part) ?? []) : []))
  return geometries.length === parts.length ? { type: 'GeometryCollection', geometries } : null
}

function areCoordinates(value: unknown, depth: number): value is Coordinates[] {
  if (depth === 0) return isPosition(value)
  return Array.isArray(value) && value.length > 0 && value.every((item) => areCoordinates(item, depth - 1))
}

function isPosition(value: unknown): value is Position {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false
  if (!value.every((number) => typeof number === 'number' && Number.isFinite(number))) return false
  return Math.abs(Number(value[0])) <= 180 && Math.abs(Number(value[1])) <= 90
}

function isLine(positions: Coordinates): boolean {
  return Array.isArray(positions) && positions.length >= 2
}

/** Rings end where they begin, and no other two consecutive points are the same. */
function isPolygon(rings: Coordinates): boolean {
  if (!Array.isArray(rings)) return false
  return rings.every((ring) => {
    if (!Array.isArray(ring) || ring.length < 4) return false
    const points = ring.map(String)
    return points[0] === points.at(-1) && points.every((point, index) => point !== points[index - 1])
  })
}

/** The haversine formula. */
function greatCircle([fromLng, fromLat]: Position, [toLng, toLat]: Position): number {
  const half = (degrees: number): number => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)
  const haversine = half(toLat - fromLat) + cosine(fromLat) * cosine(toLat) * half(toLng - fromLng)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
