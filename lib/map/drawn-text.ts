/** Longer names are cut off; the longest place name of Berkshire has 24 characters. */
const maxLength = 28

/**
 * The name as it is drawn: without what XML forbids, and without invisible characters, which previews of drafts put into
 * texts.
 */
export function drawnName(name: string): string {
  const visible = name
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(visible)
  return letters.length > maxLength
    ? `${letters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : visible
}

/** Text as it stands in an element or an attribute of an SVG document. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** In parts of the font's size, at the upper end of what common fonts without serifs have. */
const widths: [characters: RegExp, width: number][] = [
  [/[ilj.,'’|!]/, 0.28],
  [/[\sIftr()-]/, 0.36],
  [/[mwMW@%]/, 0.92],
  [/[A-Z&]/, 0.73],
  [/[\0-\u024f]/, 0.58],
]
const otherWidth = 1

/** The width of a text in the units of its size, rather more than less: the drawing does not know the visitor's font. */
export function widthOf(text: string, size: number): number {
  const ems = Array.from(text).reduce(
    (sum, character) => sum + (widths.find(([those]) => those.test(character))?.[1] ?? otherWidth),
    0,
  )
  return ems * size
}

/** A name on one line and, if it has words to part, on two of similar length. */
export function linesOf(name: string): string[][] {
  const words = name.split(' ')
  if (words.length < 2 || name.length < 12) return [[name]]
  const parted = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]
    return { lines, longest: Math.max(...lines.map((line) => line.length)) }
  })
  const [shortest] = parted.toSorted((a, b) => a.longest - b.longest)
  return [[name], ...(shortest ? [shortest.lines] : [])]
}
