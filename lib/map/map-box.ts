import { sheet, sheetToCounty } from './sheet.ts'

/** Sizes in rem, so that everything grows with the visitor's text. */
export const boxHeight = 25
export const signHeight = 1.875
/** A finger needs more than the sign that is seen. */
export const targetHeight = 2.75

/**
 * Widths of the box, in rem, from which another layout holds; narrower boxes show a list. From the last
 * one on, the map grows no more. The style sheet has the same numbers.
 */
export const layoutsFrom = [17, 21, 27, 35, 43, 50] as const

/** A point on the sheet, or in the box. */
export type Place = { x: number; y: number }

/** A rectangle in the box, in rem from its middle. */
export type Rectangle = {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where a point lies in a box of this width, in rem from the middle of the box. */
export function positionInBox({ x, y }: Place, boxWidth: number): Place {
  const scale = (Math.min(boxWidth, layoutsFrom.at(-1) ?? 0) * sheetToCounty) / sheet.width
  return { x: (x - sheet.width / 2) * scale, y: (y - sheet.height / 2) * scale }
}

/** The rectangle around a point that its label, or something of another size in its place, takes up. */
export function labelRectangle(
  point: Place,
  offset: Place,
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

/** Room for a name on its sign: the display face at 15 px with wide letters, and the sign's edges. */
export function labelWidth(name: string): number {
  return name.length * 0.54 + 1.25
}

/** Room for the hint to a pin: the text face at 14 px, and the edges. */
export function hintWidth(hint: string): number {
  return hint.length * 0.44 + 1.25
}
