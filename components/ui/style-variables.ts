import type { CSSProperties } from 'react'

/** Inline styles that set custom properties, which React's own type leaves out. */
export type StyleVariables = CSSProperties & Record<`--${string}`, string | number>
