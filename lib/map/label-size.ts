/** Room in rem for a name on its sign: the display face at 15 px with wide letters, and the sign's edges. */
export function labelWidth(name: string): number {
  return name.length * 0.54 + 1.25
}

/** Room in rem for the hint to a pin: the text face at 14 px, and the edges. */
export function hintWidth(hint: string): number {
  return hint.length * 0.44 + 1.25
}
