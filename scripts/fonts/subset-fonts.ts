import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
/** What English texts are written with. A character that is missing is drawn in the visitor's own font. */
const latin = `${ascii}\u00a0£€©®°·×½¼¾–—‘’“”…•−ÀÉàâäçèéêëîïñóôöùûü`
/** Plates and road signs, which are in capitals. */
const capitals = `ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ()-–.,/&'’`

const fonts = [
  {
    file: 'public-sans',
    from: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    characters: latin,
    weights: { min: 400, max: 700 },
  },
  {
    file: 'familjen-grotesk',
    from: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    characters: latin,
    weights: { min: 600, max: 700 },
  },
  {
    file: 'barlow-condensed',
    from: '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
    characters: capitals,
  },
]

/** The fonts of pages: the characters and weights that pages use. */
export function subsetFonts() {
  return Promise.all(
    fonts.map(async ({ file, from, characters, weights }) => {
      const source = `node_modules/${from}`
      const data = await subsetFont(readFileSync(source), characters, {
        targetFormat: 'woff2',
        ...(weights && { variationAxes: { wght: weights } }),
      })
      return { file, source, licence: source.replace(/\/files\/.*/, '/LICENSE'), data }
    }),
  )
}
