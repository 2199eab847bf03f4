import localFont from 'next/font/local'

/*
 * Public Sans for text, Familjen Grotesk for headings, and Barlow Condensed for number plates and road signs only. `npm run
 * fonts` makes the three files from npm packages: the characters and weights that pages use, half the size.
 *
 * `swap`: the first view waits for no font, and has the letters of the design as soon as they arrive; with `optional`, a
 * first visit on a slow connection saw them by chance. What is drawn in their place is in styles/fonts.css, as wide as they
 * are: Roboto first, because the first layout waits while each missing font is searched for, and phones are the slowest to
 * do so. All are preloaded, because the top of each page has all three.
 */
const text = localFont({
  src: './fonts/public-sans.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['text-roboto', 'text-arial', 'text-dejavu'],
  variable: '--font-text',
})

const heading = localFont({
  src: './fonts/familjen-grotesk.woff2',
  weight: '600 700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['heading-roboto', 'heading-arial', 'heading-dejavu'],
  variable: '--font-heading',
})

const numberPlate = localFont({
  src: './fonts/barlow-condensed.woff2',
  weight: '700',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['plate-roboto', 'plate-arial', 'plate-dejavu'],
  variable: '--font-number-plate',
})

/** Class names that make the three families available to the design tokens. */
export const fontVariables = `${text.variable} ${heading.variable} ${numberPlate.variable}`
