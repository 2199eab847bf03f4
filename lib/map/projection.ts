import { geoMercator } from 'd3-geo'
import { canvas, type MapPoint } from './canvas.ts'

/** The middle of Berkshire, and how many degrees of longitude the canvas spans. */
const centre: [number, number] = [-1.0205, 51.4525]
const span = 1.83

const projection = geoMercator()
  .center(centre)
  .scale(canvas.width / ((span * Math.PI) / 180))
  .translate([canvas.width / 2, canvas.height / 2])

/**
 * A position on the canvas, in its units. The map is drawn and the pins are placed by this function, so that they match.
 */
export function project({ lat, lng }: { lat: number; lng: number }): MapPoint {
  // A Mercator projection has a result everywhere but at the poles.
  const [x, y] = projection([lng, lat]) ?? [Number.NaN, Number.NaN]
  return { x, y }
}

/** The position at a point on the canvas: the reverse of `project`. */
export function unproject({ x, y }: MapPoint): { lat: number; lng: number } {
  const [lng, lat] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN]
  return { lat, lng }
}
