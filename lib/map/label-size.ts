/** The width in rem of a town's label: at most that of the text font at 15 px, with the label's padding. */
export function labelWidth(name: string): number {
  return roundedUp(name.length * 0.54 + 1.25)
}

/** The width in rem of a pin's tooltip: at most that of the text font at 14 px, with the padding. */
export function hintWidth(hint: string): number {
  return roundedUp(hint.length * 0.44 + 1.25)
}

/** To tenths: pages have it for each town. */
function roundedUp(width: number): number {
  return Math.ceil(width * 10) / 10
}
