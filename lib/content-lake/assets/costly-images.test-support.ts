/* Small files that are costly to decode, for tests. */

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000">${content}</svg>`)

/** Two hundred bytes that take minutes to draw. */
export const costlySvg = svg(
  '<filter id="f"><feGaussianBlur stdDeviation="2000"/></filter><rect width="5000" height="5000" filter="url(#f)"/>',
)

/** Holds many images of its full size in memory at once. */
export const greedySvg = svg(
  `<filter id="f">${Array.from({ length: 40 }, (_, n) => `<feFlood flood-color="#${n + 100}" result="r${n}"/>`).join('')}<feMerge>${Array.from({ length: 40 }, (_, n) => `<feMergeNode in="r${n}"/>`).join('')}</feMerge></filter><rect width="5000" height="5000" filter="url(#f)"/>`,
)
