import { canvas, type MapPoint } from '../../lib/map/canvas.ts'

/*
 * The measures of components/map/town-map.module.css, in rem like all that stands on the map, so that everything grows
 * with the visitor's text.
 */

/** How many times as wide the canvas is as what a narrow box shows of it: the county with a small margin. */
const canvasToCounty = 1.6

export const boxHeight = 25
export const signHeight = 1.875
/** A finger needs more than the sign that is seen. */
export const targetHeight = 2.75

/**
 * Widths of the box from which another layout holds; narrower boxes show a list. From the last one on, the map grows
 * no more.
 */
export const layoutsFrom = [17, 21, 27, 35, 43, 50] as const

/** A rectangle in the box, in rem from its middle. */
export type Rectangle = {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where a point lies in a box of this width, in rem from the middle of the box. */
export function positionInBox({ x, y }: MapPoint, boxWidth: number): MapPoint {
  const scale = (Math.min(boxWidth, layoutsFrom.at(-1) ?? 0) * canvasToCounty) / canvas.width
  return { x: (x - canvas.width / 2) * scale, y: (y - canvas.height / 2) * scale }
}

/** The rectangle around a point that its label, or something of another size there, takes up. */
export function labelRectangle(
  point: MapPoint,
  offset: MapPoint,
  { width, height }: { width: number; height: number },
): Rectangle {
  const [x, y] = [point.x + offset.x, point.y + offset.y]
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Whether two rectangles come closer than this to each other. */
export function overlap(a: Rectangle, b: Rectangle, space = 0): boolean {
  return (
    a.left < b.right + space &&
    b.left < a.right + space &&
    a.top < b.bottom + space &&
    b.top < a.bottom + space
  )
}
