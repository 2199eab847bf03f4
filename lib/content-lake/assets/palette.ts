/** One colour of an image with the text colours that are readable on it, as in Sanity's image metadata. */
type Swatch = {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  /** Share of the image, in per cent. */
  population: number
}

type Colour = {
  red: number
  green: number
  blue: number
  count: number
}

/** Lightness and saturation of each named swatch, as minimum, ideal and maximum. */
const targets = [
  { name: 'darkMuted', lightness: [0, 0.26, 0.45], saturation: [0, 0.3, 0.4] },
  { name: 'darkVibrant', lightness: [0, 0.26, 0.45], saturation: [0.35, 1, 1] },
  { name: 'lightMuted', lightness: [0.55, 0.74, 1], saturation: [0, 0.3, 0.4] },
  { name: 'lightVibrant', lightness: [0.55, 0.74, 1], saturation: [0.35, 1, 1] },
  { name: 'muted', lightness: [0.3, 0.5, 0.7], saturation: [0, 0.3, 0.4] },
  { name: 'vibrant', lightness: [0.3, 0.5, 0.7], saturation: [0.35, 1, 1] },
] as const

export type Palette = { _type: 'sanity.imagePalette'; dominant?: Swatch } & {
  -readonly [name in (typeof targets)[number]['name']]?: Swatch
}

/** The palette of raw RGBA pixels. Transparent pixels do not count; a fully transparent image has no swatch. */
export function paletteOf(rgba: Uint8Array): Palette {
  const colours = histogram(rgba)
  const palette: Palette = { _type: 'sanity.imagePalette' }
  const total = colours.reduce((sum, { count }) => sum + count, 0)
  const [dominant] = colours
  if (!dominant) return palette
  palette.dominant = toSwatch(dominant, total)
  for (const target of targets) {
    const best = bestFor(target, colours, dominant.count)
    if (best) palette[target.name] = toSwatch(best, total)
  }
  return palette
}

/** Averages of pixels that agree in the four highest bits of each channel, the most frequent first. */
function histogram(rgba: Uint8Array): Colour[] {
  const buckets = new Map<number, Colour>()
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red, green, blue, alpha] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!, rgba[at + 3]!]
    if (alpha < 125) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key)
    if (!bucket) {
      buckets.set(key, { red, green, blue, count: 1 })
      continue
    }
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.count += 1
  }
  return [...buckets.values()]
    .map(({ red, green, blue, count }) => ({
      red: red / count,
      green: green / count,
      blue: blue / count,
      count,
    }))
    .toSorted((a, b) => b.count - a.count)
}

type Range = readonly [min: number, ideal: number, max: number]

function bestFor(
  target: { lightness: Range; saturation: Range },
  colours: Colour[],
  mostFrequent: number,
): Colour | undefined {
  let best: { colour: Colour; score: number } | undefined
  for (const colour of colours) {
    const { lightness, saturation } = toHsl(colour)
    if (!isWithin(lightness, target.lightness) || !isWithin(saturation, target.saturation)) continue
    // Lightness matters most, then saturation; how common the colour is only decides between near equals.
    const score =
      6.5 * (1 - Math.abs(lightness - target.lightness[1])) +
      3 * (1 - Math.abs(saturation - target.saturation[1])) +
      0.5 * (colour.count / mostFrequent)
    if (!best || score > best.score) best = { colour, score }
  }
  return best?.colour
}

function isWithin(value: number, [min, , max]: Range): boolean {
  return value >= min && value <= max
}

function toHsl({ red, green, blue }: Colour): { lightness: number; saturation: number } {
  const high = Math.max(red, green, blue) / 255
  const low = Math.min(red, green, blue) / 255
  const lightness = (high + low) / 2
  const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1))
  return { lightness, saturation }
}

function toSwatch(colour: Colour, total: number): Swatch {
  const channels = [colour.red, colour.green, colour.blue].map(Math.round)
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Black and white read equally well at a luminance of 0.179.
  const text = luminance > 0.179 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: '#' + channels.map((value) => value.toString(16).padStart(2, '0')).join(''),
    foreground: text,
    title: text,
    population: Math.round((colour.count / total) * 10_000) / 100,
  }
}
