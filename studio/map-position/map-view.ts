import { canvas, type MapPoint } from '../../lib/map/canvas.ts'
import { project, unproject } from '../../lib/map/projection.ts'
import { mapBounds } from '../../schemas/rules/places.ts'

/** A position in degrees. */
export type Position = { lat: number; lng: number }

const { north, south, west, east } = mapBounds
const topLeft = project({ lat: north, lng: west })
const bottomRight = project({ lat: south, lng: east })

/** The part of the drawn map that shows the county, in the map's units. */
export const view = {
  x: topLeft.x,
  y: topLeft.y,
  width: bottomRight.x - topLeft.x,
  height: bottomRight.y - topLeft.y,
  map: canvas,
}

/** How far an arrow key moves the position, in degrees: about a hundred metres, with Shift a kilometre. */
const step = { small: 0.001, large: 0.01 }

const middle = unproject({ x: view.x + view.width / 2, y: view.y + view.height / 2 })

const arrows: Readonly<Record<string, { lat: number; lng: number }>> = {
  ArrowUp: { lat: 1, lng: 0 },
  ArrowDown: { lat: -1, lng: 0 },
  ArrowLeft: { lat: 0, lng: -1 },
  ArrowRight: { lat: 0, lng: 1 },
}

/** The position of a point of the view, given as fractions of its width and height. */
export function positionAt({ x, y }: MapPoint): Position {
  return rounded(unproject({ x: view.x + x * view.width, y: view.y + y * view.height }))
}

/** The position after a key was pressed; undefined for keys that move nothing. */
export function movedBy(key: string, isFar: boolean, from: Position = middle): Position | undefined {
  const direction = arrows[key]
  if (!direction) return undefined
  const degrees = isFar ? step.large : step.small
  return rounded({ lat: from.lat + direction.lat * degrees, lng: from.lng + direction.lng * degrees })
}

/** Whether the name of a town goes to the left of its dot, because a town is to the right where the name would be. */
export function isNamedLeft(town: MapPoint, name: string, others: readonly MapPoint[]): boolean {
  const length = 12 + 9 * name.length
  return others.some(({ x, y }) => x > town.x && x < town.x + length && Math.abs(y - town.y) < 16)
}

/** To about ten metres, and kept on the map. */
function rounded({ lat, lng }: Position): Position {
  const round = (value: number) => Math.round(value * 10_000) / 10_000
  return {
    lat: round(Math.min(Math.max(lat, south), north)),
    lng: round(Math.min(Math.max(lng, west), east)),
  }
}
