import localFont from 'next/font/local'

/*
 * Three small Latin files, bundled from npm packages and served by this site. Public Sans, drawn for
 * public services, carries the text without drawing attention to itself; Familjen Grotesk, with its
 * signwriter's a, sets headings; Barlow Condensed comes from plates and road signs and is used for
 * nothing else.
 *
 * `optional`: who has them in time, which is nearly always, sees them; to nobody does a page jump because letters
 * of another width arrive late.
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
