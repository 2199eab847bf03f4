import { canvas, type MapPoint } from '../../lib/map/canvas.ts'

/*
 * The measures of components/map/town-map.module.css, in rem, so that the map's labels grow with the visitor's text size.
 */

/** The width of the canvas relative to the part that a narrow box shows: the county with a small margin. */
const canvasToCounty = 1.6

export const boxHeight = 25
export const signHeight = 1.875
/** The touch target is higher than the visible sign. */
export const targetHeight = 2.75

/**
 * The widths of the box at which layouts begin; narrower boxes show a list. The map does not grow beyond the last one.
 */
export const layoutsFrom = [17, 21, 27, 35, 43, 50] as const

/** A rectangle in the box, in rem from its centre. */
export type Rectangle = {
  left: number
  right: number
  top: number
  bottom: number
}

/** The position of a point in a box of this width, in rem from the centre. */
export function positionInBox({ x, y }: MapPoint, boxWidth: number): MapPoint {
  const scale = (Math.min(boxWidth, layoutsFrom.at(-1) ?? 0) * canvasToCounty) / canvas.width
  return { x: (x - canvas.width / 2) * scale, y: (y - canvas.height / 2) * scale }
}

/** The rectangle of this size at an offset from a point. */
export function labelRectangle(
  point: MapPoint,
  offset: MapPoint,
  { width, height }: { width: number; height: number },
): Rectangle {
  const [x, y] = [point.x + offset.x, point.y + offset.y]
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Whether two rectangles are closer than `space` to each other. */
export function overlap(a: Rectangle, b: Rectangle, space = 0): boolean {
  return (
    a.left < b.right + space &&
    b.left < a.right + space &&
    a.top < b.bottom + space &&
    b.top < a.bottom + space
  )
}
