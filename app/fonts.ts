import localFont from 'next/font/local'

/*
 * Three small Latin files, bundled from npm packages and served by this site: Public Sans for text, Familjen Grotesk for
 * headings, and Barlow Condensed for number plates and road signs only.
 *
 * `optional`: a font that loads in time is used, which is nearly always; one that loads late does not shift the page.
 */
const text = localFont({
  src: '../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-text',
})

const heading = localFont({
  src: '../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-heading',
})

const numberPlate = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-number-plate',
})

/** Class names that make the three families available to the design tokens. */
export const fontVariables = `${text.variable} ${heading.variable} ${numberPlate.variable}`
