import type { SVGProps } from 'react'

/*
 * The parts of the silhouettes on the horizon of the green band: 260 units wide, ground at 150.
 */
export type Path = SVGProps<SVGPathElement> & { d: string }

/** The body of a landmark. */
export const body = (d: string): Path => ({ d, className: 'fill-band-line' })

/** What can be seen through the body. */
export const gap = (d: string): Path => ({ d, className: 'fill-band' })

/** Lines of this width. */
export const outline = (d: string, strokeWidth: number): Path => ({
  d,
  strokeWidth,
  className: 'fill-none stroke-band-line',
})

/** A pine of this height, with its top at `x`. */
export const pine = (x: number, height: number) =>
  body(
    `M${x} ${150 - height}l${height * 0.2} ${height * 0.34}h-${height * 0.08}l${height * 0.16} ${height * 0.28}h-${height * 0.1}l${height * 0.16} ${height * 0.24}h-${height * 0.28}v${height * 0.14}h-${height * 0.12}v-${height * 0.14}h-${height * 0.28}l${height * 0.16} -${height * 0.24}h-${height * 0.1}l${height * 0.16} -${height * 0.28}h-${height * 0.08}z`,
  )
