import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js'
import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js'
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js'
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js'

/** What compares points, lines and areas on a plane. `load-shapes.ts` loads it. */

const reader = new GeoJSONReader(new GeometryFactory())

/** The shape of a GeoJSON geometry; null for an area whose edge crosses itself, which has no interior. */
export function shapeOf(geometry: object): object | null {
  const shape: unknown = reader.read(geometry)
  return typeof shape === 'object' && IsValidOp.isValid(shape) ? shape : null
}

/** True when no part of the inner one lies outside the outer one. */
export function covers(outer: object, inner: object): boolean {
  return Boolean(RelateOp.covers(outer, inner))
}

export function intersects(one: object, other: object): boolean {
  return Boolean(RelateOp.intersects(one, other))
}
