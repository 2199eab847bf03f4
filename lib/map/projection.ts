import { geoMercator } from 'd3-geo'
import { sheet } from './sheet.ts'

/** The middle of Berkshire, and how many degrees of longitude the sheet spans. */
const centre: [number, number] = [-1.0205, 51.4525]
const span = 1.83

const projection = geoMercator()
  .center(centre)
  .scale(sheet.width / ((span * Math.PI) / 180))
  .translate([sheet.width / 2, sheet.height / 2])

/**
 * Where a place lies on the sheet, in units of the sheet. The picture is drawn and the pins are placed
 * by this one function, so a pin always stands on its town.
 */
export function project({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  // A Mercator projection has an answer everywhere but at the poles.
  const [x, y] = projection([lng, lat]) ?? [Number.NaN, Number.NaN]
  return { x, y }
}
